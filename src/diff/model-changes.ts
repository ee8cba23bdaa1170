import { isDeepStrictEqual } from "node:util";
import type { Change } from "./change.ts";
import { matchLists } from "./lists.ts";
import { identityOf, isEmpty, isObject, said, wordsOf } from "./words.ts";

/** What is different between two models, or parts of them, told by place. */
export function modelChanges(before: unknown, after: unknown, where: readonly string[]): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isEmpty(before) && isEmpty(after)) return [];
  if (isEmpty(before)) return [{ where, kind: "added", after: said(after) }];
  if (isEmpty(after)) return [{ where, kind: "removed", before: said(before) }];
  const words = [wordsOf(before), wordsOf(after)] as const;
  if (words[0] !== undefined || words[1] !== undefined) return [changed(before, after, where)];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, where);
  if (!isObject(before) || !isObject(after)) return [changed(before, after, where)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => modelChanges(before[key], after[key], [...where, key]));
}

/** Words that are the same say nothing: what differs is what they stand for. */
function changed(before: unknown, after: unknown, where: readonly string[]): Change {
  const [old, now] = [said(before), said(after)];
  return { where, kind: "changed", ...(old !== now && { before: old, after: now }) };
}

function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  where: readonly string[],
): Change[] {
  const { pairs, removed, added, isReordered } = matchLists(before, after);
  const at = (entry: unknown, index: number) => entryPlace(entry, index, where);
  const orders = [before, after].map((list, side) => {
    const indexes = pairs.map((pair) => pair[side] ?? 0);
    return indexes.sort((a, b) => a - b).map((index) => shortName(list[index], index));
  });
  return [
    ...removed.map(
      (index): Change => ({
        where: at(before[index], index),
        kind: "removed",
        before: said(before[index]),
      }),
    ),
    ...added.map(
      (index): Change => ({
        where: at(after[index], index),
        kind: "added",
        after: said(after[index]),
      }),
    ),
    ...(isReordered
      ? [
          {
            where,
            kind: "order" as const,
            before: orders[0]?.join(", "),
            after: orders[1]?.join(", "),
          },
        ]
      : []),
    ...[...pairs]
      .sort(([, a], [, b]) => a - b)
      .flatMap(([from, to]) => modelChanges(before[from], after[to], at(after[to], to))),
  ] as Change[];
}

/** Sections by number and type as in diagnostics, things of structured data by type, other entries by number. */
function entryPlace(entry: unknown, index: number, where: readonly string[]): string[] {
  const { type, "@type": thing } = isObject(entry) ? entry : {};
  if (where.at(-1) === SECTIONS) return [...where.slice(0, -1), `section ${index + 1}, ${type}`];
  if (where.at(-1) === "@graph") return [...where.slice(0, -1), String(thing)];
  return [...where, thing ? String(thing) : `entry ${index + 1}`];
}

/** The list of a page's sections, whose place is each section's own. */
export const SECTIONS = "sections";

const shortName = (entry: unknown, index: number): string =>
  isObject(entry) && typeof entry.type === "string"
    ? entry.type
    : (identityOf(entry)?.trim() ?? wordsOf(entry) ?? `entry ${index + 1}`);
