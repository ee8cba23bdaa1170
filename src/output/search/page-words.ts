import type { Texts } from "../../../schema/fields/texts.ts";
import { textBlocks } from "../../lib/page-text.ts";
import type { LanguageDefinition } from "../../model/language-definition.ts";
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
 * separated by spaces, with a line for each level of `LEVELS`.
 */
export function pageWordsReader(
  { search = {} }: Pick<LanguageDefinition, "search">,
  { common }: Texts["search"],
): (names: PageNames, html: string) => string {
  const read = cached(wordReader(search));
  const leftOut = new Set(read(common).flatMap(({ parts }) => parts));
  return ({ label, title, description }, html) => {
    const levels = new Map<string, number>();
    const add = (text: string, level: number) => {
      for (const { whole, parts } of read(text)) {
        for (const part of parts) raise(levels, part, level);
        if (parts.length > 1) raise(levels, whole, level);
      }
    };
    add(`${label} ${title}`, NAME);
    add(description, OFTEN);
    for (const { text, isHeading } of textBlocks(html)) add(text, isHeading ? HEADING : TEXT);
    return packed(levels, (word) => isWord(word) && !leftOut.has(word));
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
