import { createScanner } from "jsonc-parser";
import { lineStarts } from "../diagnostics/lines.ts";

/** A token of JSON. */
export interface JsonToken {
  text: string;
  offset: number;
  line: number;
  /** Its indentation, if it is the first in its line. */
  indent?: number;
  end: number;
}

/** The tokens of a text, and whether each of them is valid by itself. */
export interface Tokens {
  all: readonly JsonToken[];
  areRight: boolean;
}

export const PARTNER: Record<string, string> = { "{": "}", "[": "]" };

export const isCloser = ({ text }: Pick<JsonToken, "text">) => text === "}" || text === "]";

/** The scanner's token types: comments, whitespace, and what is not JSON. */
const COMMENTS = [12, 13];
const BLANKS = [14, 15];
const UNKNOWN = 16;
const END_OF_FILE = 17;

export function jsonTokens(text: string): Tokens {
  const scanner = createScanner(text, false);
  const starts = lineStarts(text);
  const all: JsonToken[] = [];
  let areRight = true;
  let line = 1;
  for (let kind: number = scanner.scan(); kind !== END_OF_FILE; kind = scanner.scan()) {
    const isComment = COMMENTS.includes(kind);
    if (isComment || kind === UNKNOWN || scanner.getTokenError() !== 0) areRight = false;
    if (isComment || BLANKS.includes(kind)) continue;
    const offset = scanner.getTokenOffset();
    const end = offset + scanner.getTokenLength();
    while ((starts[line] ?? text.length) <= offset) line += 1;
    const token = { text: text.slice(offset, end), offset, line, end };
    const isFirst = all.at(-1)?.line !== line;
    all.push(isFirst ? { ...token, indent: offset - (starts[line - 1] ?? 0) } : token);
  }
  return { all, areRight };
}
