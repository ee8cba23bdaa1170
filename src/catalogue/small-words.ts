import type { LanguageDefinition } from "../model/language-definition.ts";
import { memoize } from "../util/memoize.ts";

/** A text with fewer words may be a name or a quotation. */
const FEWEST_WORDS = 6;
/** How many of the words of a sentence are small ones, at least. */
const SHARE = 0.25;

/**
 * Whether a text is clearly in one language and not in another, told by their small words; those that
 * both have, such as `de` in French and Spanish, tell nothing.
 */
export function isRatherIn(
  one: LanguageDefinition,
  other: LanguageDefinition,
  text: string,
): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const [ours, theirs] = [smallWords(one), smallWords(other)];
  const found = words.filter((word) => ours.has(word));
  const speaksFor = found.filter((word) => !theirs.has(word)).length;
  const speaksAgainst = words.filter((word) => theirs.has(word) && !ours.has(word)).length;
  return found.length >= words.length * SHARE && speaksFor > 2 * speaksAgainst;
}

/** The words that nearly every sentence of a language has some of. */
const smallWords = memoize(
  ({ texts }: LanguageDefinition): ReadonlySet<string> => new Set(texts.search.common.split(" ")),
);
