import type { Unexpected } from "./grammar.ts";
import { otherQuote, quoteAfterWord } from "./quotes.ts";
import { jsonError, type SyntaxProblem } from "./syntax-problem.ts";
import type { JsonToken } from "./tokens.ts";

/**
 * A word that is not JSON: in other quotes or without quotes, a number with a comma, a value in another
 * notation.
 */
export function wordProblem(text: string, unexpected: Unexpected): SyntaxProblem | undefined {
  const { token, last, expected } = unexpected;
  // In `2 000`, the second word is the unexpected one.
  const isSecond = expected === "comma" && last?.kind === "word" && last.line === token.line;
  const word = isSecond ? last : token;
  if (token.kind !== "word" || (!isSecond && expected !== "key" && expected !== "value"))
    return undefined;
  const found = otherQuote(word) ?? quoteAfterWord(text, word) ?? otherWord(word);
  if (found) return found;
  return expected === "key"
    ? (decimalComma(text, word) ?? unquotedName(word))
    : unquoted(text, word);
}

/** Notations of other languages and formats. */
const OTHER_WORDS: readonly (readonly [words: RegExp, hint: string])[] = [
  [/^(?:true|yes|on)$/i, "Write true."],
  [/^(?:false|no|off)$/i, "Write false."],
  [/^(?:null|none|nil|undefined|nan)$/i, "Remove this field, or write its value."],
  [/^(?:\.{3,}|…)$/, "Write what is left out here, or remove it."],
  [/^[()]/, "Write [ ] around a list and { } around an object."],
  [/\p{Cc}/u, "Remove the invisible character in it."],
];

function otherWord(token: JsonToken): SyntaxProblem | undefined {
  const [, hint] = OTHER_WORDS.find(([words]) => words.test(token.text)) ?? [];
  const written = token.text.replaceAll(/\p{Cc}/gu, "\uFFFD");
  return hint === undefined ? undefined : jsonError(token, `${written} is not JSON.`, hint);
}

/** A number with a decimal comma, or with commas between thousands. In a list, it is several numbers. */
function decimalComma(text: string, { offset, end }: JsonToken): SyntaxProblem | undefined {
  const [before = ""] = /-?\d[\d.]*,$/.exec(text.slice(Math.max(0, offset - LONG), offset)) ?? [];
  const [after] = /^\d+(?:,\d+)*(?![\w.])/.exec(text.slice(offset, end + LONG)) ?? [];
  if (before === "" || after === undefined) return undefined;
  const written = before + after;
  const number = /^-?\d{1,3}(?:,\d{3})+$/.test(written)
    ? `without it: ${written.replaceAll(",", "")}`
    : `with a point: ${written.replaceAll(".", "").replace(",", ".")}`;
  return jsonError(
    { offset: offset - before.length, length: written.length },
    `${written} has a comma in it, but in JSON a comma ends the value.`,
    `Write the number ${number}`,
  );
}

const unquotedName = (token: JsonToken): SyntaxProblem =>
  jsonError(token, `${token.text} needs double quotes.`, `Write "${token.text}": value.`);

/** A text, or a number in another notation: `+1`, `.5`, `007`, `20€`. */
function unquoted(text: string, { offset }: JsonToken): SyntaxProblem {
  const [rest = ""] = /^[^,"\]}\n\r]*/.exec(text.slice(offset, offset + LONG)) ?? [];
  const written = rest.trim();
  const isNumber = /^[+-]?\.?\d|^\p{Sc}\d/u.test(written);
  return jsonError(
    { offset, length: written.length },
    isNumber ? `${written} is not a number in JSON.` : `${written} needs double quotes.`,
    isNumber
      ? `Write "${written}" if it is a text. A number looks like 12, 0.5 or -3.`
      : `Write "${written}".`,
  );
}

const LONG = 60;
