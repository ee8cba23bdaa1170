import { isDeepStrictEqual } from "node:util";
import type { EntryStep, ModelChange, Step } from "./change.ts";
import { entryWords, SECTIONS } from "./change-words.ts";
import {
  displayText,
  entryIdentity,
  entryName,
  fileKind,
  isEmpty,
  isHoursLine,
  isObject,
  nestedText,
  wordFor,
} from "./display-text.ts";
import { excerpt } from "./edit.ts";
import { type ListMatch, matchLists, movesOf } from "./lists.ts";

/** The changes between two models, or parts of them, with their positions. */
export function modelChanges(
  before: unknown,
  after: unknown,
  where: readonly Step[],
): ModelChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isEmpty(before) && isEmpty(after)) return [];
  if (isEmpty(before)) return [added(after, where)];
  if (isEmpty(after)) return [removed(before, where)];
  const words = [displayText(before), displayText(after)] as const;
  if (words[0] !== undefined || words[1] !== undefined) return [changed(before, after, where)];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, where);
  if (!isObject(before) || !isObject(after)) return [changed(before, after, where)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const leader = keys.find((other) => isBeside(key, other, before, after));
    const [old, now] = [before[key], after[key]];
    const inner = [...where, key];
    return leader !== undefined && Array.isArray(old) && Array.isArray(now)
      ? besideChanges(old, now, [listIn(before, leader), listIn(after, leader)], inner)
      : modelChanges(old, now, inner);
  });
}

const listIn = (owner: Record<string, unknown>, key: string): readonly unknown[] => {
  const { [key]: list } = owner;
  return Array.isArray(list) ? list : [];
};

/** Whether a list without names is derived from one with names: it has an entry for each. */
function isBeside(
  key: string,
  other: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): boolean {
  return [before, after].every((owner) => {
    const [own, leader] = [listIn(owner, key), listIn(owner, other)];
    const isNamed = (entry: unknown) => entryIdentity(entry) !== undefined;
    return (
      own.length > 0 && own.length === leader.length && !own.some(isNamed) && leader.every(isNamed)
    );
  });
}

/** The changes of a list beside another one, which names them. What is new, gone or moved there is not repeated. */
const besideChanges = (
  before: readonly unknown[],
  after: readonly unknown[],
  leaders: readonly [before: readonly unknown[], after: readonly unknown[]],
  where: readonly Step[],
): ModelChange[] =>
  matchLists(...leaders).pairs.flatMap(([from, to]) => {
    const position = entryPosition(after[to], to, where);
    return modelChanges(
      before[from],
      after[to],
      withName(position, leaders[0][from], where.at(-1)),
    );
  });

const added = (value: unknown, where: readonly Step[]): ModelChange => ({
  ...{ where, kind: "added", after: nestedText(value) },
  ...about(value),
});

const removed = (value: unknown, where: readonly Step[]): ModelChange => ({
  ...{ where, kind: "removed", before: nestedText(value) },
  ...about(value),
});

function about(value: unknown): Pick<ModelChange, "isHours" | "value"> {
  const kind = wordFor(value);
  return { ...(isHoursLine(value) && { isHours: true }), ...(kind && { value: kind }) };
}

/** If the displayed text is equal, the underlying content has changed, such as a file. */
function changed(before: unknown, after: unknown, where: readonly Step[]): ModelChange {
  const [old, now] = [nestedText(before), nestedText(after)];
  if (old !== now) return { where, kind: "changed", before: old, after: now, ...about(after) };
  const file = fileKind(after);
  const remark = file && ({ type: "other file", file } as const);
  return { where, kind: "changed", ...(remark && { remark }), ...about(after) };
}

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  where: readonly Step[],
): ModelChange[] {
  const { pairs, removed: gone, added: fresh, isReordered } = matchLists(before, after);
  const at = (index: number, entry: unknown, owner = entry) =>
    withName(entryPosition(entry, index, where), owner, where.at(-1));
  return [
    ...gone.map((index) => removed(before[index], at(index, before[index]))),
    ...fresh.map((index) => added(after[index], at(index, after[index]))),
    ...(isReordered ? [orderChange(before, after, pairs, where)] : []),
    ...[...pairs]
      .sort(([, a], [, b]) => a - b)
      .flatMap(([from, to]) =>
        modelChanges(before[from], after[to], at(to, after[to], before[from])),
      ),
  ];
}

/** With more moves, the list is listed as reordered. */
const MOST_MOVES = 2;

function orderChange(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: ListMatch["pairs"],
  where: readonly Step[],
): ModelChange {
  const type = where.at(-1) === SECTIONS ? "section" : "entry";
  const moves = movesOf(pairs).map(({ at, next }) => ({
    what: entryStep(type, after[at], at),
    ...(next !== undefined && { before: entryStep(type, after[next], next) }),
  }));
  if (moves.length <= MOST_MOVES)
    return { where, kind: "order", remark: { type: "moved", moves }, ...about(after[0]) };
  const steps = (list: readonly unknown[], side: 0 | 1) =>
    pairs
      .map((pair) => pair[side])
      .sort((a, b) => a - b)
      .map((index) => entryStep(type, list[index], index));
  const orders = { before: steps(before, 0), after: steps(after, 1) };
  return {
    ...{ where, kind: "order", remark: { type: "reordered", ...orders } },
    before: orders.before.map(entryWords).join(", "),
    after: orders.after.map(entryWords).join(", "),
    ...about(after[0]),
  };
}

/** An entry that has moved, by its name, its type or its number. */
function entryStep(type: "section" | "entry", entry: unknown, index: number): EntryStep {
  const called = entryName(entry) ?? displayText(entry);
  const { type: name } = isObject(entry) ? entry : {};
  return {
    ...{ type, number: index + 1 },
    ...(typeof name === "string" && { name }),
    ...(called !== undefined && { called: excerpt(called) }),
  };
}

/** Sections by number and type as in diagnostics, structured data by type, other entries by number. */
function entryPosition(entry: unknown, index: number, where: readonly Step[]): Step[] {
  const { type, "@type": thing } = isObject(entry) ? entry : {};
  const number = index + 1;
  if (where.at(-1) === SECTIONS)
    return [...where.slice(0, -1), { type: "section", number, name: String(type) }];
  if (where.at(-1) === "@graph") return [...where.slice(0, -1), String(thing)];
  return [
    ...where,
    thing ? { type: "thing", number, name: String(thing) } : { type: "entry", number },
  ];
}

/** Calls a section by its heading, and another entry by its name, of which the beginning is enough. */
function withName(position: Step[], entry: unknown, list: Step | undefined): Step[] {
  const [step, name] = [position.at(-1), entryName(entry)];
  if (typeof step !== "object" || name === undefined) return position;
  const called = list === SECTIONS ? excerpt(name) : excerpt(name, SHORT);
  return [...position.slice(0, -1), { ...step, called }];
}

const SHORT = 40;
