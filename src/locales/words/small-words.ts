import { memoize } from "../../lib/memoize.ts";
import type { LanguageDefinition, Languages } from "../../model/kit/language-definition.ts";

/** A text with fewer words may be a name or a quotation. */
const FEWEST_WORDS = 6;
/** The minimum share of small words in a sentence. */
const SHARE = 0.25;

type SmallWords = ReadonlySet<string>;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * Whether a text is clearly in one language and not in another, by their small words. Words of both languages, such
 * as `de` in French and Spanish, do not count.
 */
export const isMoreLikely = (
  one: LanguageDefinition,
  other: LanguageDefinition,
  text: string,
): boolean => isOf(smallWords(one), smallWords(other), wordsIn(text));

function isOf(ours: SmallWords, theirs: SmallWords, words: readonly string[]): boolean {
  if (words.length < FEWEST_WORDS) return false;
  const found = words.filter((word) => ours.has(word));
  const speaksFor = found.filter((word) => !theirs.has(word)).length;
  const speaksAgainst = words.filter((word) => theirs.has(word) && !ours.has(word)).length;
  return found.length >= words.length * SHARE && speaksFor > 2 * speaksAgainst;
}

/** The minimum number of words in clear sentences that determine the language. */
const ENOUGH_WORDS = 25;
const MOST_WORDS = 100;
/** A shorter list of small words is not sufficient. */
const FEWEST_SMALL = 20;

/**
 * The code of the language that texts are clearly in, if it is not their own, whose small words are `common`.
 * Reads no more texts than necessary. Undefined if one sentence is in their own language; the others may be
 * dishes, poems and quotations.
 */
export function detectOtherLanguage(
  texts: Iterable<string>,
  common: string,
  languages: Languages,
): string | undefined {
  const own = setOf(common);
  if (own.size < FEWEST_SMALL) return undefined;
  const votes = new Map<string, number>();
  let read = 0;
  for (const text of texts) {
    const words = wordsIn(text);
    const code = languageOf(words, own, languages);
    if (code === undefined) continue;
    votes.set(code, (votes.get(code) ?? 0) + words.length);
    read += words.length;
    if (read > MOST_WORDS) break;
  }
  const [[code, most] = [OWN, 0]] = [...votes].sort(([, a], [, b]) => b - a);
  return code !== OWN && most >= ENOUGH_WORDS && most > read * SURE ? code : undefined;
}

/** The minimum share of the words in clear sentences. */
const SURE = 0.85;
const OWN = "";
/** A sentence with this share of a language's small words is in it, even if another language is similar. */
const PLENTY = 0.4;

/** The language with the most small words of a sentence; `OWN` for its own, undefined if it is not clear. */
function languageOf(words: readonly string[], own: SmallWords, languages: Languages) {
  if (words.length < FEWEST_WORDS) return undefined;
  let most = words.filter((word) => own.has(word)).length;
  if (most >= words.length * PLENTY) return OWN;
  let code = most >= words.length * SHARE ? OWN : undefined;
  const counts = smallWordCounts(words, languages);
  for (const language of languages.values()) {
    const found = counts.get(language) ?? 0;
    if (found <= most || !isOf(smallWords(language), own, words)) continue;
    [code, most] = [language.code, found];
  }
  return code;
}

/**
 * The number of small words of each language in some words. One look-up for each word is faster than one for
 * each language.
 */
function smallWordCounts(words: readonly string[], languages: Languages) {
  const speakers = speakersOf(languages);
  const counts = new Map<LanguageDefinition, number>();
  for (const word of words)
    for (const language of speakers.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}

/** The languages of each small word. */
const speakersOf = memoize((languages: Languages) => {
  const all = [...languages.values()];
  const words = new Set(all.flatMap((language) => [...smallWords(language)]));
  return new Map(
    [...words].map((word) => [word, all.filter((each) => smallWords(each).has(word))]),
  );
});

const sets = new Map<string, SmallWords>();

function setOf(common: string): SmallWords {
  const known = sets.get(common) ?? new Set(common.split(" "));
  sets.set(common, known);
  return known;
}

/** Words that are in nearly every sentence of a language. */
const smallWords = memoize(({ texts }: LanguageDefinition) => setOf(texts.search.common));
