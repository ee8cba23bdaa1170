import type { CompiledPage } from "../compile/routes.ts";
import { plainText } from "../compile/uses.ts";

/** Stands for the page's own names, which two pages do not differ by. */
const MASK = "_";

/** A parameter of more words is a sentence, and what the page says with it. */
const LONGEST_NAME = 3;

/**
 * The words that each page shows between header and footer, in order and in small letters. The name
 * of its place is masked: a page does not say anything new by putting in another name.
 */
export function visibleWords(pages: readonly CompiledPage[]): string[][] {
  const known = new Map<string, string[]>();
  const read = (text: string): string[] => {
    const words = known.get(text) ?? wordsIn(text);
    known.set(text, words);
    return words;
  };
  return pages.map((page) => {
    const words = page.uses.flatMap((use) => {
      if (use.kind === "text") return read(use.value);
      return use.kind === "markdown" ? read(plainText(use.nodes)) : [];
    });
    return mask(words, namesOf(page));
  });
}

/** Without apostrophes, and without the s after one: Barry's is about Barry. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’](s\b)?/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function namesOf({ page, label }: CompiledPage): string[][] {
  const parameters = [...page.scope.values()].flatMap(({ type, value, origin }) =>
    type === "text" && origin[0] === "pages" ? [wordsIn(value)] : [],
  );
  const short = parameters.filter(({ length }) => length <= LONGEST_NAME);
  return [wordsIn(label), ...short].filter(({ length }) => length > 0);
}

/** Puts one mask in the place of each name, the longest that fits. */
function mask(words: readonly string[], names: readonly string[][]): string[] {
  const ranked = [...names].sort((a, b) => b.length - a.length);
  const heads = new Set(ranked.map(([head]) => head));
  const masked: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const name = heads.has(word) ? ranked.find((each) => standsAt(each, words, at)) : undefined;
    masked.push(name ? MASK : word);
    if (name) at += name.length - 1;
  }
  return masked;
}

const standsAt = (name: readonly string[], words: readonly string[], at: number) =>
  name.every((word, index) => words[at + index] === word);
