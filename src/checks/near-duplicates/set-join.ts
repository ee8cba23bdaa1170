import {
  addToIndex,
  lookUp,
  makeIndex,
  type Prefixes,
  prefixesOf,
  type Sets,
} from "./prefix-index.ts";
import { orderOf } from "./run-groups.ts";

export interface Nearest {
  /** Of each set, the nearest of those before it; below 0 if none is near enough. */
  firsts: Int32Array;
  /** How alike the two are. */
  similarities: Float64Array;
}

/**
 * Finds the nearest set before each, of those that are at least so alike (PPJoin: Xiao et al.,
 * "Efficient Similarity Joins for Near Duplicate Detection", 2008; the prefix filter is of Bayardo,
 * Ma and Srikant, "Scaling Up All Pairs Similarity Search", 2007). Two alike sets have so much in
 * common that some of it is among the rarest parts of both, so only these are looked up; a set that
 * has most to itself has no such parts and costs nothing. Sets go from the smallest to the largest,
 * so that even fewer parts need to be in the index: it meets no smaller sets any more.
 *
 * `nearest` is what is known already, and is completed: only pairs with a new set are looked for.
 */
export function joinSets(
  sets: Sets,
  least: number,
  nearest: Nearest,
  isNew: (set: number) => boolean,
): void {
  const { sizes, parts, weights } = sets;
  const sought = prefixesOf(sets, least);
  const indexed = prefixesOf(sets, (2 * least) / (1 + least));
  const [all, news] = [makeIndex(sets, indexed, () => true), makeIndex(sets, indexed, isNew)];
  const counts = new Int32Array(parts.length);
  const candidates = new Int32Array(parts.length);

  for (const set of orderOf(sizes)) {
    const list = parts[set] ?? new Int32Array();
    const prefix = list.subarray(0, sought.lengths[set]);
    const found = lookUp(isNew(set) ? all : news, weights, prefix, counts, candidates);
    for (let at = 0; at < found; at++) {
      const other = candidates[at] ?? 0;
      const known = nearest.similarities[Math.max(set, other)] ?? 0;
      const enough = Math.max(least, known);
      const counted = counts[other] ?? 0;
      counts[other] = 0;
      const similarity =
        (sought.lasts[set] ?? 0) <= (indexed.lasts[other] ?? 0)
          ? similarityOf(sets, sought, set, other, counted, enough)
          : similarityOf(sets, indexed, other, set, counted, enough);
      if (similarity >= enough) note(nearest, set, other, similarity);
    }
    const kept = list.subarray(0, indexed.lengths[set]);
    addToIndex(all, set, kept);
    if (isNew(set)) addToIndex(news, set, kept);
  }
}

/**
 * How alike two sets are; 0 as soon as that cannot be enough. What they have in common of the first
 * one's prefix is counted already; of its rest it is taken to be all until a part is missed.
 */
function similarityOf(
  { sizes, parts, weights }: Sets,
  { lengths, lasts, rests }: Prefixes,
  set: number,
  other: number,
  counted: number,
  enough: number,
): number {
  const total = (sizes[set] ?? 0) + (sizes[other] ?? 0);
  let common = counted + (rests[set] ?? 0);
  if (jaccard(common, total) < enough) return 0;
  const [list, others] = [parts[set] ?? NONE, parts[other] ?? NONE];
  let to = firstAfter(others, lasts[set] ?? -1);
  for (let at = lengths[set] ?? 0; at < list.length; at++) {
    const part = list[at] ?? 0;
    while ((others[to] ?? part) < part) to++;
    if (others[to] === part) continue;
    common -= weights[part] ?? 0;
    if (jaccard(common, total) < enough) return 0;
  }
  return jaccard(common, total);
}

const NONE = new Int32Array();

/** What is in both, as a share of what is in either. */
const jaccard = (common: number, total: number) => common / (total - common);

/** Where in an ordered list the first greater number is. */
function firstAfter(list: Int32Array, number: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keeps a pair if it is nearer than what is known of the later set, or as near and earlier. */
function note(nearest: Nearest, one: number, other: number, similarity: number): void {
  const { firsts, similarities } = nearest;
  const [first, second] = one < other ? [one, other] : [other, one];
  const known = similarities[second] ?? 0;
  if (similarity === known && first > (firsts[second] ?? 0)) return;
  firsts[second] = first;
  similarities[second] = similarity;
}
