import { describe, expect, it } from "vitest";
import type { WordsAround } from "../../protocol/page.ts";
import { rangeIn } from "./words-around.ts";

const TEXT = "A roll costs **6.90** at {business.name}. Two rolls cost 13 at {business.name}.";

const inText = (words: WordsAround) => {
  const { from, to } = rangeIn(TEXT, words);
  return `${TEXT.slice(0, from)}|${TEXT.slice(from, to)}|${TEXT.slice(to)}`;
};

describe("what is selected in the source of a text", () => {
  it.each<[string, WordsAround, string]>([
    ["a word", { before: "A ", selected: "roll", after: " costs " }, "A |roll| costs **6.90**"],
    ["a word in bold", { before: "", selected: "6.90", after: "" }, "costs **|6.90|** at"],
    [
      "a word with another space beside it",
      { before: "Two rolls cost\u00a0", selected: "13", after: "\u00a0at Roofs" },
      "rolls cost |13| at",
    ],
    ["a position", { before: "A roll", after: " costs " }, "A roll|| costs"],
    [
      "the position before words that are there twice",
      { before: "6.90", selected: "at", after: " Roofs" },
      "costs **6.90||** at",
    ],
  ])("is %s", (_, words, expected) => {
    expect(inText(words)).toContain(expected);
  });

  it("is the end of a text without the words", () => {
    expect(rangeIn(TEXT, { before: "", selected: "Slates", after: "" })).toEqual({
      from: TEXT.length,
      to: TEXT.length,
    });
  });
});
