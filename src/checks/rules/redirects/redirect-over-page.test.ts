import { describe, expect, it } from "vitest";
import { toldOfRedirects } from "../../../testing/redirecting.ts";

describe("redirect-over-page", () => {
  it.each([
    ["/about", "/"],
    ["/About/", "/"],
    ["/about.html", "/"],
    ["/index.html", "/about"],
    ["/sitemap.xml", "/"],
    ["/news/*", "/"],
    ["/*", "/"],
  ])("may not be at the address of what is there: %s", async (from, to) => {
    expect(await toldOfRedirects([from, to])).toContain(`redirect-over-page "${from}"`);
  });
});
