import { isDeepStrictEqual } from "node:util";
import { changePosition, type ModelChange } from "./change.ts";
import {
  displayText,
  entryIdentity,
  entryName,
  fileKind,
  isEmpty,
  isHoursLine,
  isObject,
  nestedText,
} from "./display-text.ts";
import { excerpt } from "./edit.ts";
import { type ListMatch, matchLists, movesOf } from "./lists.ts";

/** The changes between two models, or parts of them, with their positions. */
export function modelChanges(
  before: unknown,
  after: unknown,
  where: readonly string[],
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
      ? besideChanges(old, now, matchLists(listIn(before, leader), listIn(after, leader)), inner)
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

/** The changes of a list beside another one. What is new, gone or moved there is not repeated. */
const besideChanges = (
  before: readonly unknown[],
  after: readonly unknown[],
  { pairs }: ListMatch,
  where: readonly string[],
): ModelChange[] =>
  pairs.flatMap(([from, to]) =>
    modelChanges(before[from], after[to], entryPosition(after[to], to, where)),
  );

const added = (value: unknown, where: readonly string[]): ModelChange => ({
  ...{ where, kind: "added", after: nestedText(value) },
  ...ofHours(value),
});

const removed = (value: unknown, where: readonly string[]): ModelChange => ({
  ...{ where, kind: "removed", before: nestedText(value) },
  ...ofHours(value),
});

const ofHours = (value: unknown) => isHoursLine(value) && { isHours: true };

/** If the displayed text is equal, the underlying content has changed, such as a file. */
function changed(before: unknown, after: unknown, where: readonly string[]): ModelChange {
  const [old, now] = [nestedText(before), nestedText(after)];
  if (old !== now) return { where, kind: "changed", before: old, after: now, ...ofHours(after) };
  const kind = fileKind(after);
  const remark = kind && `another ${kind} under the same name`;
  const sentence = `${changePosition({ where })}: ${remark}`;
  return { where, kind: "changed", ...(remark && { sentence, remark }), ...ofHours(after) };
}

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  where: readonly string[],
): ModelChange[] {
  const { pairs, removed: gone, added: fresh, isReordered } = matchLists(before, after);
  const at = (entry: unknown, index: number) => entryPosition(entry, index, where);
  const named = (change: ModelChange, entry: unknown) => withEntryName(entry, where)(change);
  return [
    ...gone.map((index) => named(removed(before[index], at(before[index], index)), before[index])),
    ...fresh.map((index) => named(added(after[index], at(after[index], index)), after[index])),
    ...(isReordered ? [orderChange(before, after, pairs, where)] : []),
    ...[...pairs]
      .sort(([, a], [, b]) => a - b)
      .flatMap(([from, to]) =>
        modelChanges(before[from], after[to], at(after[to], to)).map(
          withEntryName(before[from], where),
        ),
      ),
  ];
}

/** With more moves, the entry is listed as reordered. */
const MOST_MOVES = 2;

function orderChange(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: ListMatch["pairs"],
  where: readonly string[],
): ModelChange {
  const moves = movesOf(pairs);
  if (moves.length <= MOST_MOVES) {
    const what = where.at(-1) === SECTIONS ? "section " : `${changePosition({ where })}: `;
    const remarks = moves.map(({ at, next }) => {
      const to = next === undefined ? "to the end" : `before ${shortName(after[next], next)}`;
      return `${shortName(after[at], at)} moved ${to}`;
    });
    const sentence = remarks.map((each) => what + each).join("; ");
    return { where, kind: "order", sentence, remark: remarks.join("; "), ...ofHours(after[0]) };
  }
  const named = (list: readonly unknown[], side: 0 | 1) => {
    const indexes = pairs.map((pair) => pair[side]).sort((a, b) => a - b);
    return indexes.map((index) => shortName(list[index], index)).join(", ");
  };
  const orders = { before: named(before, 0), after: named(after, 1) };
  return { where, kind: "order", ...orders, ...ofHours(after[0]) };
}

/** Sections by number and type as in diagnostics, structured data by type, other entries by number. */
function entryPosition(entry: unknown, index: number, where: readonly string[]): string[] {
  const { type, "@type": thing } = isObject(entry) ? entry : {};
  if (where.at(-1) === SECTIONS) return [...where.slice(0, -1), `section ${index + 1}, ${type}`];
  if (where.at(-1) === "@graph") return [...where.slice(0, -1), String(thing)];
  return [...where, thing ? String(thing) : `entry ${index + 1}`];
}

/** Uses the name of an entry in place of its number, if it is short. */
function withEntryName(
  entry: unknown,
  where: readonly string[],
): (change: ModelChange) => ModelChange {
  if (where.at(-1) === SECTIONS) {
    const name = sectionName(entry);
    const at = where.length - 1;
    return (change) => ({ ...change, named: (change.named ?? change.where).with(at, name) });
  }
  const name = entryName(entry);
  if (name === undefined || name.length > SHORT || UNNAMED.has(where.at(-1))) return (same) => same;
  return (change) => ({
    ...change,
    shown: (change.shown ?? change.where).with(where.length, `“${name}”`),
    named: (change.named ?? change.where).with(where.length, `“${name}”`),
  });
}

/** What owners call a section: its heading, or its type. */
function sectionName(section: unknown): string {
  const name = entryName(section);
  return name === undefined ? String(Object(section).type) : `“${excerpt(name)}”`;
}

/** Lists whose entries are not identified by name. */
const UNNAMED: ReadonlySet<string | undefined> = new Set(["sections", "@graph"]);

const SHORT = 40;

/** The list of a page's sections. */
export const SECTIONS = "sections";

/** The name of an entry: its heading or similar, or its type. */
function shortName(entry: unknown, index: number): string {
  const name = entryName(entry) ?? displayText(entry);
  if (name !== undefined) return `“${excerpt(name)}”`;
  return isObject(entry) && typeof entry.type === "string" ? entry.type : `entry ${index + 1}`;
}
