import { ConfigText } from "../../../config/edit/config-text.ts";
import { CsvText } from "../../../config/edit/csv-text.ts";
import { cellAt } from "../rows/cell-at.ts";
import type { SiteTables } from "../rows/site-tables.ts";
import { tableModel } from "../rows/table-model.ts";
import {
  type LinkedWords,
  linkedParameters,
  linkedWords,
  type NamedPage,
  withName,
} from "./linked-words.ts";
import { placeNames } from "./place-names.ts";

/** A value of a table; its path is that in the rows. */
export interface LinkedCell extends LinkedWords {
  /** The name of the file. */
  file: string;
  row: number;
  column: string;
  /** Between the entries of a list that it is one of; a name that has it would be two. */
  separator?: string;
}

/** The cells of tables with the name of a page as words of a link, if they can be edited. */
export function linkedCells(tables: SiteTables, page: NamedPage): LinkedCell[] {
  const { source } = tables;
  const inRows = source.tables.flatMap(({ file, rows }) =>
    linkedWords(rows, page).map((words) => ({ file, words })),
  );
  const parameters = [
    ...linkedParameters(source.value, page),
    ...placeNames(source.value, page, tables.kit.schemas),
  ].flatMap((at) => {
    const { table, path } = source.written(at);
    return table ? { file: table.file, words: { path, around: ["", ""] } } : [];
  });
  const found = new Map(
    [...inRows, ...parameters].map((each) => [JSON.stringify([each.file, each.words.path]), each]),
  );
  return [...found.values()].flatMap(({ file, words }) => cellOf(tables, file, words) ?? []);
}

function cellOf(tables: SiteTables, file: string, words: LinkedWords): LinkedCell | undefined {
  const { file: name, row, column } = cellAt(tables, file, words.path) ?? {};
  if (name === undefined || row === undefined || column === undefined) return undefined;
  const table = tableModel(tables, { type: "file", name });
  if (!table || table.refusal !== undefined) return undefined;
  const entry = words.path.at(-1);
  const cell = { ...words, file: name, row, column };
  if (!isCsv(name) || typeof entry !== "number") return cell;
  const at = table.columns.findIndex(({ key }) => key === column);
  return { ...cell, ...entryOf(table.rows[row]?.cells[at] ?? "", entry) };
}

/** An entry of a list, which is a part of its cell. */
function entryOf(cell: string, index: number): Pick<LinkedCell, "around" | "separator"> {
  const separator = SEPARATORS.find((each) => cell.includes(each));
  if (separator === undefined) return { around: ["", ""] };
  const entries = cell.split(separator);
  const [start = "", end = ""] = (entries[index] ?? "").split(/\S.*\S|\S/s);
  const before = [...entries.slice(0, index), start].join(separator);
  const after = [end, ...entries.slice(index + 1)].join(separator);
  return { around: [before, after], separator };
}

/** The separators of the entries of a list in a cell; the first one that it has counts. */
const SEPARATORS = ["|", ";"];

const isCsv = (file: string) => /\.csv$/i.test(file);

/** The texts of tables with another name of the page in cells. */
export function withCells(
  cells: readonly LinkedCell[],
  name: string,
  textOf: (file: string) => string,
): Record<string, string> {
  const files = [...new Set(cells.map(({ file }) => file))];
  return Object.fromEntries(
    files.map((file) => {
      const own = cells.filter(
        (each) => each.file === file && !(each.separator && name.includes(each.separator)),
      );
      if (isCsv(file)) {
        const csv = new CsvText(textOf(file));
        csv.set(own.map((each) => ({ ...each, value: withName(each, name) })));
        return [file, csv.text];
      }
      const json = new ConfigText(textOf(file));
      for (const each of own) json.set(each.path, withName(each, name));
      return [file, json.text];
    }),
  );
}
