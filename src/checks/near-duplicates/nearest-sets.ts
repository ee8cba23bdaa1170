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
 * Finds the nearest set before each, of those that are at least so alike. For each part of a set, counts how
 * much that is for each earlier set that has it.
 */
export function nearestSets({ sizes, parts, weights, holders }: Sets, least: number): Nearest {
  const members = new Members(holders);
  const common = new Int32Array(parts.length);
  const nearest: Nearest = {
    firsts: new Int32Array(parts.length).fill(-1),
    similarities: new Float64Array(parts.length),
  };
  parts.forEach((list, set) => {
    for (const part of list) members.addWeight(part, weights[part] ?? 0, common);
    for (let other = 0; other < set; other++) {
      const both = common[other] ?? 0;
      if (both === 0) continue;
      common[other] = 0;
      const either = (sizes[set] ?? 0) + (sizes[other] ?? 0) - both;
      const similarity = both / either;
      if (both < least * either || similarity <= (nearest.similarities[set] ?? 0)) continue;
      nearest.firsts[set] = other;
      nearest.similarities[set] = similarity;
    }
    members.add(set, list);
  });
  return nearest;
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
