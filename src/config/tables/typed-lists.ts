import type { Path } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { once } from "../../lib/memoize.ts";
import { isObject } from "../../lib/objects.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";
import { exportedRows } from "./exported-rows.ts";
import { hoursColumn } from "./hours-cells.ts";
import { entriesOf } from "./list-tables.ts";
import { hoursOfRows } from "./location-hours.ts";
import { type Translate, translatedPaths, withLinks } from "./row-language.ts";
import { csvTable, type Table } from "./rows.ts";
import type { CellTypes, PageTable, SourceFile, TableList } from "./source-file.ts";
import type { TableReference } from "./table-reference.ts";

/** A place in a section for rows of a table. */
interface RowPlace {
  table: Table;
  section: unknown;
  /** The path of an entry in the section. */
  entry: Path;
  /** The pages of these rows. */
  pages: PageTable | undefined;
  /** Makes links lead to the pages of its language. */
  translated: Translate | undefined;
  reference?: TableReference;
  keys?: NonNullable<TableList["keys"]>;
}

/** Reads the cells of lists, and of whole rows, by the types of their fields. */
export function withCellTypes(source: SourceFile, fields: CellTypes): SourceFile {
  if (source.problems.length > 0) return source;
  const problems: SourceProblem[] = [];
  const typed = new Map<unknown, unknown>();
  const read = (place: RowPlace) => {
    const found = typedRows(place, fields);
    const { file } = place.table;
    addAll(
      problems,
      found.problems.map((each) => ({ ...each, file })),
    );
    const { reference } = place;
    const inConfig = { ...place, config: source.value };
    const { rows, problems: unread } = place.keys
      ? hoursOfRows(found.rows, inConfig, fields)
      : { rows: found.rows, problems: [] };
    addAll(problems, unread);
    const named = reference?.columns
      ? exportedRows(rows, reference, inConfig, fields)
      : { rows, problems: [] };
    addAll(problems, named.problems);
    return named.rows.map((row, index) => ({
      ...reference?.each,
      ...entryOf(row, index, place, fields),
    }));
  };
  const translations = once(() => translatedPaths(source.value));
  for (const { table, rows, reference, shown, section, within, keys, language } of source.lists) {
    const ofFile = source.pageTables.filter((other) => other.table.file === table.file);
    const pages = ofFile.find((other) => other.language === language) ?? ofFile[0];
    const at = { section, entry: [...within, 0], translated: translations().get(language) };
    const entries = read({ table, reference, pages, ...at, ...(keys && { keys }) });
    typed.set(rows, entriesOf(shown, keys ? entries.map(withoutKey) : entries, keys));
  }
  for (const pages of source.pageTables)
    for (const { section, within } of pages.wholes) {
      const at = { section, entry: within, translated: translations().get(pages.language) };
      const rows = read({ table: pages.table, pages, ...at });
      for (const [index, row] of pages.table.rows.entries()) typed.set(row, rows[index]);
    }
  if (typed.size === 0) return source;
  const value = withLists(source.value, typed);
  const written: SourceFile["written"] = (path, at) =>
    source.written(source.lists.some(({ keys }) => keys) ? hoursColumn(path, value) : path, at);
  return {
    ...source,
    value,
    problems,
    written,
    locate(path, at, within) {
      const own = written(path, at);
      return (own.table ?? source).locate(own.path, at, within);
    },
  };
}

const withoutKey = ({ key: _, ...location }: Record<string, unknown>) => location;

/** The rows of a table; the cells of a CSV file have the types of the fields. */
const typedRows = ({ table, section, entry, reference }: RowPlace, fields: CellTypes) =>
  table.hasColumns
    ? csvTable(
        table.file,
        table.text,
        undefined,
        (steps) => fields.cellTypeAt(section, [...entry, ...steps]),
        reference?.columns,
      )
    : { rows: table.rows, problems: [] };

/**
 * A row as an entry: without columns that only its page uses, and with a link to that page if entries have one.
 * Links lead to the pages of its language.
 */
function entryOf(
  row: Record<string, unknown>,
  index: number,
  place: RowPlace,
  fields: CellTypes,
): Record<string, unknown> {
  const isLink = (steps: Path) =>
    fields.fieldAt(place.section, [...place.entry, ...steps])?.textKind === "link";
  const linked = linkedRow(row, index, place, fields);
  return place.translated ? withLinks(linked, isLink, place.translated) : linked;
}

function linkedRow(
  row: Record<string, unknown>,
  index: number,
  { section, entry, pages, keys }: RowPlace,
  fields: CellTypes,
): Record<string, unknown> {
  if (!pages) return row;
  const fieldOf = (name: string) => fields.fieldAt(section, [...entry, name]);
  const own = Object.entries(row).filter(
    ([name]) => !pages.columns.has(name) || fieldOf(name) !== undefined,
  );
  const path = pages.paths.get(index);
  const link = keys ? "page" : "link";
  const hasLink = path !== undefined && fieldOf(link)?.textKind === "link";
  return { ...(hasLink && { [link]: path }), ...Object.fromEntries(own) };
}

function withLists(value: unknown, lists: ReadonlyMap<unknown, unknown>): unknown {
  const list = lists.get(value);
  if (list !== undefined) return list;
  if (Array.isArray(value)) return value.map((entry) => withLists(entry, lists));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLists(inner, lists)]),
  );
}
