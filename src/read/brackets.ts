import { type ParseError, parse } from "jsonc-parser";
import {
  missingBegin,
  missingEnd,
  missingRoot,
  type Open,
  type Repair,
  tooMany,
} from "./repairs.ts";
import type { SyntaxProblem } from "./syntax.ts";
import { isCloser, type JsonToken, PARTNER, type Tokens } from "./tokens.ts";

/**
 * Finds a missing or superfluous bracket by indentation: the parser would report the end of the file, or
 * everything that follows. A repair counts as the cause only if the text has fewer errors with it.
 */
export function strayBracket(
  text: string,
  { all, areRight }: Tokens,
  errors: number,
): SyntaxProblem | undefined {
  const hasIndents = areRight && text.trim().includes("\n");
  let fewest = errors;
  let best: SyntaxProblem | undefined;
  for (const { problem, texts } of hasIndents ? repairsOf(text, all) : []) {
    for (const repaired of texts) {
      // Each try parses the whole text.
      if (fewest === 0) return best;
      const left = errorsIn(repaired);
      if (left >= fewest) continue;
      fewest = left;
      best = problem;
    }
  }
  return best;
}

function errorsIn(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.length;
}

/** Possible repairs at the first position where brackets and indentation do not match. */
function repairsOf(text: string, tokens: readonly JsonToken[]): Repair[] {
  const open: Open[] = [];
  let inset = 0;
  for (const [index, token] of tokens.entries()) {
    const above = inset;
    inset = token.indent ?? inset;
    const top = open.at(-1);
    const last = tokens[index - 1];
    if (!last) {
      if (!(token.text in PARTNER)) return [missingRoot(text, token)];
    } else if (!top) {
      return [tooMany(text, token)];
    } else if (isOutside(token, top)) {
      return [missingEnd(text, top, last, token), tooMany(text, top), tooMany(text, token)];
    } else if (isCloser(last) && token.indent !== undefined && token.indent > above) {
      return [tooMany(text, last)];
    } else if (isEmptyAfterValue(tokens, index)) {
      return [tooMany(text, token)];
    } else if (lacksBeginning(top, tokens, index)) {
      return [missingBegin(text, top, last, token), tooMany(text, token)];
    }
    if (token.text in PARTNER) open.push({ ...token, inset });
    if (token.text === ":" && top) top.colon = token;
    if (!isCloser(token) || !top || !last) continue;
    if (PARTNER[top.text] !== token.text || !endsWhereItShould(token, top)) {
      const both = [missingBegin(text, top, last, token), tooMany(text, token)];
      return last.text === token.text || last.text === "," ? both.reverse() : both;
    }
    open.pop();
  }
  const top = open.at(-1);
  const last = tokens.at(-1);
  return top && last ? [missingEnd(text, top, last, last), tooMany(text, top)] : [];
}

/** Whether a line is not indented deeper than its enclosing bracket, and does not close it. */
function isOutside({ text, indent }: JsonToken, top: Open): boolean {
  if (indent === undefined || indent > top.inset) return false;
  return indent < top.inset || PARTNER[top.text] !== text;
}

/** A closing bracket is first in its line and indented like the line of its opening one. */
const endsWhereItShould = ({ line, indent }: JsonToken, top: Open) =>
  line === top.line || (indent !== undefined && indent <= top.inset);

/** Whether there is a name in place of a value, or a list entry in place of a name. */
function lacksBeginning(top: Open, tokens: readonly JsonToken[], index: number): boolean {
  const [last, token, next] = [
    tokens[index - 1]?.text,
    tokens[index]?.text ?? "",
    tokens[index + 1]?.text,
  ];
  const isName = token.startsWith('"') && next === ":";
  if (top.text === "[") return isName && (last === "[" || last === ",");
  return (isName && last === ":") || (last === "," && token in PARTNER);
}

/** Whether an empty pair of brackets follows a value; then the second one closes another bracket. */
function isEmptyAfterValue(tokens: readonly JsonToken[], index: number): boolean {
  const [last, token, next] = tokens.slice(index - 1, index + 2);
  const isEmpty = token && token.text in PARTNER && next && isCloser(next);
  return isEmpty === true && last !== undefined && !/^[[{:,]$/.test(last.text);
}
