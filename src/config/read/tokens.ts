import { lineStarts } from "../../diagnostics/lines.ts";

/** A token of a text that should be JSON. */
export interface JsonToken {
  /** A word is anything outside of quotes: a number, `true`, or invalid text. */
  kind: "text" | "word" | "sign" | "comment" | "blank" | "end";
  text: string;
  offset: number;
  length: number;
  end: number;
  line: number;
  /** The indentation of its line. */
  inset: number;
  /** Whether it is the first in its line. */
  isFirst: boolean;
}

/** Characters that look like a space or are invisible, and that JSON does not allow between tokens. */
const BLANKS =
  "\\u00A0\\u00AD\\u1680\\u2000-\\u200F\\u2028\\u2029\\u202F\\u205F\\u2060\\u3000\\uFEFF";

/** One alternative for each kind. A text ends at the end of its line. `#222222` is a colour, not a comment. */
const TOKEN = new RegExp(
  [
    String.raw`(?<text>"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*"?)`,
    String.raw`(?<sign>[[\]{}:,])`,
    String.raw`(?<comment>\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)|--[^\n\r]*|#(?![\dA-Fa-f]{3,8}\b)[^\n\r]*)`,
    `(?<blank>[${BLANKS}]+)`,
    String.raw`(?<word>[;，、،]|(?:(?!\/[/*])[^ \t\n\r"[\]{}:,;，、،${BLANKS}])+|\/)`,
  ].join("|"),
  "g",
);

const KINDS = ["text", "sign", "comment", "blank", "word"] as const;

/** The tokens of a text; the last one is its end. */
export function jsonTokens(text: string): JsonToken[] {
  const starts = lineStarts(text);
  const tokens: JsonToken[] = [];
  let line = 1;
  for (const { 0: written, index: offset, groups = {} } of text.matchAll(TOKEN)) {
    while ((starts[line] ?? text.length) <= offset) line += 1;
    const last = tokens.at(-1);
    const isFirst = last?.line !== line;
    tokens.push({
      kind: KINDS.find((kind) => groups[kind] !== undefined) ?? "word",
      text: written,
      offset,
      length: written.length,
      end: offset + written.length,
      line,
      inset: isFirst ? offset - (starts[line - 1] ?? 0) : last.inset,
      isFirst,
    });
  }
  const offset = tokens.at(-1)?.end ?? 0;
  const end = { offset, length: 0, end: offset, line, inset: 0, isFirst: false };
  return [...tokens, { kind: "end", text: "", ...end }];
}

export const PARTNER: Record<string, string> = { "{": "}", "[": "]" };

export const isOpener = ({ text }: Pick<JsonToken, "text">): boolean => text in PARTNER;

export const isCloser = ({ text }: Pick<JsonToken, "text">): boolean =>
  text === "}" || text === "]";

/** Neither a comment nor a blank. */
export const isSolid = ({ kind }: JsonToken): boolean => kind !== "comment" && kind !== "blank";

/** Whether a text has its closing quote. */
export const isClosed = ({ text }: Pick<JsonToken, "text">): boolean =>
  /^"(?:[^"\\]*(?:\\.[^"\\]*)*)"$/.test(text);

/** The valid beginning of a text, up to a control character or an unknown escape. */
const VALID = /[ -[\]-\uFFFF]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[ -[\]-\uFFFF]*)*/y;

/** The index of the first invalid character of a text; -1 if all are valid. */
export function invalidCharacter(text: string): number {
  VALID.lastIndex = 0;
  VALID.test(text);
  return VALID.lastIndex < text.length ? VALID.lastIndex : -1;
}

const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?)$/;

/** Whether a text or a word is valid by itself. */
export const isValid = ({ kind, text }: Pick<JsonToken, "kind" | "text">): boolean =>
  kind === "text" ? invalidCharacter(text) < 0 : LITERAL.test(text);
