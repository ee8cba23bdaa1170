import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import type { Table } from "../read/rows.ts";

/**
 * Of the errors in a file with rows one for each cause: a cell that is missing moves all that follow it
 * in its row, and a name over the wrong column makes all its cells wrong. What checks find is a cause of
 * its own where the cells of its row fit. Given and kept in file order.
 */
export function oneForEachCause(
  diagnostics: readonly LocatedDiagnostic[],
  tables: readonly Table[],
  checks: ReadonlySet<string>,
): LocatedDiagnostic[] {
  const reported = new Map<LocatedDiagnostic, LocatedDiagnostic>();
  const left = new Set<LocatedDiagnostic>();
  for (const table of tables.filter(({ hasColumns }) => hasColumns)) {
    const own = diagnostics.filter((each) => isErrorIn(each, table));
    for (const group of groupsOf(own, table, checks)) {
      for (const each of group) left.add(each);
      const [first] = group;
      if (first) reported.set(first, inOne(first, group, table));
    }
  }
  return diagnostics.flatMap((each) => reported.get(each) ?? (left.has(each) ? [] : each));
}

const isErrorIn = ({ severity, isInTable, file }: LocatedDiagnostic, table: Table) =>
  isInTable === true && severity === "error" && file === table.file;

/** Errors that have a row in common, or a column, directly or by others; what is wrong in many rows is one. */
function groupsOf(
  errors: readonly LocatedDiagnostic[],
  table: Table,
  checks: ReadonlySet<string>,
): LocatedDiagnostic[][] {
  const misnamed = errors.find(isOfHeader);
  const odd = new Set([...table.oddRows.values()].map(({ range }) => range.line));
  const keysOf = (error: LocatedDiagnostic, index: number) => {
    const line = lineOf(error, table);
    if (isOfHeader(error)) return error === misnamed ? ["odd"] : [`name ${index}`];
    if (misnamed || odd.has(line)) return [`line ${line}`, "odd"];
    return checks.has(error.rule)
      ? [`${error.rule} ${columnOf(error)}`]
      : [`line ${line}`, columnOf(error)];
  };
  const groups = joined(
    errors.map((error, index) => ({ keys: keysOf(error, index), errors: [error] })),
  );
  const isWide = (group: Group) =>
    new Set(group.errors.map((each) => lineOf(each, table))).size > 1;
  const all = groups.map((group) =>
    isWide(group) ? { ...group, keys: [...group.keys, "wide"] } : group,
  );
  return joined(all).map((group) => errors.filter((each) => group.errors.includes(each)));
}

interface Group {
  keys: string[];
  errors: LocatedDiagnostic[];
}

/** Groups without a key in common. */
function joined(groups: readonly Group[]): Group[] {
  let apart: Group[] = [];
  for (const each of groups) {
    const related = apart.filter(({ keys }) => keys.some((key) => each.keys.includes(key)));
    const all = [...related, each];
    const one = {
      keys: [...new Set(all.flatMap(({ keys }) => keys))],
      errors: all.flatMap(({ errors }) => errors),
    };
    apart = [...apart.filter((group) => !related.includes(group)), one];
  }
  return apart;
}

const isOfHeader = ({ path }: LocatedDiagnostic) => path[0] === "columns";

/** The parameter that an error is about; what is said of a row as a whole has none. */
const columnOf = ({ rule, path }: LocatedDiagnostic) => `column ${path[1] ?? rule}`;

/** Where the row begins. */
const lineOf = ({ path, range }: LocatedDiagnostic, table: Table): number =>
  (typeof path[0] === "number" ? table.locate(path.slice(0, 1)) : range).line;

/** The first of some errors with one cause, which says that there are more. */
function inOne(
  first: LocatedDiagnostic,
  group: readonly LocatedDiagnostic[],
  table: Table,
): LocatedDiagnostic {
  const error = { ...first, ...inOddRow(first, table) };
  const inRows = group.filter((each) => !isOfHeader(each));
  const rows = new Set(inRows.map((each) => lineOf(each, table))).size;
  const others = group.length - 1;
  if (others === 0 || (error.rule !== first.rule && rows === 1)) return error;
  const affects = [...new Set(group.flatMap((each) => each.affects))];
  const isColumn = new Set(group.map(columnOf)).size === 1 && rows === group.length;
  const more = isColumn
    ? `So it is in ${others === 1 ? "1 more row" : `${others} more rows`}.`
    : moreWords(others, rows, isOfHeader(first));
  return { ...error, affects, message: `${error.message} ${more}` };
}

/** What is to be reported of an error's row, if that has other cells than there are columns. */
function inOddRow({ path: [row] }: LocatedDiagnostic, { oddRows }: Table) {
  const odd = typeof row === "number" ? oddRows.get(row) : undefined;
  return odd && { rule: odd.rule, range: odd.range, message: odd.message, hint: odd.hint };
}

function moreWords(others: number, rows: number, isMisnamed: boolean): string {
  const cells = others === 1 ? "1 more cell does" : `${others} more cells do`;
  if (isMisnamed) return `In ${rows === 1 ? "1 row" : `${rows} rows`} ${cells} not fit.`;
  return rows === 1
    ? `${cells} not fit in this row: something may stand in the wrong column.`
    : `In ${rows} rows ${cells} not fit: a column may have the wrong name.`;
}
