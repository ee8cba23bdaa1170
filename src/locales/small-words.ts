import type { LanguageDefinition, Languages } from "../model/language-definition.ts";
import { memoize } from "../util/memoize.ts";

/** A text with fewer words may be a name or a quotation. */
const FEWEST_WORDS = 6;
/** How many of the words of a sentence are small ones, at least. */
const SHARE = 0.25;

type SmallWords = ReadonlySet<string>;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * Whether a text is clearly in one language and not in another, judged by their small words; those that
 * both have, such as `de` in French and Spanish, count for neither.
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

/** As many words of sentences are enough to know, and no fewer. */
const ENOUGH_WORDS = 25;
const MOST_WORDS = 100;
/** A list with fewer small words leaves open which language it is. */
const FEWEST_SMALL = 20;

/**
 * The code of the language that texts are clearly in, if that is not their own, whose small words are
 * given; no more of them are read than it takes. Dishes, poems and quotations beside one sentence of
 * their own language leave it open.
 */
export function otherLanguageOf(
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

/** The share of the words of clear sentences that have to be in it. */
const SURE = 0.85;
const OWN = "";
/** No sentence of another language has so many of a language's small words, however near the two are. */
const PLENTY = 0.4;

/** The language that has the most small words of a sentence; `OWN` for its own, undefined if that is open. */
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

/** How many of some words are small ones of each language; a look for each word, not for each of each language. */
function smallWordCounts(words: readonly string[], languages: Languages) {
  const speakers = speakersOf(languages);
  const counts = new Map<LanguageDefinition, number>();
  for (const word of words)
    for (const language of speakers.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}

/** The languages that have a word among their small ones, by the word. */
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

/** The words that nearly every sentence of a language has some of. */
const smallWords = memoize(({ texts }: LanguageDefinition) => setOf(texts.search.common));
