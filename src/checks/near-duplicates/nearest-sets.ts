export interface Sets {
  /** The size of each set, including what no other set contains. */
  sizes: Int32Array;
  /** The parts of each set that other sets contain, too. */
  parts: readonly Int32Array[];
  /** The size of each part. */
  weights: Int32Array;
  /** How many sets contain each part. */
  holders: Int32Array;
}

export interface Nearest {
  /** For each set, the nearest earlier set; negative if none is near enough. */
  firsts: Int32Array;
  /** The similarity of the two. */
  similarities: Float64Array;
}

/**
 * Finds the nearest earlier set for each set, if they are at least so similar. For each part of a set, it
 * adds the part's size to the sum of each earlier set that contains it.
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

/** An inverted index: for each part, the sets added so far that contain it. All lists share one array. */
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

  /** Adds a weight to the sum of each set that contains this part. */
  addWeight(part: number, weight: number, sums: Int32Array): void {
    const [{ sets }, end] = [this, this.ends[part] ?? 0];
    for (let at = this.starts[part] ?? 0; at < end; at++) {
      const set = sets[at] ?? 0;
      sums[set] = (sums[set] ?? 0) + weight;
    }
  }
}
