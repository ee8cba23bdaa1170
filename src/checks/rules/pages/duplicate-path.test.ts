import { describe, expect, it } from "vitest";
import { findingsOf, findingsOfAll } from "../../../testing/check.ts";
import { makeConfig, makePage, type PageConfig, wrong } from "../../../testing/site.ts";
import { template } from "../../../testing/template.ts";

const findings = (...paths: string[]) =>
  findingsOf("duplicate-path", makeConfig({ pages: paths.map((path) => makePage({ path })) }));

describe("duplicate-path", () => {
  it("reports the second page with the same path, at its path", async () => {
    const found = await findings("/", "/seo", "/seo");
    expect(found).toMatchObject([
      {
        severity: "error",
        path: ["pages", 2, "path"],
        excerpt: '"/seo"',
        location: "/seo › path",
        page: "/seo",
        message: "Another page already has the path /seo. Only one of the two can be shown.",
      },
    ]);
  });

  it.each([
    ["/seo", "/seo.html"],
    ["/", "/index"],
    ["/", "/index.html"],
  ])("treats %s and %s as one address", async (first, second) => {
    expect(await findings("/a", first, second)).toMatchObject([
      {
        excerpt: `"${second}"`,
        message: `${second} is the same address as ${first}. Only one of the two pages can be shown.`,
      },
    ]);
  });

  it("is the only duplicate report for a repeated row of a table", async () => {
    const page = wrong<PageConfig>({ path: "/{location}", template: "local", params: "towns.csv" });
    const row = "Mockham,Slate here comes by sea and tile by rail.,A;B\n";
    const found = await findingsOfAll(
      makeConfig({ templates: { local: template() }, pages: [makePage(), page] }),
      { "../../towns.csv": `location,story,areas\n${row}${row}` },
    );
    const ofSecond = found.filter(({ range }) => range.line === 3);
    expect(ofSecond.map(({ rule }) => rule)).toEqual(["duplicate-path", "orphan-page"]);
    expect(ofSecond[0]?.message).toMatch(/can be shown\.$/);
  });

  it("accepts paths with the same beginning", async () => {
    expect(await findings("/", "/seo", "/seo-prices", "/seo/prices", "/index-fund")).toEqual([]);
  });
});
