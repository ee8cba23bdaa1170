import { type Groups, groupRuns, type Holders, holdersOf } from "./shared-runs.ts";
import { numberRuns, WIDTH } from "./shingles.ts";

/** Two texts by their index, the earlier first, and how alike they are. */
export interface Pair {
  first: number;
  second: number;
  /** Runs of words that both have, as a share of all that either has (Jaccard): 0 to 1. */
  similarity: number;
}

export interface Comparison {
  /** Of each text, the share of its words that stand in a run which no other text has. */
  ownShares: number[];
  /** The pairs that are at least so alike, ordered by their second text. */
  pairs(from: number): Generator<Pair>;
}

/**
 * Compares texts, given as words, each with each, by the runs of five words (shingles) they have in
 * common. Runs that stand in the very same texts are counted as one with a weight: the hundreds that
 * all pages of a template share then cost no more than one, and thousands of pages stay fast.
 */
export function compareTexts(texts: readonly (readonly string[])[]): Comparison {
  const runs = numberRuns(texts);
  const holders = holdersOf(runs);
  const groups = groupRuns(runs, holders);
  return {
    ownShares: runs.map((ids, text) => ownShare(ids, texts[text]?.length ?? 0, holders)),
    pairs: (from) => pairsOf(groups, from),
  };
}

/** The share of words that stand in a run of this text only. */
function ownShare(ids: Int32Array, words: number, { count }: Holders): number {
  const width = Math.min(WIDTH, words);
  let [own, end] = [0, 0];
  ids.forEach((id, start) => {
    if (count[id] !== 1) return;
    own += start + width - Math.max(start, end);
    end = start + width;
  });
  return words === 0 ? 0 : own / words;
}

function* pairsOf(groups: Groups, from: number): Generator<Pair> {
  const { sizes, byText, usual } = groups;
  const weigh = (ids: Iterable<number>) =>
    [...ids].reduce((sum, group) => sum + (groups.weights[group] ?? 0), 0);
  const total = weigh(usual);
  const lacking = byText.map((ids) => weigh(ids.filter((group) => usual.has(group))));
  for (let second = 0; second < sizes.length; second++) {
    const noted = notedForBoth(groups, second);
    for (let first = 0; first < second; first++) {
      // Of the usual runs, those that both lack are taken off twice and come back with the noted.
      const usualInBoth = total - (lacking[first] ?? 0) - (lacking[second] ?? 0);
      const both = usualInBoth + (noted[first] ?? 0);
      const similarity = both / ((sizes[first] ?? 0) + (sizes[second] ?? 0) - both);
      if (both > 0 && similarity >= from) yield { first, second, similarity };
    }
  }
}

/** How many runs are noted for a text and for each text before it. */
function notedForBoth({ byText, texts, weights }: Groups, text: number): Int32Array {
  const noted = new Int32Array(text);
  for (const group of byText[text] ?? []) {
    const weight = weights[group] ?? 0;
    const others = texts[group] ?? [];
    for (let at = 0, first = others[0] ?? text; first < text; first = others[++at] ?? text) {
      noted[first] = (noted[first] ?? 0) + weight;
    }
  }
  return noted;
}
