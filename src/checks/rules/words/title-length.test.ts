import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";
import { localPage, params, template } from "../../../testing/template.ts";

const titled = (title: string, index = true) => makeConfig({ pages: [makePage({ title, index })] });

const ofLength = (length: number) => "Slate roofs in Mockham ".padEnd(length, "x");

describe("title-length", () => {
  it("reports a title that search results would cut, with its length", async () => {
    expect(await findingsOf("title-length", titled(ofLength(66)))).toMatchObject([
      {
        severity: "warning",
        excerpt: `"${ofLength(66)}"`,
        location: "/ › title",
        message: "This title is too long: search results truncate it after about 65 characters.",
        hint: "On / it has 66 characters. Name the job and the place, in 30 to 60 characters.",
      },
    ]);
  });

  it("reports a title that is too short", async () => {
    expect(await findingsOf("title-length", titled("Roofs, Mockham"))).toMatchObject([
      { excerpt: '"Roofs, Mockham"', message: expect.stringContaining("too short") },
    ]);
  });

  it.each(["Roofs, Mockhams", ofLength(65), "é".repeat(65)])("accepts %s", async (title) =>
    expect(await findingsOf("title-length", titled(title))).toEqual([]),
  );

  it("counts the values of tokens", async () => {
    expect(await findingsOf("title-length", titled("{business.name}s"))).toEqual([]);
  });

  it("accepts short titles of legal pages", async () => {
    const footer = {
      copyright: "© {business.name}",
      smallLinks: [{ label: "Impressum", link: "/impressum" }],
    };
    const titles = async (title: string) => {
      const pages = [makePage(), makePage({ path: "/impressum", title })];
      const found = await findingsOf("title-length", makeConfig({ footer, pages }));
      return found.filter(({ page }) => page === "/impressum").length;
    };
    expect(await titles("Impressum")).toBe(0);
    expect(await titles(ofLength(66))).toBe(1);
  });

  it("ignores a page that search engines may not list", async () => {
    expect(await findingsOf("title-length", titled("Thanks", false))).toEqual([]);
  });

  it("reports a template's title once for all its pages", async () => {
    const config = makeConfig({
      templates: { local: template({ title: "{location}" }) },
      pages: [
        localPage({ path: "/a", params: params({ location: "Abb" }) }),
        localPage({ path: "/b", title: "Roofs for {location}" }),
      ],
    });
    const long = makeConfig({
      templates: { local: template({ title: `${ofLength(60)} {location}` }) },
      pages: [localPage({ path: "/a" }), localPage({ path: "/b" })],
    });
    expect(await findingsOf("title-length", config)).toMatchObject([
      { excerpt: '"Abb"', location: "/a › params › location" },
    ]);
    expect(await findingsOf("title-length", long)).toMatchObject([
      { location: "templates › local › title", affects: ["/a", "/b"] },
    ]);
  });
});
