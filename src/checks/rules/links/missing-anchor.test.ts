import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import {
  type Config,
  makeConfig,
  makePage,
  type SectionConfig,
  withSections,
} from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const RULE = "missing-anchor";

const hero = (link: string): SectionConfig => ({
  type: "hero",
  heading: "Roofs",
  actions: [{ label: "Our roofs", link }],
});

const prose = (id: string): SectionConfig => ({ type: "prose", id, text: "Slate." });

const withLink = (link: string) => withSections(hero(link), prose("slates"));

const twoPages = (link: string) =>
  makeConfig({
    pages: [
      makePage({ sections: [hero("/"), prose("contact")] }),
      makePage({ path: "/seo", sections: [hero(link), prose("slates")] }),
    ],
  });

const withMenu = (link: string, pages: Config["pages"]): Config => {
  const config = makeConfig({ pages });
  return { ...config, header: { ...config.header, links: [{ label: "Contact", link }] } };
};

const plain = (...paths: string[]) => paths.map((path) => makePage({ path }));
const withContact = (path: string) => makePage({ path, sections: [hero("/"), prose("contact")] });

describe("missing-anchor", () => {
  it("knows the ids within sections", async () => {
    const list: SectionConfig = { type: "pageList", id: "all", dated: true, years: true };
    const siteWith = (link: string) =>
      makeConfig({
        pages: [
          makePage({ sections: [hero(link), list] }),
          makePage({ path: "/slates", date: "2026-03-01" }),
        ],
      });
    expect(await findingsOf(RULE, siteWith("#all-2026"))).toEqual([]);
    expect(await findingsOf(RULE, siteWith("#all-2027"))).toHaveLength(1);
  });

  it("reports a link to a section that this page does not have", async () => {
    expect(await findingsOf(RULE, withLink("#prices"))).toMatchObject([
      {
        severity: "error",
        excerpt: '"#prices"',
        location: "/ › section 1, hero › actions › entry 1 › link",
        message:
          'There is no section with the id "prices" on this page, so the link leads nowhere.',
        hint: "Give the section this id, or correct the link.",
        page: "/",
      },
    ]);
    expect(await fixedBy(RULE, withLink("#prices"))).toContain('"#prices"');
  });

  it("reports a link to a section that another page does not have", async () => {
    expect(await findingsOf(RULE, twoPages("/#prices"))).toMatchObject([
      { excerpt: '"/#prices"', message: expect.stringContaining('"prices" on /,') },
    ]);
  });

  it.each(["#slates", "/#slates", "/?from=van#slates", "/#", "#main", "#top", "/nowhere#x", "/"])(
    "accepts %s",
    async (link) => expect(await findingsOf(RULE, withLink(link))).toEqual([]),
  );

  it.each([
    ["#slatse", "#slates"],
    ["/seo?from=van#slats", "/seo?from=van#slates"],
  ])("fixes %s as %s", async (link, suggestion) => {
    expect(await findingsOf(RULE, twoPages(link))).toMatchObject([
      { hint: `Did you mean "${suggestion}"?` },
    ]);
    expect(await fixedBy(RULE, twoPages(link))).toContain(`"${suggestion}"`);
  });

  it.each([
    ["#slate", "#slates", "the site speaks of slate"],
    ["#contact", "/#contact", "the page may lack the section"],
  ])("suggests for %s %s without a fix: %s", async (link, suggestion) => {
    expect(await findingsOf(RULE, twoPages(link))).toMatchObject([
      { hint: `Did you mean "${suggestion}"?` },
    ]);
    expect(await fixedBy(RULE, twoPages(link))).toContain(`"${link}"`);
  });

  it("makes suggestions in Markdown, without a fix", async () => {
    const text = "See [slates](#slate).";
    const config = withSections({ type: "prose", id: "slates", text });
    expect(await findingsOf(RULE, config)).toMatchObject([
      { excerpt: "#slate", hint: 'Did you mean "#slates"?' },
    ]);
    expect(await fixedBy(RULE, config)).toContain("(#slate)");
  });

  it("reports a mistake of a template once", async () => {
    const local = template({ sections: [hero("#prices"), { type: "prose", text: "{story}" }] });
    const pages = [...plain("/"), localPage(), localPage({ path: "/roofs-otherby" })];
    expect(await findingsOf(RULE, makeConfig({ templates: { local }, pages }))).toMatchObject([
      { excerpt: '"#prices"', affects: ["/roofs-mockham", "/roofs-otherby"] },
    ]);
  });
});

describe("missing-anchor in header and footer", () => {
  it("names the pages without the section, and fixes the link if the home page has it", async () => {
    const pages = [withContact("/"), ...plain("/a", "/b", "/c", "/d", "/e")];
    expect(await findingsOf(RULE, withMenu("#contact", pages))).toMatchObject([
      {
        excerpt: '"#contact"',
        location: "header › links › entry 1 › link",
        message:
          'There is no section with the id "contact" on /a, /b, /c and 2 more pages, ' +
          "where this link is shown too.",
        hint: 'Did you mean "/#contact"?',
      },
    ]);
    expect(await fixedBy(RULE, withMenu("#contact", pages))).toContain('"/#contact"');
  });

  it("suggests the home page only if it has the section", async () => {
    const config = withMenu("#contact", [...plain("/", "/a"), withContact("/b")]);
    expect(await findingsOf(RULE, config)).toMatchObject([
      {
        message: expect.stringContaining("on / and /a, where"),
        hint: "Give the section this id, or correct the link.",
      },
    ]);
  });

  it("reports that no page has the section", async () => {
    expect(await findingsOf(RULE, withMenu("#contact", plain("/", "/a")))).toMatchObject([
      { message: expect.stringContaining("on any page, so the link leads nowhere.") },
    ]);
  });

  it.each(["#contact", "/a#contact"])("accepts a section that every page has: %s", async (link) =>
    expect(await findingsOf(RULE, withMenu(link, [withContact("/"), withContact("/a")]))).toEqual(
      [],
    ),
  );
});
