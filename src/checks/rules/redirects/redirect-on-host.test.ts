import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { redirecting } from "../../../testing/servers/redirecting.ts";
import type { Config } from "../../../testing/site.ts";

const OLD: [string, string][] = [
  ["/about-us", "/about"],
  ["/?p=12", "/about"],
  ["/blog/*", "/news/*"],
  ["/list.php", "/about"],
  ["/ABOUT", "/about"],
];

const refused = async (publish: Config["publish"], redirects = OLD) =>
  (await findingsOf("redirect-on-host", { ...redirecting(...redirects), publish })).map(
    ({ excerpt }) => excerpt,
  );

describe("redirect-on-host", () => {
  it.each<[Config["publish"], string[]]>([
    [{ to: "github-pages" }, ['"/?p=12"', '"/blog/*"', '"/list.php"', '"/ABOUT"']],
    [{ to: "cloudflare", project: "roofs" }, ['"/?p=12"']],
    [{ to: "netlify", site: "roofs" }, []],
    [{ to: "folder", path: "../site" }, []],
    [undefined, []],
  ])("reports redirects that a host does not support: %j", async (publish, found) => {
    expect(await refused(publish)).toEqual(found);
  });

  it("reports more redirects than a host accepts", async () => {
    const many = Array.from({ length: 101 }, (_, at): [string, string] => [
      `/old-${at}/*`,
      "/about",
    ]);
    expect(await refused({ to: "cloudflare", project: "roofs" }, many)).toEqual(['"/old-100/*"']);
  });
});
