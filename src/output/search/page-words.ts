import type { Texts } from "../../../schema/fields/texts.ts";
import { textBlocks, withoutParts } from "../../lib/page-text.ts";
import type { LanguageDefinition } from "../../model/kit/language-definition.ts";
import { LEVELS } from "../../model/search.ts";
import { isWord, wordReader } from "../../model/search-words.ts";

/** The names of a page. */
export interface PageNames {
  label: string;
  title: string;
  description: string;
}

const [TEXT, OFTEN, HEADING, NAME] = [0, 1, 2, 3];

/**
 * Returns a function that lists the words of a page as searches compare them, without common words:
 * separated by spaces, with a line for each level of `LEVELS` and one with the parts of the HTML that are
 * left out.
 */
export function pageWordsReader(
  { search = {} }: Pick<LanguageDefinition, "search">,
  { common }: Texts["search"],
): (names: PageNames, html: string, leftOut?: readonly number[]) => string {
  const read = cached(wordReader(search));
  const commonWords = new Set(read(common).flatMap(({ parts }) => parts));
  return ({ label, title, description }, html, leftOut = []) => {
    const levels = new Map<string, number>();
    const add = (text: string, level: number) => {
      for (const { whole, parts } of read(text)) {
        for (const part of parts) raise(levels, part, level);
        if (parts.length > 1) raise(levels, whole, level);
      }
    };
    add(`${label} ${title}`, NAME);
    add(description, OFTEN);
    for (const { text, isHeading } of textBlocks(withoutParts(html, leftOut)))
      add(text, isHeading ? HEADING : TEXT);
    const words = packed(levels, (word) => isWord(word) && !commonWords.has(word));
    return leftOut.length > 0 ? `${words}\n${leftOut.join(" ")}` : words;
  };
}

/** Cached, since pages of a template mostly have the same texts. */
const MAX_CACHED = 5000;

function cached<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    if (known.size < MAX_CACHED) known.set(text, found);
    return found;
  };
}

function raise(levels: Map<string, number>, word: string, level: number): void {
  const before = levels.get(word);
  if (before === undefined || level > before) levels.set(word, level);
  else if (before === TEXT) levels.set(word, OFTEN);
}

function packed(levels: ReadonlyMap<string, number>, isAsked: (word: string) => boolean): string {
  const words: string[][] = LEVELS.map(() => []);
  for (const [word, level] of levels) if (isAsked(word)) words[level]?.push(word);
  return words.map((each) => each.join(" ")).join("\n");
}
