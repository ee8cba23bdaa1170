import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { bilingual, welsh } from "../../../testing/languages.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";
import { localPage, params, template, templated } from "../../../testing/template.ts";

const titles = (first: string, second: string, index = true) =>
  makeConfig({
    pages: [makePage({ title: first }), makePage({ path: "/slate", title: second, index })],
  });

describe("duplicate-title", () => {
  it("reports the later of two equal titles and names the first", async () => {
    expect(await findingsOf("duplicate-title", titles("Roofs", "roofs "))).toMatchObject([
      {
        severity: "error",
        excerpt: '"roofs "',
        location: "/slate › title",
        message:
          "This title is the same as that of /: nobody can tell the two pages apart in search results.",
      },
    ]);
  });

  it("accepts different titles, and pages that are not listed", async () => {
    expect(await findingsOf("duplicate-title", titles("Roofs", "Slate roofs"))).toEqual([]);
    expect(await findingsOf("duplicate-title", titles("Roofs", "Roofs", false))).toEqual([]);
  });

  it("accepts one title in two languages", async () => {
    const pages = [makePage({ title: "Sauna" }), welsh({ title: "Sauna" })];
    expect(await findingsOf("duplicate-title", bilingual(pages))).toEqual([]);
  });

  it("reports the parameter that should differ", async () => {
    const config = templated(
      localPage({ path: "/a" }),
      localPage({ path: "/b", params: params({ location: "Mockham" }) }),
    );
    expect(await findingsOf("duplicate-title", config)).toMatchObject([
      { excerpt: '"Mockham"', location: "/b › params › location" },
    ]);
  });

  it("reports a template's title once if it has no parameter", async () => {
    const config = makeConfig({
      templates: { local: template({ title: "Roofs by {business.owner}" }) },
      pages: ["/a", "/b", "/c"].map((path) => localPage({ path })),
    });
    expect(await findingsOf("duplicate-title", config)).toMatchObject([
      { location: "templates › local › title", affects: ["/b", "/c"] },
    ]);
  });
});
