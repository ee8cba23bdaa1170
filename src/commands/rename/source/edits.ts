import { applyEdits, type Edit as TextEdit } from "jsonc-parser";
import { offsetFinder } from "../../../config/read/positions.ts";
import { csvCell, quoteCell, readCsv, spanInCell } from "../../../config/tables/csv.ts";
import type { Path, Range } from "../../../diagnostics/diagnostic.ts";
import { memoize } from "../../../lib/memoize.ts";
import type { Change } from "./references.ts";
import type { EditableFile } from "./site-files.ts";

/** A replacement in a file. */
export interface Edit extends TextEdit {
  file: EditableFile;
}

const offsets = memoize(({ text }: EditableFile) => offsetFinder(text));

function editOf(file: EditableFile, range: Range, words: string): Edit {
  const offsetOf = offsets(file);
  const offset = offsetOf(range.line, range.column);
  const length = offsetOf(range.endLine, range.endColumn) - offset;
  const isQuoted = file.text[offset] === '"' && length > 1;
  return { file, offset, length, content: isQuoted ? quoted(file, words) : bare(file, words) };
}

const quoted = ({ isCsv }: EditableFile, words: string) =>
  isCsv ? quoteCell(words) : JSON.stringify(words);

/** Within a piece of a string. A cell gets quotes if the replacement would divide it. */
const bare = ({ isCsv }: EditableFile, words: string) =>
  isCsv ? csvCell(words) : JSON.stringify(words).slice(1, -1);

/** The edit for a change in a field. */
export const changeEdit = ({ field: { file, path }, within, text }: Change): Edit =>
  editOf(file, file.locate(path, undefined, within), text);

/** The edit that renames a key of a JSON file. */
export const keyEdit = (file: EditableFile, path: Path, name: string): Edit =>
  editOf(file, file.locate(path, "key"), name);

/** The edits that rename a parameter in a table's header: `base.city` belongs to `base`. */
export function headEdits(file: EditableFile, from: string, to: string): Edit[] {
  const { rows } = readCsv(file.text);
  return (rows[0] ?? []).flatMap((cell) => {
    if (cell.value !== from && !cell.value.startsWith(`${from}.`)) return [];
    const { start, end } = spanInCell(file.text, cell, 0, from.length);
    const content = file.text[start] === '"' ? `"${to}"` : to;
    return [{ file, offset: start, length: end - start, content }];
  });
}

/** The texts after the edits, by file. Identical edits of one range count once. */
export function editedTexts(edits: readonly Edit[]): Map<string, string> {
  const files = new Map<string, { text: string; edits: Map<number, Edit> }>();
  for (const edit of edits) {
    const { file, text } = edit.file;
    const known = files.get(file) ?? { text, edits: new Map<number, Edit>() };
    known.edits.set(edit.offset, edit);
    files.set(file, known);
  }
  return new Map(
    [...files].map(([file, { text, edits: own }]) => [file, applyEdits(text, [...own.values()])]),
  );
}
