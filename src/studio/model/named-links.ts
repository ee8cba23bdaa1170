import { addressOf } from "../../checks/rules/pages/duplicate-path.ts";
import { ConfigText } from "../../config/edit/config-text.ts";
import { CsvText } from "../../config/edit/csv-text.ts";
import { valueAt } from "../../config/parse/explain.ts";
import { isObject } from "../../lib/objects.ts";
import type { Edit, ValuePath } from "../protocol/edits.ts";
import { cellAt } from "./rows/cell-at.ts";
import type { SiteTables } from "./rows/site-tables.ts";
import { tableModel } from "./rows/table-model.ts";

/** The name of a page in menus and lists: its label, or else its title. */
export function nameOfPage(page: unknown): string | undefined {
  const { label, title } = Object(page);
  const name: unknown = label ?? title;
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** A value of a table. */
export interface NamedCell {
  /** The name of the file. */
  file: string;
  /** The path of the value in the rows. */
  path: ValuePath;
  row: number;
  column: string;
}

/** The words of all links to a page that are its name, wherever they are: in menus of any language, sections and tables. */
export interface NamedLinks {
  links: readonly ValuePath[];
  cells: readonly NamedCell[];
}

const NONE: NamedLinks = { links: [], cells: [] };

/** The links with the name of a page, in the config and in its tables. */
function namedLinks(config: unknown, index: number, tables: () => SiteTables): NamedLinks {
  const named = namedPage(config, index);
  if (!named) return NONE;
  return { links: wordsOf(config, [], named), cells: cellsOf(tables(), named) };
}

function namedPage(config: unknown, index: number): Named | undefined {
  const page = valueAt(config, ["pages", index]);
  const { path } = Object(page);
  const name = nameOfPage(page);
  if (name === undefined || typeof path !== "string") return undefined;
  return { name, address: addressOf(path) };
}

/** The cells of tables that can be edited. */
const cellsOf = (tables: SiteTables, named: Named): NamedCell[] =>
  tables.source.tables.flatMap(({ file, rows }) =>
    wordsOf(rows, [], named).flatMap((path) => {
      const { file: name, row, column } = cellAt(tables, file, path) ?? {};
      if (name === undefined || row === undefined || column === undefined) return [];
      const { refusal } = tableModel(tables, { type: "file", name }) ?? {};
      return refusal === undefined ? { file: name, path, row, column } : [];
    }),
  );

/** The texts of tables with another value in cells. */
export function withCells(
  cells: readonly NamedCell[],
  value: string,
  textOf: (file: string) => string,
): Record<string, string> {
  const files = [...new Set(cells.map(({ file }) => file))];
  return Object.fromEntries(
    files.map((file) => {
      const own = cells.filter((each) => each.file === file);
      if (/\.csv$/i.test(file)) {
        const csv = new CsvText(textOf(file));
        csv.set(own.map(({ row, column }) => ({ row, column, value })));
        return [file, csv.text];
      }
      const json = new ConfigText(textOf(file));
      for (const { path } of own) json.set(path, value);
      return [file, json.text];
    }),
  );
}

interface Named {
  name: string;
  address: string;
}

function wordsOf(value: unknown, path: ValuePath, named: Named): ValuePath[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => wordsOf(entry, [...path, at], named));
  if (!isObject(value)) return [];
  const entries = Object.entries(value);
  // The address of a page itself is no link to it.
  const isLink = !isPage(path) && entries.some(([, each]) => leadsTo(each, named.address));
  return entries.flatMap(([key, each]) =>
    isLink && each === named.name ? [[...path, key]] : wordsOf(each, [...path, key], named),
  );
}

const isPage = (path: ValuePath) => path[0] === "pages" && path.length === 2;

const leadsTo = (value: unknown, address: string) =>
  typeof value === "string" && value.startsWith("/") && addressOf(value) === address;

/** The page that an edit gives another name; undefined if it does something else. */
function renamed(edits: readonly Edit[], config: unknown) {
  const [edit, ...others] = edits;
  const [part, index, key, ...inner] = edit?.path ?? [];
  if (!edit || others.length > 0 || part !== "pages" || inner.length > 0) return undefined;
  if (typeof index !== "number" || (key !== "label" && key !== "title")) return undefined;
  const page = Object(valueAt(config, ["pages", index]));
  const after = { ...page, [key]: edit.type === "set" ? edit.value : undefined };
  return { index, before: nameOfPage(page), after: nameOfPage(after) };
}

interface Typing {
  field: string | undefined;
  /** Whether the last step was typed in the same field. */
  isContinued: boolean;
}

/** What follows the name of a page. */
interface Followers extends NamedLinks {
  name: string;
}

/**
 * The links that get the name of their page, too. While somebody types, it is those that had its name before: on the way, it
 * may be that of another link.
 */
export class LinkNames {
  #typed: { field: string; index: number; found: NamedLinks } | undefined;
  #known: { key: string; found: NamedLinks } | undefined;

  /** The links that follow edits; undefined if no name changes. */
  follow(
    edits: readonly Edit[],
    config: unknown,
    { field, isContinued }: Typing,
    tables: () => SiteTables,
  ): Followers | undefined {
    const page = renamed(edits, config);
    if (!page) return undefined;
    const typed = isContinued && this.#typed?.field === field ? this.#typed : undefined;
    const { index, before, after } = page;
    const found = typed?.found ?? namedLinks(config, index, tables);
    this.#typed = field === undefined ? undefined : { field, index, found };
    // An emptied field is not a name yet.
    if (after === undefined || after === before || edits[0]?.type === "remove") return undefined;
    return { ...found, name: after };
  }

  /**
   * The links with the name of a page. `isTyped` says whether somebody still types in a field. The texts of tables, by which
   * the last ones are known, rarely change.
   */
  of(
    index: number,
    config: unknown,
    isTyped: (field: string) => boolean,
    { texts, read }: { texts: Readonly<Record<string, string>>; read(): SiteTables },
  ): NamedLinks {
    if (this.#typed?.index === index && isTyped(this.#typed.field)) return this.#typed.found;
    const named = namedPage(config, index);
    if (!named) return NONE;
    const key = JSON.stringify([named, texts]);
    const cells = this.#known?.key === key ? this.#known.found.cells : cellsOf(read(), named);
    const found = { links: wordsOf(config, [], named), cells };
    this.#known = { key, found };
    return found;
  }
}
