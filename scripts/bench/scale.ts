/** A scale on which equal factors are equal lengths; the ends of `from` lie at the ends of `to`. */
export function logScale(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const [low, high] = from.map(Math.log10) as [number, number];
  return (value) => to[0] + ((Math.log10(value) - low) / (high - low)) * (to[1] - to[0]);
}

/** The powers of ten within a range. */
export function decades(low: number, high: number): number[] {
  const found: number[] = [];
  for (let power = Math.ceil(Math.log10(low)); 10 ** power <= high; power += 1) {
    found.push(10 ** power);
  }
  return found;
}

/**
 * Moves places apart, as little as it takes for a gap between each two, so that labels do not cover one
 * another. Places that come too close form a block, which stays around the middle of what they wanted.
 */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  let blocks: Block[] = [];
  for (const index of order) {
    blocks = joined([...blocks, { members: [index], centre: wanted[index] ?? 0 }], gap);
  }
  const placed = [...wanted];
  for (const { members, centre } of blocks) {
    for (const [rank, index] of members.entries()) {
      placed[index] = centre + (rank - (members.length - 1) / 2) * gap;
    }
  }
  return placed;
}

interface Block {
  members: number[];
  centre: number;
}

/** The last block joined to the one before it, for as long as the two overlap. */
function joined(blocks: readonly Block[], gap: number): Block[] {
  const [before, last] = [blocks.at(-2), blocks.at(-1)];
  if (!before || !last) return [...blocks];
  const [one, other] = [before.members.length, last.members.length];
  if (last.centre - before.centre >= ((one + other) / 2) * gap) return [...blocks];
  const centre = (before.centre * one + last.centre * other) / (one + other);
  const block = { members: [...before.members, ...last.members], centre };
  return joined([...blocks.slice(0, -2), block], gap);
}
