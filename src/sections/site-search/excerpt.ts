import { splitAtWords, textBlocks } from "plumbline/ui";
import type { Search } from "./engine.ts";

type ReadWords = Search["read"];

interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Splits a text into parts, so that the normalised words in `terms` can be marked. */
export const markWords = (
  text: string,
  terms: ReadonlySet<string>,
  read: ReadWords,
): ExcerptPart[] =>
  splitAtWords(text).map((part) => ({ text: part, marked: isAmong(part, terms, read) }));

const isAmong = (text: string, terms: ReadonlySet<string>, read: ReadWords): boolean =>
  read(text).some(({ whole, parts }) => terms.has(whole) || parts.some((part) => terms.has(part)));

const splitWords = (text: string, read: ReadWords) =>
  read(text).flatMap(({ whole, parts }) => [whole, ...parts]);

/** The words that a text contains. */
export const matchingTerms = (
  text: string,
  terms: ReadonlySet<string>,
  read: ReadWords,
): ReadonlySet<string> => new Set(splitWords(text, read).filter((word) => terms.has(word)));

/** Characters of an excerpt. */
const EXCERPT_LENGTH = 160;

/** An excerpt of a page's HTML around most of the words; undefined if it has none of them. */
export function excerptOf(
  html: string,
  terms: ReadonlySet<string>,
  read: ReadWords,
): string | undefined {
  let [best, most] = ["", 0];
  for (const { text } of textBlocks(html)) {
    const { size } = matchingTerms(text, terms, read);
    if (size > most) [best, most] = [text, size];
  }
  if (most === 0) return undefined;
  const parts = markWords(best, terms, read);
  const before = parts.slice(
    0,
    parts.findIndex(({ marked }) => marked),
  );
  return around(
    best,
    before.reduce((sum, { text }) => sum + text.length, 0),
  );
}

/** The text around a position, cut between words. */
function around(text: string, place: number): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const start = Math.max(0, Math.min(place - EXCERPT_LENGTH / 2, text.length - EXCERPT_LENGTH));
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const end = text.lastIndexOf(" ", from + EXCERPT_LENGTH);
  const isWhole = from + EXCERPT_LENGTH >= text.length;
  const cut = isWhole || end <= place ? text.slice(from) : text.slice(from, end);
  return `${from > 0 ? "… " : ""}${cut}${isWhole ? "" : " …"}`;
}
