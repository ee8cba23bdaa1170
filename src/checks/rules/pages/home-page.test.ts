import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";

const found = (...paths: string[]) =>
  findingsOf("home-page", makeConfig({ pages: paths.map((path) => makePage({ path })) }));

describe("home-page", () => {
  it("reports a missing home page, and suggests one with a similar name", async () => {
    const message = 'There is no home page: none of the pages has the path "/".';
    expect(await found("/seo")).toMatchObject([{ severity: "error", excerpt: '"pages"', message }]);
    expect(await found("/seo", "/home")).toMatchObject([
      { hint: 'Write "/" as the path of /home, if that is the home page.' },
    ]);
  });

  it("accepts a site with a home page", async () => {
    expect(await found("/seo", "/")).toEqual([]);
  });
});
