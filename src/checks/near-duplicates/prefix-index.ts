export interface Sets {
  /** How much is in each set, with what no other set has. */
  sizes: Int32Array;
  /** The parts of each set that others have as well, numbered from the rarest on and in order. */
  parts: readonly Int32Array[];
  /** How much is in each part. */
  weights: Int32Array;
}

/** Of each set its rarest parts: so many that the rest alone is too little to have in common. */
export interface Prefixes {
  /** How many parts these are. */
  lengths: Int32Array;
  /** The last of them; below 0 if there are none. */
  lasts: Int32Array;
  /** How much is in the other parts. */
  rests: Int32Array;
}

/** The shortest prefixes of sets that have at least this share of themselves in common with another. */
export function prefixesOf({ sizes, parts, weights }: Sets, share: number): Prefixes {
  const lengths = new Int32Array(parts.length);
  const lasts = new Int32Array(parts.length);
  const rests = new Int32Array(parts.length);
  parts.forEach((list, set) => {
    const least = share * (sizes[set] ?? 0);
    let [length, rest] = [0, 0];
    for (const part of list) rest += weights[part] ?? 0;
    while (length < list.length && rest >= least) rest -= weights[list[length++] ?? 0] ?? 0;
    lengths[set] = length;
    lasts[set] = list[length - 1] ?? -1;
    rests[set] = rest;
  });
  return { lengths, lasts, rests };
}

/** Which sets have a part in their prefix: one list, cut by part. */
export interface PrefixIndex {
  /** Where the sets of each part begin. */
  starts: Int32Array;
  /** Where those of each part end that have been added so far. */
  ends: Int32Array;
  members: Int32Array;
}

/** An empty index with room for these prefixes, of those sets that are to be in it. */
export function makeIndex(
  { parts, weights }: Sets,
  { lengths }: Prefixes,
  isIn: (set: number) => boolean,
): PrefixIndex {
  const starts = new Int32Array(weights.length + 1);
  parts.forEach((list, set) => {
    if (!isIn(set)) return;
    for (const part of list.subarray(0, lengths[set]))
      starts[part + 1] = (starts[part + 1] ?? 0) + 1;
  });
  for (let part = 1; part < starts.length; part++) {
    starts[part] = (starts[part] ?? 0) + (starts[part - 1] ?? 0);
  }
  return { starts, ends: starts.slice(), members: new Int32Array(starts.at(-1) ?? 0) };
}

export function addToIndex({ ends, members }: PrefixIndex, set: number, prefix: Int32Array): void {
  for (const part of prefix) {
    const end = ends[part] ?? 0;
    members[end] = set;
    ends[part] = end + 1;
  }
}

/** Lists the sets that have some of these parts, and counts how much; tells how many they are. */
export function lookUp(
  { starts, ends, members }: PrefixIndex,
  weights: Int32Array,
  prefix: Int32Array,
  counts: Int32Array,
  found: Int32Array,
): number {
  let length = 0;
  for (let at = 0; at < prefix.length; at++) {
    const part = prefix[at] ?? 0;
    const [weight, end] = [weights[part] ?? 0, ends[part] ?? 0];
    for (let member = starts[part] ?? 0; member < end; member++) {
      const set = members[member] ?? 0;
      const known = counts[set] ?? 0;
      if (known === 0) found[length++] = set;
      counts[set] = known + weight;
    }
  }
  return length;
}
