import type { TextSpan } from "../../../diagnostics/diagnostic.ts";
import type { RefusedMarkdown } from "./refused-signs.ts";

/** Deeper nesting slows the parser down, and finally overflows its stack. */
const MAX_NESTING = 10;

/** A line that nests lists and quotations; a row of dashes does not. */
const NESTED = new RegExp(
  String.raw`^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])[ \t]*){${MAX_NESTING + 1}}`,
  "m",
);

/** The parser compares each of these with all others. */
const STARS = /[*_]/g;
const MAX_STARS = 1000;

/** What would slow down the parser, and its range. */
interface ExcessiveNesting {
  refused: RefusedMarkdown;
  within: TextSpan;
}

/** Finds what makes a text too expensive to parse. */
export function findExcessiveNesting(source: string): ExcessiveNesting | undefined {
  const nested = NESTED.exec(source);
  if (nested) return { refused: TOO_DEEP, within: withoutBlanks(nested) };
  for (const { 0: paragraph, index } of source.matchAll(PARAGRAPH)) {
    if (paragraph.length <= MAX_STARS) continue;
    if ((paragraph.match(STARS) ?? []).length <= MAX_STARS) continue;
    return { refused: TOO_MANY, within: { start: index + paragraph.search(STARS), length: 1 } };
  }
  return undefined;
}

const PARAGRAPH = /[^\n]+(?:\n[^\n]+)*/g;

function withoutBlanks({ 0: found, index }: RegExpExecArray): TextSpan {
  const start = found.search(/\S/);
  return { start: index + start, length: found.trim().length };
}

const TOO_DEEP: RefusedMarkdown = {
  name: `A list or quotation within more than ${MAX_NESTING} others`,
  hint: "Begin the line with one mark, such as a dash and a space; something may have been pasted here by mistake.",
};

const TOO_MANY: RefusedMarkdown = {
  name: `A paragraph with more than ${MAX_STARS.toLocaleString("en")} stars or underscores`,
  hint: "Remove those that do not mark words; something may have been pasted here by mistake.",
};
