export interface Sets {
  /** How much is in each set, with what no other set has. */
  sizes: Int32Array;
  /** The parts of each set that others have as well. */
  parts: readonly Int32Array[];
  /** How much is in each part. */
  weights: Int32Array;
  /** How many sets have each part. */
  holders: Int32Array;
}

export interface Nearest {
  /** Of each set, the nearest of those before it; below 0 if none is near enough. */
  firsts: Int32Array;
  /** How alike the two are. */
  similarities: Float64Array;
}

/**
 * Finds the nearest set before each, of those that are at least so alike: of each part of a new set,
 * counts how much that is for each other set that has it. `nearest` is what is known already of
 * pairs without a new set, and is completed: each new set is compared with those that are known and
 * with the new ones before it.
 */
export function completeNearest(
  { sizes, parts, weights, holders }: Sets,
  least: number,
  nearest: Nearest,
  isNew: (set: number) => boolean,
): void {
  const members = new Members(holders);
  const common = new Int32Array(parts.length);
  const compare = (set: number, list: Int32Array) => {
    for (let at = 0; at < list.length; at++) {
      members.addWeight(list[at] ?? 0, weights[list[at] ?? 0] ?? 0, common);
    }
    for (let other = 0; other < common.length; other++) {
      const both = common[other] ?? 0;
      if (both === 0) continue;
      common[other] = 0;
      const either = (sizes[set] ?? 0) + (sizes[other] ?? 0) - both;
      if (both >= least * either) note(nearest, set, other, both / either);
    }
  };
  parts.forEach((list, set) => {
    if (!isNew(set)) members.add(set, list);
  });
  parts.forEach((list, set) => {
    if (!isNew(set)) return;
    compare(set, list);
    members.add(set, list);
  });
}

/** Which sets have each part, of those added so far: one list, cut by part. */
class Members {
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly sets: Int32Array;

  constructor(holders: Int32Array) {
    let all = 0;
    this.starts = holders.map((count) => {
      all += count;
      return all - count;
    });
    this.ends = this.starts.slice();
    this.sets = new Int32Array(all);
  }

  add(set: number, parts: Int32Array): void {
    for (const part of parts) {
      const end = this.ends[part] ?? 0;
      this.sets[end] = set;
      this.ends[part] = end + 1;
    }
  }

  /** Adds to the sum of each set that has this part. */
  addWeight(part: number, weight: number, sums: Int32Array): void {
    const [{ sets }, end] = [this, this.ends[part] ?? 0];
    for (let at = this.starts[part] ?? 0; at < end; at++) {
      const set = sets[at] ?? 0;
      sums[set] = (sums[set] ?? 0) + weight;
    }
  }
}

/** Keeps a pair if it is nearer than what is known of the later set, or as near and earlier. */
function note(nearest: Nearest, one: number, other: number, similarity: number): void {
  const { firsts, similarities } = nearest;
  const [first, second] = one < other ? [one, other] : [other, one];
  const known = similarities[second] ?? 0;
  if (similarity < known) return;
  if (similarity === known && first > (firsts[second] ?? 0)) return;
  firsts[second] = first;
  similarities[second] = similarity;
}
