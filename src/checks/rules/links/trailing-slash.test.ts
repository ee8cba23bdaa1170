import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { type Config, makeConfig, makePage } from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const RULE = "trailing-slash";
const seo = makePage({ path: "/seo" });

const withText = (text: string): Config =>
  makeConfig({ pages: [makePage({ sections: [{ type: "prose", text }] }), seo] });

const withLink = (link: string): Config => {
  const actions = [{ label: "Our roofs", link }];
  const home = makePage({ sections: [{ type: "hero", heading: "Roofs", actions }] });
  return makeConfig({ pages: [home, seo] });
};

describe("trailing-slash", () => {
  it("reports a link with a slash that its page does not have", async () => {
    expect(await findingsOf(RULE, withLink("/seo/"))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"/seo/"',
        location: "/ › section 1, hero › actions › entry 1 › link",
        page: "/",
        message:
          "The page is at /seo, without a slash at the end. On some hosts this link does not work.",
        hint: "Write /seo.",
      },
    ]);
  });

  it.each(["/seo", "/", "/nowhere/", "/seo?next=/", "/seo#a", "#a", "https://a.example/seo/"])(
    "accepts %s",
    async (link) => expect(await findingsOf(RULE, withLink(link))).toEqual([]),
  );

  it.each([
    ["/seo/", "/seo"],
    ["/seo/#a", "/seo#a"],
    ["/seo//?from=/van/#a", "/seo?from=/van/#a"],
  ])("fixes %s as %s", async (link, fixed) =>
    expect(await fixedBy(RULE, withLink(link))).toBe(JSON.stringify(withLink(fixed), null, 2)),
  );

  it("fixes only the link in Markdown", async () => {
    const text = "A [b](/seo/), [c](/seo/?d=/#e) and [f](/seo), not /seo/ or [g](/nowhere/).";
    expect(await findingsOf(RULE, withText(text))).toMatchObject([
      { excerpt: "/seo/" },
      { excerpt: "/seo/?d=/#e" },
    ]);
    const fixed = "A [b](/seo), [c](/seo?d=/#e) and [f](/seo), not /seo/ or [g](/nowhere/).";
    expect(await fixedBy(RULE, withText(text))).toContain(fixed);
  });

  it("keeps the tokens of a link, and reports a link that is a parameter there", async () => {
    const linked = (link: string, location: string) => {
      const actions = [{ label: "Roofs", link }];
      const local = template({
        params: { location: { type: "text", description: "Path" } },
        label: "A",
        sections: [{ type: "hero", heading: "Roofs", actions }],
      });
      const page = localPage({ params: { location } });
      return makeConfig({ templates: { local }, pages: [makePage(), seo, page] });
    };
    expect(await fixedBy(RULE, linked("/{location}/#a", "seo"))).toContain('"/{location}#a"');
    expect(await findingsOf(RULE, linked("{location}", "/seo/"))).toMatchObject([
      { excerpt: '"/seo/"', location: "/roofs-mockham › params › location" },
    ]);
  });
});
