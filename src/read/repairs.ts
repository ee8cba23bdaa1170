import type { SyntaxProblem } from "./syntax.ts";
import { type JsonToken, PARTNER } from "./tokens.ts";

/** A bracket without its partner so far. */
export interface Open extends JsonToken {
  /** The indentation of its line. */
  inset: number;
  /** The colon after the last name in it. */
  colon?: JsonToken;
}

/** A possible problem, and texts without it. */
export interface Repair {
  problem: SyntaxProblem;
  texts: string[];
}

export function missingEnd(text: string, top: Open, last: JsonToken, next: JsonToken): Repair {
  const partner = PARTNER[top.text] ?? "";
  const [start, end] = [text.slice(0, last.end), text.slice(last.end)];
  const bare = last.text === "," ? text.slice(0, last.offset) : start;
  return {
    texts: [`${start}${partner}${end}`, `${bare}${partner},${end}`],
    problem: {
      ...problemAt(
        next,
        `A closing ${partner} is missing before this: the ${top.text} in line ${top.line} is not closed.`,
        `Add ${partner} after line ${last.line}, with a comma if another entry follows.`,
      ),
      from: top.offset,
    },
  };
}

export const missingRoot = (text: string, first: JsonToken): Repair => ({
  texts: [`{${text}`],
  problem: problemAt(first, "An opening { is missing before this.", "A site's file begins with {."),
});

/** The missing opening bracket of a list or an object. */
export function missingBegin(text: string, top: Open, last: JsonToken, token: JsonToken): Repair {
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

export function tooMany(text: string, token: JsonToken): Repair {
  const [start, end] = [text.slice(0, token.offset), text.slice(token.end)];
  return {
    texts: [start + end, start + end.replace(/^\s*,/, "")],
    problem: problemAt(token, `This ${token.text} has no partner.`, "Remove it."),
  };
}

const problemAt = ({ offset }: JsonToken, message: string, hint: string): SyntaxProblem => ({
  rule: "json-syntax",
  offset,
  length: 1,
  message,
  hint,
  derails: true,
});
