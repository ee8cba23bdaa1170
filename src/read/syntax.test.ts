import { describe, expect, it } from "vitest";
import { parseSource } from "./read.ts";

const problems = (text: string) =>
  parseSource("site.config.json", text).problems.map(({ message, offset, fix }) => ({
    message,
    at: text.slice(offset, offset + 1),
    fix: fix?.kind,
  }));

describe("text that is nearly JSON", () => {
  it.each([
    ['{ "a": "x\ty" }', "\t", /^A tab cannot stand in a text/, /or \\t if you need it/],
    ['{ "a": "x\u0007y" }', "\u0007", /^This character cannot/, /\\u0007/],
    ['{\u00A0"a": 1 }', "\u00A0", /no-break space \(U\+00A0\)/, /ordinary space/],
    ['{ "a":\u200B1 }', "\u200B", /zero-width space \(U\+200B\)/, /Take it out/],
    ['{ "a": 1 \uFEFF}', "\uFEFF", /byte-order mark \(U\+FEFF\)/, /Take it out/],
    ['{ “a": 1 }', "“", /^“ is not the double quote/, /straight "/],
    ["{ 'a': 1 }", "'", /^' is not the double quote/, /straight "/],
  ])("has its wrong character named and shown: %j", (text, character, message, hint) => {
    const [found, ...others] = parseSource("site.config.json", text).problems;
    expect(others).toEqual([]);
    expect(found?.message).toMatch(message);
    expect(found?.hint).toMatch(hint);
    expect(text.slice(found?.offset).startsWith(character)).toBe(true);
  });

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
