import { describe, expect, it } from "vitest";
import { findingsOf } from "../testing/check.ts";
import { type Config, makeConfig, makePage, type PageConfig } from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";

const withHome = (text: string, ...pages: PageConfig[]) => {
  const sections = [{ type: "hero", heading: "Roofs", text } as const];
  return makeConfig({ pages: [makePage({ sections }), ...pages] });
};

const slate = makePage({ path: "/slate" });
const orphans = async (config: Config) =>
  (await findingsOf("orphan-page", config)).map(({ affects }) => affects[0]);

describe("orphan-page", () => {
  it("reports a page that nothing links to, at its path", async () => {
    expect(await findingsOf("orphan-page", withHome("Roofs.", slate))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"/slate"',
        place: "/slate › path",
        message: "No other page links to /slate, so visitors cannot find it.",
      },
    ]);
  });

  it.each(["/slate", "/slate#prices", "/slate?from=home", "https://roofs.example/slate"])(
    "is content if another page links to %s",
    async (link) => expect(await orphans(withHome(`[Slate](${link})`, slate))).toEqual([]),
  );

  it("does not count a page's links to itself", async () => {
    const sections = [{ type: "hero", heading: "Roofs", text: "[Up](/slate#top)" } as const];
    expect(await orphans(withHome("Roofs.", { ...slate, sections }))).toEqual(["/slate"]);
  });

  it("counts menu, footer and the trail of pages below", async () => {
    const config = withHome("Roofs.", slate, makePage({ path: "/tiles" }));
    const header = { ...config.header, links: [{ label: "Slate", link: "/slate" }] };
    const groups = [{ heading: "More", links: [{ label: "Tiles", link: "/tiles" }] }];
    const footer = { ...config.footer, groups };
    const below = makePage({ path: "/welsh-slate", parent: "/slate", index: false });
    expect(await orphans({ ...config, header })).toEqual(["/tiles"]);
    expect(await orphans({ ...config, footer })).toEqual(["/slate"]);
    expect(await orphans({ ...config, pages: [...config.pages, below] })).toEqual(["/tiles"]);
  });

  it("counts the links that places nearby become", async () => {
    const other = params({ location: "Otherby", areas: ["Elsewhere", "Thirdwick"] });
    const config = templated(localPage(), localPage({ path: "/roofs-otherby", params: other }));
    expect(await orphans(config)).toEqual(["/roofs-mockham"]);
  });

  it("leaves alone a page that search engines may not list", async () => {
    expect(await orphans(withHome("Roofs.", { ...slate, index: false }))).toEqual([]);
  });
});
