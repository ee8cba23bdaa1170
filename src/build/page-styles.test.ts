import { describe, expect, it } from "vitest";
import { pageStyles } from "./page-styles.ts";

describe("the styles of pages", () => {
  it("stand in the pages, each once in the policy", () => {
    const styles = pageStyles();
    expect([styles.element("a{}"), styles.element("b{}"), styles.element("a{}")]).toEqual([
      "<style>a{}</style>",
      "<style>b{}</style>",
      "<style>a{}</style>",
    ]);
    expect([...styles.inline]).toEqual(["a{}", "b{}"]);
    expect(styles.files.size).toBe(0);
  });

  it("lie in files where there are more kinds of pages than a policy can name", () => {
    const styles = pageStyles();
    const elements = Array.from({ length: 40 }, (_, index) => styles.element(`p${index}{}`));
    const linked = elements.filter((element) => element.startsWith("<link"));
    expect(styles.inline.size + linked.length).toBe(40);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked).toEqual(
      [...styles.files.keys()].map((url) => `<link rel="stylesheet" href="${url}">`),
    );
    expect(styles.element("p0{}")).toBe("<style>p0{}</style>");
  });
});
