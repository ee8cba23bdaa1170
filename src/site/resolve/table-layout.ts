import type { MarkdownNode, TableLayout } from "../../model/values.ts";
import { plainText } from "./uses.ts";

type Column = TableLayout["columns"][number];
/** The alignment that the Markdown sets for a column. */
type ColumnAlignment = Column["align"] | undefined;
type Rows = readonly MarkdownNode[][][];

/** A number with its signs and units: `£45`, `2.5 kW`, `07:00–13:00`. */
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*(\p{L}{1,3}[²³]?)?\.?$/u;
const NOTHING = /^[\s–—-]*$/;

/** Maximum lengths in characters: of a narrow cell, of one line, and of a name. */
const SIGN = 5;
const ONE_LINE = 12;
const SENTENCE = 40;

/** More columns than this never fit side by side on a phone. */
const FEW = 4;
/** From this number of columns on, long headings over narrow cells are rotated. */
const UPRIGHT = 8;

/**
 * The layout of a table. On narrow screens it scrolls sideways. Only a table of mostly sentences becomes a
 * list for each row, which is easier to read.
 */
export function tableLayout(
  heads: readonly string[],
  rows: Rows,
  said: readonly ColumnAlignment[] = [],
) {
  const words = rows.map((row) => row.map((cell) => plainText(cell).trim()));
  const columns = heads.map((head, column) => {
    const cells = words.map((row) => row[column] ?? "");
    const holds = contentSize(Math.max(longest(cells), longest(head.split(/\s/))));
    return { align: said[column] ?? alignment(cells, column), holds };
  });
  const form = tableForm(columns, longest(words.flatMap(([, ...cells]) => cells)));
  const empty = form === "list" ? words.map(emptyColumns) : [];
  return { form, columns, empty } satisfies TableLayout;
}

/** Numbers are aligned at their end, so that they can be compared; words at their start. */
function alignment(cells: string[], column: number): Column["align"] {
  const filled = cells.filter((cell) => !NOTHING.test(cell));
  const isNumeric = column > 0 && filled.length > 0 && filled.every((cell) => NUMBER.test(cell));
  return isNumeric ? "end" : "start";
}

const longest = (texts: readonly string[]) =>
  texts.reduce((most, { length }) => Math.max(most, length), 0);

const contentSize = (length: number): Column["holds"] =>
  length > SENTENCE ? "sentences" : length > ONE_LINE ? "words" : "little";

function tableForm([, ...columns]: Column[], most: number): TableLayout["form"] {
  if (columns.length < 2) return "list";
  const ofSentences = columns.filter(({ holds }) => holds === "sentences").length;
  if (ofSentences > 0 && (columns.length < FEW || ofSentences * 2 >= columns.length)) return "list";
  return columns.length >= UPRIGHT && most <= SIGN ? "matrix" : "wide";
}

const emptyColumns = (row: string[]) =>
  row.flatMap((cell, column) => (column > 0 && NOTHING.test(cell) ? [column] : []));
