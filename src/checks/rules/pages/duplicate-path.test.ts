import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";

const findings = (...paths: string[]) =>
  findingsOf("duplicate-path", makeConfig({ pages: paths.map((path) => makePage({ path })) }));

describe("duplicate-path", () => {
  it("reports the second page of a path, at its path", async () => {
    const found = await findings("/", "/seo", "/seo");
    expect(found).toMatchObject([
      {
        severity: "error",
        path: ["pages", 2, "path"],
        excerpt: '"/seo"',
        place: "/seo › path",
        page: "/seo",
        message: "Another page has the path /seo already; only one of the two could be shown.",
      },
    ]);
  });

  it.each([
    ["/seo", "/seo.html"],
    ["/", "/index"],
    ["/", "/index.html"],
  ])("takes %s and %s for one address", async (first, second) => {
    expect(await findings("/a", first, second)).toMatchObject([
      {
        excerpt: `"${second}"`,
        message: `${second} is the same address as ${first}; only one of the two pages could be shown.`,
      },
    ]);
  });

  it("is content with paths that only start alike", async () => {
    expect(await findings("/", "/seo", "/seo-prices", "/seo/prices", "/index-fund")).toEqual([]);
  });

  it("says nothing of a path that could not be read", async () => {
    expect(await findings("/Home Page", "/")).toEqual([]);
  });
});
