import { flatten, type Item, wordIn } from "./shape.ts";
import { formOf } from "./text-form.ts";

/** What all values of one structure with the same literals have in common, to be compared quickly. */
export interface Pattern {
  items: readonly Item[];
  gaps: readonly Gap[];
  /** The words that are part of the pattern. */
  literals: ReadonlySet<string>;
  /** How many holes there are; the same one can be at several places. */
  holes: number;
}

/** An item that may be another word, as long as it is one of the same form. */
interface Gap {
  at: number;
  form: string;
  hole: number;
}

/** The pattern of all values like this one but for the words in the holes. */
export function patternOf(value: unknown, holes: ReadonlyMap<string, number>): Pattern {
  const items = flatten(value);
  const gaps: Gap[] = [];
  const literals = new Set<string>();
  items.forEach((item, at) => {
    const form = typeof item === "string" ? formOf(item) : undefined;
    if (typeof item !== "string" || form === undefined) return;
    const word = wordIn(item, form);
    const hole = holes.get(word);
    if (hole === undefined) literals.add(word);
    else gaps.push({ at, form, hole });
  });
  return { items, gaps, literals, holes: holes.size };
}

/** The words for the holes, by hole; undefined if the items are others or equal in other ways. */
export function match(pattern: Pattern, items: readonly Item[]): string[] | undefined {
  const { gaps, literals } = pattern;
  if (items.length !== pattern.items.length) return undefined;
  const words: string[] = [];
  for (let at = 0, next = 0; at < items.length; at++) {
    const gap = gaps[next];
    if (gap?.at !== at) {
      if (items[at] !== pattern.items[at]) return undefined;
      continue;
    }
    next++;
    const text = items[at];
    if (typeof text !== "string" || formOf(text) !== gap.form) return undefined;
    const word = wordIn(text, gap.form);
    if (words[gap.hole] !== undefined && words[gap.hole] !== word) return undefined;
    words[gap.hole] = word;
  }
  // No two words may be equal that were not.
  const isDistinct = new Set(words).size === pattern.holes;
  return isDistinct && !words.some((word) => literals.has(word)) ? words : undefined;
}
