import { distance } from "fastest-levenshtein";

/**
 * The word that was probably meant: at most a third of its letters differ, and no other word is as
 * near. Undefined when that would be a guess.
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  const ranked = [...new Set(words)]
    .map((candidate) => ({ candidate, away: typos(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  const [best, second] = ranked;
  if (!best || best.away === second?.away) return undefined;
  return best.away <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}

/** Letters to change between two words; two neighbours that changed places count as one. */
function typos(word: string, other: string): number {
  const away = distance(word, other);
  return away === 2 && isSwapped(word, other) ? 1 : away;
}

function isSwapped(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
  return swapped === other;
}

/** `Did you mean "hero"?`, or undefined when nothing is near. */
export function didYouMean(word: string, words: Iterable<string>): string | undefined {
  const meant = nearest(word, words);
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}
