import { describe, expect, it } from "vitest";
import { findingsOf, findingsOfPreview } from "../../../testing/check.ts";
import { type Config, makeConfig, makePage, type PageConfig } from "../../../testing/site.ts";
import { localPage, params, templated } from "../../../testing/template.ts";

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
        location: "/slate › path",
        message: "No links lead from the home page to /slate, so visitors cannot find it.",
      },
    ]);
  });

  it.each(["/slate", "/slate#prices", "/slate?from=home", "https://roofs.example/slate"])(
    "accepts a page if another page links to %s",
    async (link) => expect(await orphans(withHome(`[Slate](${link})`, slate))).toEqual([]),
  );

  it("does not count a page's links to itself", async () => {
    const sections = [{ type: "hero", heading: "Roofs", text: "[Up](/slate#top)" } as const];
    expect(await orphans(withHome("Roofs.", { ...slate, sections }))).toEqual(["/slate"]);
  });

  it("counts menu, footer and breadcrumbs", async () => {
    const config = withHome("[Welsh](/welsh-slate)", slate, makePage({ path: "/tiles" }));
    const header = { ...config.header, links: [{ label: "Slate", link: "/slate" }] };
    const groups = [{ heading: "More", links: [{ label: "Tiles", link: "/tiles" }] }];
    const footer = { ...config.footer, groups };
    const below = makePage({ path: "/welsh-slate", parent: "/slate", index: false });
    expect(await orphans({ ...config, header })).toEqual(["/tiles"]);
    expect(await orphans({ ...config, footer })).toEqual(["/slate"]);
    expect(await orphans({ ...config, pages: [...config.pages, below] })).toEqual(["/tiles"]);
  });

  it("counts the links that a list of nearby places makes", async () => {
    const other = params({ location: "Otherby", areas: ["Elsewhere", "Thirdwick"] });
    const config = templated(localPage(), localPage({ path: "/roofs-otherby", params: other }));
    expect(await orphans(config)).toEqual(["/roofs-mockham"]);
  });

  it("counts the pages that a list of news shows", async () => {
    const config = withHome("Roofs.", { ...slate, date: "2026-11-21" });
    const [home, ...pages] = config.pages;
    const sections = [...(home?.sections ?? []), { type: "newsList", heading: "News" } as const];
    expect(await orphans({ ...config, pages: [makePage({ sections }), ...pages] })).toEqual([]);
  });

  it("does not count links from unreachable pages, and reports each group once", async () => {
    const page = (path: string, ...links: string[]) => {
      const text = ["Roofs.", ...links.map((link) => `[There](${link})`)].join(" ");
      return makePage({ path, sections: [{ type: "hero", heading: "Roofs", text }] });
    };
    const config = withHome(
      "[In](/in)",
      page("/in", "/"),
      page("/below", "/in"),
      page("/ring-a", "/ring-b", "/below"),
      page("/ring-b", "/ring-a", "/one", "/two"),
      ...[page("/one"), page("/two"), page("/alone")],
    );
    expect(await findingsOf("orphan-page", config)).toMatchObject([
      {
        excerpt: '"/ring-a"',
        message:
          "No links lead from the home page to /ring-a, nor to /ring-b, /below, /one and /two, which it links to.",
      },
      { excerpt: '"/alone"' },
    ]);
  });

  it("counts links from a page that search engines may not list, if visitors can reach it", async () => {
    const hidden = makePage({ path: "/hidden", parent: "/slate", index: false });
    expect(await orphans(withHome("Roofs.", slate, hidden))).toEqual(["/slate"]);
    expect(await orphans(withHome("[Hidden](/hidden)", slate, hidden))).toEqual([]);
  });

  it("ignores a page that search engines may not list", async () => {
    expect(await orphans(withHome("Roofs.", { ...slate, index: false }))).toEqual([]);
  });

  it("waits until a draft is finished", async () => {
    const found = async (page: PageConfig) =>
      (await findingsOfPreview(withHome("Roofs.", page))).map(({ rule }) => rule);
    expect(await found({ ...slate, draft: true })).not.toContain("orphan-page");
    expect(await found({ ...slate, date: "2999-01-01" })).toContain("orphan-page");
  });
});
