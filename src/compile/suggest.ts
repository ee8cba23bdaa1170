import { distance } from "fastest-levenshtein";

/**
 * The word that was probably meant: at most a third of its letters differ, and no other word is as
 * near. Undefined when that would be a guess.
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  const ranked = [...new Set(words)]
    .map((candidate) => ({ candidate, away: distance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  const [best, second] = ranked;
  if (!best || best.away === second?.away) return undefined;
  return best.away <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}

/** `Did you mean "hero"?`, or undefined when nothing is near. */
export function didYouMean(word: string, words: Iterable<string>): string | undefined {
  const meant = nearest(word, words);
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}
