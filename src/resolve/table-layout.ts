import type { MarkdownNode, TableLayout } from "../model/values.ts";
import { plainText } from "./uses.ts";

type Column = TableLayout["columns"][number];
/** What the Markdown says of a column. */
type Said = Column["align"] | undefined;
type Rows = readonly MarkdownNode[][][];

/** A number with what stands around it: `£45`, `2.5 kW`, `07:00–13:00`; a dash where there is none. */
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*(\p{L}{1,3}[²³]?)?\.?$/u;
const NOTHING = /^[\s–—-]*$/;

/** In characters: what a finger's width holds, what stands on one line, and what is more than a name. */
const SIGN = 5;
const ONE_LINE = 12;
const SENTENCE = 40;

/** More columns than these cannot stand beside each other on a phone, whatever is in them. */
const FEW = 4;
/** With more columns than these, headings of many letters over cells of few are turned. */
const UPRIGHT = 8;

/**
 * How a table is laid out: where there is little room, it is moved sideways. Only one that holds
 * sentences, and little else, is easier to read as a list for each row.
 */
export function tableLayout(heads: readonly string[], rows: Rows, said: readonly Said[] = []) {
  const words = rows.map((row) => row.map((cell) => plainText(cell).trim()));
  const columns = heads.map((head, column) => {
    const cells = words.map((row) => row[column] ?? "");
    const holds = holding(Math.max(longest(cells), longest(head.split(/\s/))));
    return { align: said[column] ?? alignment(cells, column), holds };
  });
  const form = formOf(columns, longest(words.flatMap(([, ...cells]) => cells)));
  const empty = form === "list" ? words.map(emptyIn) : [];
  return { form, columns, empty } satisfies TableLayout;
}

/** Columns of numbers end under each other, so that they can be compared; words begin so. */
function alignment(cells: string[], column: number): Column["align"] {
  const filled = cells.filter((cell) => !NOTHING.test(cell));
  const isNumeric = column > 0 && filled.length > 0 && filled.every((cell) => NUMBER.test(cell));
  return isNumeric ? "end" : "start";
}

const longest = (texts: readonly string[]) =>
  texts.reduce((most, { length }) => Math.max(most, length), 0);

const holding = (length: number): Column["holds"] =>
  length > SENTENCE ? "sentences" : length > ONE_LINE ? "words" : "little";

function formOf([, ...columns]: Column[], most: number): TableLayout["form"] {
  if (columns.length < 2) return "list";
  const ofSentences = columns.filter(({ holds }) => holds === "sentences").length;
  if (ofSentences > 0 && (columns.length < FEW || ofSentences * 2 >= columns.length)) return "list";
  return columns.length >= UPRIGHT && most <= SIGN ? "matrix" : "wide";
}

const emptyIn = (row: string[]) =>
  row.flatMap((cell, column) => (column > 0 && NOTHING.test(cell) ? [column] : []));
