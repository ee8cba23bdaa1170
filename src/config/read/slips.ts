import type { Expected, Unexpected } from "./grammar.ts";
import { errorAt, jsonError, type SyntaxProblem } from "./syntax-problem.ts";
import { invalidCharacter, isCloser, type JsonToken } from "./tokens.ts";
import { wordProblem } from "./words.ts";

/** The error at an unexpected token, if reading can continue after it. */
export function slipProblem(text: string, slip: Unexpected): SyntaxProblem {
  const { token, last, expected } = slip;
  if (token.kind === "comment") return comment(token);
  if (token.kind === "blank") return blank(text, token);
  const isEnd = token.text === "," || isCloser(token);
  if (expected === "comma") return missingComma(token, last);
  if (expected === "colon") return missingColon(token, isEnd);
  if (isEnd) return last?.text === ":" ? missingValue(token) : superfluousComma(token, last);
  if (token.text === ":") return jsonError(token, "This colon is one too many.", "Remove it.");
  return token.kind === "text" ? wrongCharacter(token) : misplaced(text, slip);
}

/** What to write instead of a token. */
export function misplaced(text: string, unexpected: Unexpected): SyntaxProblem {
  const { token, expected } = unexpected;
  return wordProblem(text, unexpected) ?? errorAt(token.offset, ...MISPLACED[expected]);
}

const NAME_AND_VALUE = 'Write "name": value.';

const MISPLACED: Record<Expected, [message: string, hint: string]> = {
  value: ["A value is expected here.", "Write a text in double quotes, a number or a list."],
  key: ["A name in double quotes is expected here.", NAME_AND_VALUE],
  colon: ["A colon is expected here, between the name and its value.", NAME_AND_VALUE],
  comma: [
    "This does not belong here: after a value, a comma or a closing bracket follows.",
    "Remove it, or write it into the double quotes of a text.",
  ],
  end: [
    "The file has to end here, but something follows the last }.",
    "Remove everything after the last }.",
  ],
};

/** An unclosed comment contains the rest of the file. */
export const comment = ({ offset, text }: JsonToken, isClosed = true): SyntaxProblem =>
  jsonError(
    { offset, length: text.split(/[\n\r]/)[0]?.length ?? 0 },
    isClosed ? "JSON has no comments." : "This comment is not closed, and JSON has no comments.",
    "Remove it, or keep its text in another file.",
  );

function missingComma(token: JsonToken, last: JsonToken | undefined): SyntaxProblem {
  if (token.kind === "word" && /^\W$/.test(token.text))
    return jsonError(token, `${token.text} does not separate entries.`, "Write a comma.");
  const next = token.text.length > 30 ? `${token.text.slice(0, 30)}…` : token.text;
  return jsonError(
    { offset: last?.end ?? token.offset, length: 0 },
    `A comma is missing here, before ${next}.`,
    "Write a comma between two entries.",
  );
}

function missingColon(token: JsonToken, isEnd: boolean): SyntaxProblem {
  if (isEnd) return jsonError(token, "The value of this name is missing.", NAME_AND_VALUE);
  if (token.kind !== "word" || /\w/.test(token.text))
    return jsonError(token, "A colon is missing between the name and its value.", NAME_AND_VALUE);
  const message = `${token.text} does not separate a name from its value.`;
  return jsonError(token, message, "Write a colon.");
}

const missingValue = ({ offset }: JsonToken): SyntaxProblem =>
  errorAt(
    offset,
    "A value is missing before this.",
    "Write a text in double quotes, a number or a list, or remove the name.",
  );

const AFTER_COMMA: Record<string, string> = { ",": "another follows", "]": "the list ends" };

/** A comma without an entry after it, or before the first entry. */
function superfluousComma(token: JsonToken, last: JsonToken | undefined): SyntaxProblem {
  const isAfter = last?.text === ",";
  const message = isAfter
    ? `This comma has nothing after it: ${AFTER_COMMA[token.text] ?? "the object ends"}.`
    : "This comma has nothing before it.";
  return {
    ...jsonError(isAfter ? last : token, message, "Remove the comma."),
    fix: { kind: "cut" },
  };
}

/** A character in a text that must be escaped, or an invalid escape. */
function wrongCharacter({ offset, text }: JsonToken): SyntaxProblem {
  const index = invalidCharacter(text);
  const error = (message: string, hint: string) => errorAt(offset + index, message, hint);
  if (text[index] === "\t")
    return error("A tab is not allowed in a text.", "Write a space instead.");
  if (text[index] === "\\")
    return error(
      'A \\ has to be followed by one of " \\ / b f n r t, or by u and four digits.',
      "Write \\\\ for a backslash.",
    );
  return error("This character is not allowed in a text.", "Remove it; it is invisible.");
}

/** Names of characters that look like a space or are invisible. */
const BLANKS: Record<string, string> = {
  "\u00A0": "no-break space",
  "\u00AD": "soft hyphen",
  "\u200B": "zero-width space",
  "\u2028": "line separator",
  "\u202F": "narrow no-break space",
  "\u3000": "wide space",
  "\uFEFF": "byte-order mark",
};

/** An invalid space between names and values. Within a word, no fix is certain. */
function blank(text: string, token: JsonToken): SyntaxProblem {
  const code = `U+${token.text.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = BLANKS[token.text.charAt(0)] ?? "typographic space";
  const message = `There is a ${name} (${code}) here, which JSON does not allow as a space.`;
  const problem = jsonError(token, message, "Remove it, or write an ordinary space instead.");
  const isInWord = [token.offset - 1, token.end].every((at) => /[\w.+-]/.test(text.charAt(at)));
  return isInWord ? problem : { ...problem, fix: { kind: "cut" } };
}
