import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import { entryIdentity, isObject, nestedText } from "./display-text.ts";

/** Matches entries of two lists by index. */
export interface ListMatch {
  pairs: [before: number, after: number][];
  removed: number[];
  added: number[];
  /** Whether the common entries are in another order. */
  isReordered: boolean;
}

/** Matches equal entries first, then those with the same name, then those that have much in common. */
export function matchLists(before: readonly unknown[], after: readonly unknown[]): ListMatch {
  const pairs = sameInOrder(before, after);
  const left = () => ({
    removed: without(before, pairs, 0),
    added: without(after, pairs, 1),
  });
  for (const isSame of [isDeepStrictEqual, areCalledSame, areVersions]) {
    const { removed, added } = left();
    for (const from of removed) {
      const at = added.findIndex((to) => isSame(before[from], after[to]));
      const [to] = at < 0 ? [] : added.splice(at, 1);
      if (to !== undefined) pairs.push([from, to]);
    }
  }
  pairs.sort(([a], [b]) => a - b);
  const isReordered = pairs.some(([, to], at) => to < (pairs[at - 1]?.[1] ?? -1));
  return { pairs, ...left(), isReordered };
}

/** The longest common subsequence. */
function sameInOrder(before: readonly unknown[], after: readonly unknown[]): ListMatch["pairs"] {
  const names = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry));
  const pairs: ListMatch["pairs"] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, count } of diffArrays(names(before), names(after))) {
    for (let at = 0; at < count && !added && !removed; at += 1) pairs.push([from + at, to + at]);
    from += added ? 0 : count;
    to += removed ? 0 : count;
  }
  return pairs;
}

function without(list: readonly unknown[], pairs: ListMatch["pairs"], side: 0 | 1): number[] {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return [...list.keys()].filter((index) => !taken.has(index));
}

function areCalledSame(one: unknown, other: unknown): boolean {
  const name = entryIdentity(one);
  return name !== undefined && name === entryIdentity(other);
}

/**
 * Sections of the same type, since a section is what it is for, and links to the same place. Other entries with names are
 * two versions of one if half of their words are the same: else one is gone, and the other one is new.
 */
function areVersions(one: unknown, other: unknown): boolean {
  if (typeof one !== typeof other || entryType(one) !== entryType(other)) return false;
  const isSection = isObject(one) && one.type !== undefined;
  const areNamed = entryIdentity(one) !== undefined && entryIdentity(other) !== undefined;
  return isSection || !areNamed || isSameLink(one, other) || sharedWords(one, other) >= HALF;
}

function isSameLink(one: unknown, other: unknown): boolean {
  const [before, after] = [Object(one), Object(other)];
  const areLinks = [before, after].every(({ label, link }) => label && link);
  return areLinks && isDeepStrictEqual(before.link, after.link);
}

const HALF = 0.5;

/** How much of the words of two objects is the same, from 0 to 1. */
function sharedWords(one: unknown, other: unknown): number {
  const [before, after] = [Object(one), Object(other)].map((value) =>
    Object.entries(value).map(([key, field]) => ({ key, words: nestedText(field) })),
  );
  const lengthOf = (fields: { words: string }[] = []) =>
    fields.reduce((sum, { words }) => sum + words.length, 0);
  const same = before?.filter(({ key, words }) =>
    after?.some((field) => field.key === key && field.words === words),
  );
  return (2 * lengthOf(same)) / (lengthOf(before) + lengthOf(after) || 1);
}

const entryType = (value: unknown): string =>
  isObject(value) ? String(value["@type"] ?? value.type ?? "") : "";

/** A moved entry, and the entry after it; undefined at the end. */
export interface Move {
  at: number;
  next: number | undefined;
}

/** The fewest moves that give the order of the second list. */
export function movesOf(pairs: ListMatch["pairs"]): Move[] {
  const order = [...pairs].sort(([, a], [, b]) => a - b);
  const still = new Set(longestRise(order.map(([from]) => from)));
  return order.flatMap(([, at], index) =>
    still.has(index) ? [] : [{ at, next: order[index + 1]?.[1] }],
  );
}

/** The indexes of the longest increasing subsequence. */
function longestRise(numbers: readonly number[]): number[] {
  const rows: number[][] = [];
  let longest: number[] = [];
  for (const [index, number] of numbers.entries()) {
    const before = rows.filter((row) => (numbers[row.at(-1) ?? 0] ?? 0) < number);
    const best = before.reduce((a, b) => (b.length >= a.length ? b : a), [] as number[]);
    const row = [...best, index];
    rows.push(row);
    if (row.length >= longest.length) longest = row;
  }
  return longest;
}
