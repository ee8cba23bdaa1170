import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { redirectFindings, redirecting } from "../../../testing/servers/redirecting.ts";

describe("redirect-target", () => {
  it("accepts a page, an anchor, a file, another site, and another redirect", async () => {
    expect(
      await redirectFindings(
        ["/about-us.html", "/about"],
        ["/über", "/about-us.html"],
        ["/blog/*", "/news/*"],
        ["/old shop/*".replace(" ", "%20"), "https://shop.example/"],
        ["/list", "/media/list.pdf"],
        ["/list/*", "https://shop.example/*"],
        ["/Price List.pdf", "/media/list.pdf"],
        ["/?p=12", "/about"],
        ["/index.php?route=news/roofs&page=2", "/news/roofs"],
      ),
    ).toEqual([]);
  });

  it.each([
    ["/a", "tel:+33142685300"],
    ["/a", "/news/*"],
    ["/blog/*", "/nothing/*"],
    ["/blog/*", "https://x.example/?p=*"],
    ["/blog/*", "https://x.example/?p=/*"],
    ["/blog/*", "https://x.example/*.html"],
    ["/blog/*", "/about?p=*"],
    ["/blog/*", "https://x.example/:splat"],
    ["/blog/*", "https://x.example/news/$1"],
    ["/blog/*", "https://x.example$request_uri"],
    ["/blog/*", "/about?p=$1"],
  ])("rejects targets that servers do not support: %s to %s", async (from, to) => {
    expect(await redirectFindings([from, to])).toEqual([`redirect-target "${to}"`]);
  });

  it.each(["//evil.example", "http://roofs.example", "javascript:alert(1)", "about us"])(
    "reports nothing if %s has been reported as an invalid link",
    async (to) => expect(await redirectFindings(["/a", to])).toEqual([`link-target "${to}"`]),
  );

  it("reports a page that does not exist, or is spelt differently", async () => {
    const [found] = await findingsOf("dead-link", redirecting(["/a", "/abuot"]));
    expect(found).toMatchObject({ excerpt: '"/abuot"', hint: 'Did you mean "/about"?' });
  });

  it.each([
    "about",
    "//evil.example",
    "/a?=id",
    "/*?id=1",
    "/a?id=1&*",
    "/a b ",
    "/a  b",
    "/a#b",
    "/a*",
    "/{town}",
    "/blog/:slug",
    "/blog/.+",
    "/^blog",
    "/blog$",
  ])("reports an invalid old address: %s", async (from) => {
    expect(await redirectFindings([from, "/"])).toEqual([`invalid-value "${from}"`]);
  });

  it.each(["/blog/:slug", "/blog/:path*", "/blog/(.*)", "^/blog/(.*)$", "/blog/.+", "/blog/**"])(
    "suggests its own patterns for those of other tools: %s",
    async (from) => {
      const [found] = await findingsOf("invalid-value", redirecting([from, "/"]));
      expect(found?.hint).toBe('Did you mean "/blog/*"?');
    },
  );
});
