import type { TextSpan } from "../diagnostics/diagnostic.ts";
import type { Refused } from "./refused-signs.ts";

/** Deeper than anybody can follow; a parser takes more time for each, and in the end has no room. */
const MOST_NESTED = 10;

/** The beginning of a line in which lists and quotations begin within each other; a row of dashes is none. */
const NESTED = new RegExp(
  String.raw`^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])[ \t]*){${MOST_NESTED + 1}}`,
  "m",
);

/** Each of these may begin or end emphasis with each of the others. */
const STARS = /[*_]/g;
const MOST_STARS = 1000;

/** Something in a Markdown text that would hold up whoever parses it, and where. */
interface Tangle {
  refused: Refused;
  within: TextSpan;
}

/** What keeps a text from being parsed, if anything does. */
export function tangleIn(source: string): Tangle | undefined {
  const nested = NESTED.exec(source);
  if (nested) return { refused: TOO_DEEP, within: withoutBlanks(nested) };
  for (const { 0: paragraph, index } of source.matchAll(PARAGRAPH)) {
    if (paragraph.length <= MOST_STARS) continue;
    if ((paragraph.match(STARS) ?? []).length <= MOST_STARS) continue;
    return { refused: TOO_MANY, within: { start: index + paragraph.search(STARS), length: 1 } };
  }
  return undefined;
}

const PARAGRAPH = /[^\n]+(?:\n[^\n]+)*/g;

function withoutBlanks({ 0: found, index }: RegExpExecArray): TextSpan {
  const start = found.search(/\S/);
  return { start: index + start, length: found.trim().length };
}

const TOO_DEEP: Refused = {
  what: `A list or quotation within more than ${MOST_NESTED} others`,
  hint: "Begin the line with one mark, such as a dash and a space; something else may have been pasted here.",
};

const TOO_MANY: Refused = {
  what: `A paragraph with more than ${MOST_STARS.toLocaleString("en")} stars or underscores`,
  hint: "Take out those that stress nothing; something else may have been pasted here.",
};
