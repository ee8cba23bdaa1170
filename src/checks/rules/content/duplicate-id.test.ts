import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage, type SectionConfig, withSections } from "../../../testing/site.ts";
import { localPage, template } from "../../../testing/template.ts";

const prose = (id: string): SectionConfig => ({ type: "prose", id, text: "Slate." });
const findings = (...sections: SectionConfig[]) =>
  findingsOf("duplicate-id", withSections(...sections));

describe("duplicate-id", () => {
  it("reports the second section with the same id, at its id", async () => {
    expect(await findings(prose("a"), prose("b"), prose("a"))).toMatchObject([
      {
        severity: "error",
        excerpt: '"a"',
        location: "/ › section 3, prose › id",
        page: "/",
        message: 'An earlier section of the page also has the id "a". Links to #a lead there.',
      },
    ]);
  });

  it("reports parts of two sections with the same id", async () => {
    const list: SectionConfig = { type: "pageList", dated: true, years: true };
    const news = ["2024-05-01", "2025-05-01"].map((date) =>
      makePage({ path: `/${date}`, title: `News of ${date}`, date }),
    );
    const [home] = withSections(prose("a"), list, list).pages;
    const config = makeConfig({ pages: [...(home ? [home] : []), ...news] });
    expect(await findingsOf("duplicate-id", config)).toMatchObject([
      { location: "/ › section 3, pageList", message: expect.stringContaining("pages-2025") },
    ]);
  });

  it("reports main, which every page uses itself", async () => {
    expect(await findings(prose("a"), prose("main"))).toMatchObject([
      {
        excerpt: '"main"',
        location: "/ › section 2, prose › id",
        message: expect.stringContaining('The id "main" is reserved for the page itself'),
      },
    ]);
  });

  it("accepts one id on two pages, and sections without an id", async () => {
    const text: SectionConfig = { type: "prose", text: "Tiles." };
    const sections = [prose("a"), text, text, prose("b")];
    const pages = [makePage({ sections }), makePage({ path: "/a", sections })];
    expect(await findingsOf("duplicate-id", makeConfig({ pages }))).toEqual([]);
  });

  it("reports a mistake of a template once", async () => {
    const local = template({ sections: [prose("a"), prose("a")] });
    const pages = [makePage(), localPage(), localPage({ path: "/roofs-otherby" })];
    const config = makeConfig({ templates: { local }, pages });
    expect(await findingsOf("duplicate-id", config)).toMatchObject([
      { excerpt: '"a"', affects: ["/roofs-mockham", "/roofs-otherby"] },
    ]);
  });
});
