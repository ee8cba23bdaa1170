/** How often each non-ASCII character occurs in the texts of a site. */
export interface CharacterCounts {
  counts: ReadonlyMap<string, number>;
  /** The number of all characters. */
  total: number;
}

const BEYOND_ASCII = /[\u0080-\u{10ffff}]/gu;
const HAS_BEYOND_ASCII = /[\u0080-\uffff]/;

/** Counts the characters of all strings in a value. */
export function countCharacters(value: unknown): CharacterCounts {
  const counts = new Map<string, number>();
  let total = 0;
  const look = (inner: unknown): void => {
    if (typeof inner === "object" && inner !== null)
      for (const each of Object.values(inner)) look(each);
    if (typeof inner !== "string") return;
    total += inner.length;
    if (!HAS_BEYOND_ASCII.test(inner)) return;
    for (const [one] of inner.normalize("NFC").matchAll(BEYOND_ASCII))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  };
  look(value);
  return { counts, total };
}

const known = new Map<string, (character: string) => boolean>();

/** Whether a CSS `unicode-range` such as `U+0000-00FF,U+0131` has a character. */
export function inRange(unicodeRange: string): (character: string) => boolean {
  const has = known.get(unicodeRange) ?? predicateOf(unicodeRange);
  known.set(unicodeRange, has);
  return has;
}

function predicateOf(unicodeRange: string): (character: string) => boolean {
  const ranges = rangesOf(unicodeRange);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  };
}

/** All characters of a CSS `unicode-range`. */
export const charactersOf = (unicodeRange: string): string[] =>
  rangesOf(unicodeRange).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );

/** Characters as a CSS `unicode-range`. */
export function rangeOf(characters: readonly string[]): string {
  const codes = characters.map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(",");
}

/** The first and the last code point of each part of a `unicode-range`. */
export const rangesOf = (unicodeRange: string): (readonly [number, number])[] =>
  unicodeRange.split(",").map((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to];
  });
