import { describe, expect, it } from "vitest";
import { placeStyles, relinked, styleElement, styleUrl } from "./page-styles.ts";

describe("the styles of pages", () => {
  it("stand in the pages, each once in the policy", () => {
    const { inline, linked } = placeStyles(["a", "b", "a"]);
    expect([...inline]).toEqual(["a", "b"]);
    expect(linked.size).toBe(0);
  });

  it("lie in files where there are more kinds of pages than a policy can name", () => {
    const kinds = Array.from({ length: 40 }, (_, index) => `p${index}`);
    const { inline, linked } = placeStyles([...kinds, "p0"]);
    expect([...inline, ...linked]).toEqual(kinds);
    expect(inline.has("p0")).toBe(true);
    expect(linked.size).toBeGreaterThan(0);
  });

  it("go into a file and come back as they were", () => {
    const css = "p::after{content:'$&'}";
    const html = `<head>${styleElement(css)}</head>`;
    const linked = relinked(html, css, true);
    expect(linked).toBe(`<head><link rel="stylesheet" href="${styleUrl(css)}"></head>`);
    expect(relinked(linked, css, false)).toBe(html);
  });
});
