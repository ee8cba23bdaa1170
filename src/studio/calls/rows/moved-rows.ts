import { basename } from "node:path";
import { addressOf } from "../../../checks/rules/pages/duplicate-path.ts";
import { type NamedPage, namedPage } from "../../model/links/linked-words.ts";
import type { SiteTables } from "../../model/rows/site-tables.ts";
import type { RowEdit } from "../../protocol/rows.ts";
import { pathColumns } from "./file-rows.ts";

/**
 * The pages that get another address from edits of the rows of a file: their old and new addresses. It leaves out addresses
 * that two rows exchange, since there is still a page at both.
 */
export function movedPages(
  before: SiteTables,
  name: string,
  edits: readonly RowEdit[],
  edited: () => SiteTables,
): ReadonlyMap<string, string> {
  const columns = new Set(pathColumns(before, name));
  const isMove = (edit: RowEdit) => edit.type === "set" && columns.has(edit.column);
  const indexOf = edits.some(isMove) && indexAfter(edits);
  if (!indexOf) return new Map();
  const after = edited();
  const [known, made] = [before, after].map(addressesOf);
  const others = pathsOf(after, name);
  const pairs = pathsOf(before, name).flatMap((paths, at) =>
    [...paths].flatMap(([row, from]) => {
      const to = others[at]?.get(indexOf(row));
      if (to === undefined || to === from) return [];
      const [old, next] = [addressOf(from), addressOf(to)];
      // Another spelling is the same address.
      const isTaken = old !== next && (made?.has(old) || known?.has(next));
      return isTaken ? [] : [[from, to] as const];
    }),
  );
  return new Map(pairs);
}

/** The pages that a row of a file gives another name, each with its new one. */
export function renamedPages(
  before: SiteTables,
  after: SiteTables,
  name: string,
  row: number,
): { page: NamedPage; name: string }[] {
  const made = pagesOfRow(after, name, row);
  return pagesOfRow(before, name, row).flatMap((page, at) => {
    const next = made[at]?.name;
    return page && next !== undefined && next !== page.name ? [{ page, name: next }] : [];
  });
}

/** The pages of a row, for each entry that names its file. */
const pagesOfRow = ({ source }: SiteTables, name: string, row: number) =>
  source.pageTables.flatMap(({ table, entry, paths }) => {
    const path = paths.get(row);
    if (basename(table.file) !== name || path === undefined) return [];
    const { pages } = Object(source.value);
    const isIt = (page: unknown, index: number) =>
      Object(page).path === path && source.written(["pages", index]).path[1] === entry;
    return [namedPage(source.value, Array.isArray(pages) ? pages.findIndex(isIt) : -1)];
  });

/** The index of a row after edits; undefined if they do more than change rows and add new ones. */
function indexAfter(edits: readonly RowEdit[]): ((row: number) => number) | undefined {
  const inserts = edits.flatMap((edit) => (edit.type === "insert" ? edit.row : []));
  const others = edits.filter(({ type }) => type !== "set" && type !== "insert");
  if (others.some(({ type }) => type !== "addColumn")) return undefined;
  // They are added together where the first one of them should be.
  const [first = Number.POSITIVE_INFINITY] = inserts;
  return (row) => (row < first ? row : row + inserts.length);
}

/** The paths of the pages of a file by their rows, for each entry that names it. */
const pathsOf = ({ source }: SiteTables, name: string): ReadonlyMap<number, string>[] =>
  source.pageTables.flatMap(({ table, paths }) => (basename(table.file) === name ? [paths] : []));

function addressesOf({ source }: SiteTables): ReadonlySet<string> {
  const { pages } = Object(source.value);
  const all: unknown[] = Array.isArray(pages) ? pages : [];
  return new Set(all.map((page) => addressOf(String(Object(page).path))));
}
