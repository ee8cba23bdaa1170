import type { PublishedSource } from "../config/expand/published.ts";
import { valueAt } from "../config/parse/explain.ts";
import { isRecord } from "../config/tables/location-keys.ts";
import type { Table } from "../config/tables/rows.ts";
import type { SourceFile } from "../config/tables/with-tables.ts";
import type { Diagnostic, LocatedDiagnostic, Path } from "../diagnostics/diagnostic.ts";
import { extensionProblem } from "../diagnostics/extension-problem.ts";
import { pathInWords, templateAt } from "../diagnostics/path-in-words.ts";
import { cellInWords, inCellWords } from "./cell-words.ts";

const withoutFix = <T extends LocatedDiagnostic>({ fix: _, ...diagnostic }: T) => diagnostic;

/** The config is first, followed by the tables. */
export const byPosition = (one: LocatedDiagnostic, other: LocatedDiagnostic) =>
  tableFile(one).localeCompare(tableFile(other)) ||
  one.range.line - other.range.line ||
  one.range.column - other.range.column;

const tableFile = ({ file, isInTable }: LocatedDiagnostic) => (isInTable ? file : "");

/**
 * Adds positions. A problem of a template that occurs on several pages becomes one problem with a list of
 * pages. A problem of an extension's code is one problem, on whatever page it occurs.
 */
export function locateAll(
  diagnostics: readonly Diagnostic[],
  source: PublishedSource,
): LocatedDiagnostic[] {
  const byKey = new Map<string, LocatedDiagnostic>();
  for (const found of diagnostics) {
    if (found.code) {
      const key = JSON.stringify([found.code, found.message]);
      if (!byKey.has(key)) byKey.set(key, extensionProblem(found.code, found.message, found.hint));
      continue;
    }
    const diagnostic = source.tables.length > 0 ? withPage(found, source) : found;
    const { rule, path, within, message, page } = diagnostic;
    const { at, ...written } = sourceOf(diagnostic, source);
    const { table } = written;
    const odd = table && oddRowOf(written.path, table);
    if (odd && diagnostic.severity === "error") {
      byKey.set(
        JSON.stringify([odd, table.file]),
        syntaxDiagnostic({ ...odd, file: table.file }, source),
      );
      continue;
    }
    const key = JSON.stringify([rule, written.path, table?.file, within, message]);
    const known = byKey.get(key);
    if (known) {
      addPage(known, diagnostic);
      continue;
    }
    const range = table ? table.locate(written.path, at, within) : source.locate(path, at, within);
    if (table && found.repeats && isSameCell(path, found.repeats, source)) continue;
    const location = pathInWords(path, source.allPages);
    const affects = page === undefined ? [] : [page];
    const template = templateAt(path, source.allPages);
    const where = { file: source.file, path: written.path, range, location, affects };
    const located = { ...diagnostic, ...where, ...(template === undefined ? {} : { template }) };
    byKey.set(key, table ? inTable(located, path, table, source) : located);
  }
  return [...byKey.values()];
}

/** The rules about names, which are in the first row of a table. */
const NAME_RULES: ReadonlySet<string> = new Set(["unknown-key", "unknown-parameter"]);

/** The rules about values that are missing: each is a cell of its row. */
const MISSING_RULES: ReadonlySet<string> = new Set(["missing-key", "missing-parameter"]);

/** The position of a problem. A missing column is one problem of its table, and not of each row. */
function sourceOf({ rule, path, at }: Diagnostic, source: PublishedSource) {
  const written = source.written(path, at);
  const cells = written.table?.cells;
  if (!cells || NAME_RULES.has(rule)) return { ...written, at };
  const { table, path: cell } = source.written(path);
  const [, ...steps] = cell;
  const isMissing = MISSING_RULES.has(rule) && steps.length > 0 && !cells.columnAt(steps);
  return { table, path: isMissing ? ["columns", ...steps] : cell, at: undefined };
}

/** A problem of a table, in the words of its rows and columns if it is a CSV file. */
function inTable(
  found: LocatedDiagnostic,
  path: Path,
  { file, cells }: Table,
  { allPages }: PublishedSource,
): LocatedDiagnostic {
  const located = { ...withoutFix(found), file, isInTable: true as const };
  if (!cells) return located;
  const depth = path[0] === "pages" ? 2 : 1;
  const rows = path.slice(0, Math.max(depth, path.length - found.path.length));
  const list = isRecord(path.slice(0, 1)) || rows.at(-1) === "params" ? path.slice(0, depth) : rows;
  const location = cellInWords(pathInWords(list, allPages), found.path, cells);
  return { ...inCellWords(located, found.path, cells), location };
}

/** Whether two values, for example of a page and of a location, are from one cell of a table. */
function isSameCell(path: Path, other: Path, { written, locate }: PublishedSource): boolean {
  const isSameFile = written(path).table?.file === written(other).table?.file;
  return isSameFile && JSON.stringify(locate(path)) === JSON.stringify(locate(other));
}

/** In a row with too many or too few cells, values are probably in the wrong columns. */
const oddRowOf = ([row]: Path, { oddRows }: Table) =>
  typeof row === "number" ? oddRows.get(row) : undefined;

/** Adds the page of a row of a table, whose position in the config is not informative. */
function withPage(diagnostic: Diagnostic, { allPages }: PublishedSource): Diagnostic {
  const [first, index] = diagnostic.path;
  if (diagnostic.page !== undefined || first !== "pages" || index === undefined) return diagnostic;
  const path = valueAt(allPages, [first, index, "path"]);
  return typeof path === "string" ? { ...diagnostic, page: path } : diagnostic;
}

/** Adds another page with the same problem. The message is that of the page where it is worst. */
function addPage(known: LocatedDiagnostic, { page, hint, weight = 0 }: Diagnostic): void {
  if (page === undefined || known.affects.at(-1) === page) return;
  known.affects.push(page);
  if (hint === undefined || weight <= (known.weight ?? 0)) return;
  Object.assign(known, { page, hint, weight });
}

const fileInWords = (rule: string, file: string | undefined) =>
  rule === "params-file"
    ? "the file with parameters"
    : /\.csv$/i.test(file ?? "")
      ? "the file's rows"
      : "the file's JSON";

/** The problems of reading. If there are any, no later stage runs. */
export const readingProblems = (source: SourceFile): LocatedDiagnostic[] =>
  source.problems.map((found) => syntaxDiagnostic(found, source)).sort(byPosition);

function syntaxDiagnostic(
  { rule, path = [], range, message, hint, fix, file }: SourceFile["problems"][number],
  source: SourceFile,
): LocatedDiagnostic {
  return {
    rule,
    severity: "error",
    isBlocking: true,
    path,
    ...(file === undefined ? { file: source.file } : { file, isInTable: true }),
    range,
    message,
    affects: [],
    location: fileInWords(rule, file),
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix }),
  };
}
