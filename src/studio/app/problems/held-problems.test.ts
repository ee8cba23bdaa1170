import { describe, expect, it } from "vitest";
import { added, isFresh, type KnownProblem, withState } from "./held-problems.ts";

const problem = (field: string, message: string): KnownProblem => ({
  problem: { severity: "warning", rule: "a-rule", message, hint: "", path: [field] },
  isOutdated: false,
});

describe("the problems that a form holds", () => {
  const [one, other] = [problem("heading", "One"), problem("text", "Other")];

  it("stay as outdated ones when they no longer hold", () => {
    expect(withState([one, other], [other])).toEqual([
      { ...one, isOutdated: true, isGone: true },
      other,
    ]);
  });

  it("have the index of the last build", () => {
    expect(withState([one], [{ ...one, index: 3 }])).toEqual([{ ...one, index: 3 }]);
  });

  it("get others at the end", () => {
    expect(added([one], [other, one])).toEqual([other]);
  });
});

describe("a part of a form that is new", () => {
  const form = {
    path: ["pages", 0],
    before: { title: "Home", tags: ["a"], steps: [{ label: "First" }] },
    left: [["pages", 0, "steps", 2, "label"]],
  };

  it.each([
    [["pages", 0, "title"], false],
    [["pages", 0, "label"], false],
    [["pages", 0, "tags", 0], false],
    [["pages", 0, "tags", 1], true],
    [["pages", 0, "steps", 0, "text"], false],
    [["pages", 0, "steps", 1, "text"], true],
    [["pages", 0, "steps", 2, "text"], true],
    [["pages", 0, "steps", 2, "label"], false],
    [["pages", 0, "steps", 2], false],
  ])("%j: %s", (path, fresh) => {
    expect(isFresh(path, form)).toBe(fresh);
  });

  it("is all of a new section, until a field of it is left", () => {
    const section = { path: ["a"], before: undefined, left: [] };
    expect(isFresh(["a"], section)).toBe(true);
    expect(isFresh(["a", "heading"], section)).toBe(true);
    expect(isFresh(["a"], { ...section, left: [["a", "heading"]] })).toBe(false);
    expect(isFresh(["a", "text"], { ...section, left: [["a", "heading"]] })).toBe(true);
  });
});
