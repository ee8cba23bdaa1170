import type { Path } from "../../diagnostics/diagnostic.ts";
import { didYouMean, nearestWord } from "../../diagnostics/suggest.ts";
import type { Cell } from "./csv.ts";

/** A column of a CSV file. */
export interface Column {
  /** Its index in the file. */
  at: number;
  header: Cell;
  /** The name of its field, which is its header unless the config names the columns. */
  name: string;
  /** The path of its cells in a row's value. */
  steps: (string | number)[];
  type: CellType;
}

export type CellType = "words" | "number" | "flag" | "list" | "numbers";

/** The type of the cells of a column. */
export type TypeOf = (steps: Path) => CellType;

/** The types that a template's `params` in the config declare. */
export const declaredTypes =
  (declared: unknown): TypeOf =>
  (steps) =>
    typeAt(declared, steps);

/**
 * The columns of a header. If the config names the columns of its fields, others are left out, and one column
 * can be several fields.
 */
export const columnsOf = (
  heads: readonly Cell[],
  typeOf: TypeOf,
  named?: Readonly<Record<string, string>>,
): Column[] =>
  heads.flatMap((header, at) =>
    fieldsOf(header.value, named).map((name) => {
      const steps = stepsOf(name);
      return { at, header, name, steps, type: typeOf(steps) };
    }),
  );

const fieldsOf = (header: string, named: Readonly<Record<string, string>> | undefined): string[] =>
  named ? Object.keys(named).filter((field) => named[field]?.trim() === header) : [header];

/** `services.1.title`: list entries are counted from 1. */
export const stepsOf = (name: string) =>
  name.split(".").map((step) => (/^[1-9]\d*$/.test(step) ? Number(step) - 1 : step));

/** The type of a column's cells. */
function typeAt(params: unknown, [name = "", ...steps]: Path): CellType {
  let found: unknown = Object(params)[name];
  for (const step of steps)
    if (typeof step === "string") found = Object(Object(found).fields)[step];
  const { type, of } = Object(found);
  const isEntry = typeof steps.at(-1) === "number";
  const simple = isEntry ? of : type;
  if (simple === "list") return of === "number" ? "numbers" : "list";
  return simple === "number" ? "number" : "words";
}

interface Fault {
  cell: Cell;
  message: string;
  hint: string;
}

/** The first problem with the column names. The rows cannot be read then. */
export function headerFault(
  columns: readonly Column[],
  rows: readonly Cell[][],
  declared: unknown,
): Fault | undefined {
  for (const [index, { at, header, name: value, steps }] of columns.entries()) {
    if (value === "") {
      if (!rows.some((row) => row[at]?.value)) continue;
      const message = "This column has no name.";
      return { cell: header, message, hint: "Write the name of a parameter in its first row." };
    }
    if (!NAME.test(value)) return strangeName(header, declared);
    if (columns.findIndex((other) => other.name === value) < index) {
      const message = `There are two columns called "${value}".`;
      return { cell: header, message, hint: "Remove one of them." };
    }
    const gap = gapBefore(steps, columns);
    if (gap !== undefined) {
      const message = `The column "${gap}" is missing, and this one is for a later entry of the list.`;
      return { cell: header, message, hint: "Number the entries 1, 2, 3 without a gap." };
    }
  }
  return undefined;
}

/** Names of parameters and fields, and numbers of entries, separated by points. */
const NAME = /^[a-z]\w*(\.[a-z1-9]\w*)*$/i;

function strangeName(cell: Cell, declared: unknown): Fault {
  const shown = cell.value.length > LONGEST ? `${cell.value.slice(0, LONGEST)}…` : cell.value;
  const meant = nearestWord(cell.value.replace(/[^\w.]/g, ""), namesIn(declared));
  const hint = meant
    ? didYouMean(meant)
    : "The first line has the names of the parameters, in letters and digits only.";
  return { cell, message: `"${shown}" cannot be the name of a column.`, hint };
}

const LONGEST = 40;

/** The possible names of columns: `location`, `base.city`, `links.1.label`. */
const namesIn = (params: unknown): string[] =>
  Object.entries(Object(params)).flatMap(([name, parameter]) => {
    const { fields, type } = Object(parameter);
    const start = type === "list" ? `${name}.1` : name;
    return fields ? namesIn(fields).map((field) => `${start}.${field}`) : name;
  });

/** The list entry that is missing before that of a column. */
function gapBefore(steps: Path, columns: readonly Column[]): string | undefined {
  for (const [depth, step] of steps.entries()) {
    if (typeof step !== "number" || step === 0) continue;
    const before = [...steps.slice(0, depth), step - 1];
    const isThere = columns.some((other) => before.every((each, at) => other.steps[at] === each));
    if (!isThere)
      return before.map((each) => (typeof each === "number" ? each + 1 : each)).join(".");
  }
  return undefined;
}
