import { createScanner, type ParseError, parse } from "jsonc-parser";
import { rangeFinder } from "./positions.ts";
import type { SyntaxProblem } from "./syntax.ts";

/** A bracket or another word of JSON. */
interface Token {
  text: string;
  offset: number;
  line: number;
  /** How far it is set in, if it is the first of its line. */
  indent?: number;
  end: number;
}

/** A bracket that waits for its partner. */
interface Open extends Token {
  /** How far its line is set in. */
  inset: number;
  /** After the name of what was written last in it. */
  colon?: Token;
}

/** What may be wrong, and texts in which it would be right. */
interface Repair {
  problem: SyntaxProblem;
  texts: string[];
}

const PARTNER: Record<string, string> = { "{": "}", "[": "]" };

/**
 * The bracket that is missing or one too many, where lines are set in as editors do it: the parser
 * would complain at the end of the file, or of all that follows. Only what makes better JSON of the
 * text is taken for the cause.
 */
export function strayBracket(text: string): SyntaxProblem | undefined {
  let fewest = errorsIn(text);
  let best: SyntaxProblem | undefined;
  const tokens = fewest > 0 && text.trim().includes("\n") ? tokensOf(text) : undefined;
  for (const { problem, texts } of tokens ? repairsOf(text, tokens) : []) {
    const errors = Math.min(...texts.map(errorsIn));
    if (errors >= fewest) continue;
    fewest = errors;
    best = problem;
  }
  return best;
}

function errorsIn(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors.length;
}

/** Kinds of token, in the scanner's numbers: comments, which are no JSON, and what is between words. */
const OTHERWISE_WRONG = [12, 13, 16];
const BETWEEN = [14, 15];

/** Undefined where something else is wrong than brackets and commas. */
function tokensOf(text: string): Token[] | undefined {
  const scanner = createScanner(text, false);
  const toRange = rangeFinder(text);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at = scanner.getPosition()) {
    const kind: number = scanner.scan();
    if (OTHERWISE_WRONG.includes(kind) || scanner.getTokenError() !== 0) return undefined;
    if (BETWEEN.includes(kind)) continue;
    const [offset, length] = [scanner.getTokenOffset(), scanner.getTokenLength()];
    if (length === 0) break;
    const { line, column } = toRange(offset, length);
    const isFirst = text.slice(offset - column + 1, offset).trim() === "";
    const token = { text: text.slice(offset, offset + length), offset, line, end: offset + length };
    tokens.push(isFirst ? { ...token, indent: column - 1 } : token);
  }
  return tokens;
}

/** What may be wrong at the first place where brackets and lines are at odds. */
function repairsOf(text: string, tokens: readonly Token[]): Repair[] {
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

const isCloser = ({ text }: Token) => text === "}" || text === "]";

/** Whether a line begins no further in than that of the bracket around it, and is not that one's end. */
function isOutside({ text, indent }: Token, top: Open): boolean {
  if (indent === undefined || indent > top.inset) return false;
  return indent < top.inset || PARTNER[top.text] !== text;
}

/** The end of what begins in a line above is the first in its line, and set in like that one. */
const endsWhereItShould = ({ line, indent }: Token, top: Open) =>
  line === top.line || (indent !== undefined && indent <= top.inset);

/** Whether there is a name where a value should be, or an entry of a list where a name should be. */
function lacksBeginning(top: Open, tokens: readonly Token[], index: number): boolean {
  const [last, token, next] = [
    tokens[index - 1]?.text,
    tokens[index]?.text ?? "",
    tokens[index + 1]?.text,
  ];
  const isName = token.startsWith('"') && next === ":";
  if (top.text === "[") return isName && (last === "[" || last === ",");
  return (isName && last === ":") || (last === "," && token in PARTNER);
}

function missingEnd(text: string, top: Open, last: Token, next: Token): Repair {
  const partner = PARTNER[top.text] ?? "";
  const [start, end] = [text.slice(0, last.end), text.slice(last.end)];
  const bare = last.text === "," ? text.slice(0, last.offset) : start;
  return {
    texts: [`${start}${partner}${end}`, `${bare}${partner},${end}`],
    problem: {
      ...problemAt(
        next,
        `A closing ${partner} is missing before this: the ${top.text} in line ${top.line} has none.`,
        `Put ${partner} after line ${last.line}, with a comma if another entry follows.`,
      ),
      from: top.offset,
    },
  };
}

const missingRoot = (text: string, first: Token): Repair => ({
  texts: [`{${text}`],
  problem: problemAt(first, "An opening { is missing before this.", "A site's file begins with {."),
});

/** A list or an object that begins with the value of a name, or as an entry of a list. */
function missingBegin(text: string, top: Open, last: Token, token: Token): Repair {
  const isList = top.text === "{" && last.text !== ":";
  const sign = isList ? "[" : "{";
  const before = isList ? (top.colon ?? last) : last;
  return {
    texts: [`${text.slice(0, before.end)}${sign}${text.slice(before.end)}`],
    problem: problemAt(
      isList ? before : token,
      `An opening ${sign} is missing ${isList ? "after" : "before"} this.`,
      isList ? "Each ] needs its [." : "Each } needs its {.",
    ),
  };
}

function tooMany(text: string, token: Token): Repair {
  const [start, end] = [text.slice(0, token.offset), text.slice(token.end)];
  return {
    texts: [start + end, start + end.replace(/^\s*,/, "")],
    problem: problemAt(token, `This ${token.text} is one too many.`, "Take it out."),
  };
}

const problemAt = ({ offset }: Token, message: string, hint: string): SyntaxProblem => ({
  rule: "json-syntax",
  offset,
  length: 1,
  message,
  hint,
  derails: true,
});
