import { describe, expect, it } from "vitest";
import { parseSource } from "./read.ts";

const problems = (text: string) =>
  parseSource("site.config.json", text).problems.map(({ message, offset, fix }) => ({
    message,
    at: text.slice(offset, offset + 1),
    fix: fix?.kind,
  }));

describe("text that is nearly JSON", () => {
  it("with two commas in a row is told of the first, which can go", () => {
    expect(problems('{ "a": 1,, "b": 2 }')).toEqual([
      { message: "This comma has nothing after it: another follows.", at: ",", fix: "cut" },
    ]);
  });

  it("whose list has no end is one problem, not one for each name that follows", () => {
    const [first, ...others] = problems('{ "a": [1, 2, "b": 3, "c": 4, "d": 5 }');
    expect(first).toMatchObject({ message: "A closing ] is missing.", fix: undefined });
    expect(others).toEqual([]);
  });
});
