import type { Unexpected } from "./grammar.ts";
import { errorAt, jsonError, type SyntaxProblem } from "./syntax-problem.ts";
import { isClosed, type JsonToken } from "./tokens.ts";

/** Finds a double quote that is missing, or that ends a text too early, so that reading stops at a token. */
export function quoteProblem(text: string, stop: Unexpected): SyntaxProblem | undefined {
  const { token, last, expected } = stop;
  if (token.kind !== "text" && token.kind !== "word") return undefined;
  const before = last?.line === token.line ? last : undefined;
  if (before?.kind === "text") {
    if (expected === "colon") return closingQuoteOfName(before) ?? quoteInside(before.end - 1);
    return isName(text, before.end) ? closingQuote(before) : quoteInside(before.end - 1);
  }
  const word = [token, before].find((each) => each?.kind === "word");
  if (word) return otherQuote(word) ?? quoteAfterWord(text, word);
  return isClosed(token) ? undefined : unclosedText(stop);
}

/** `12", 14" pizza"`: a quote after a word belongs to the text before, or the word lacks its opening one. */
export function quoteAfterWord(text: string, word: JsonToken): SyntaxProblem | undefined {
  if (text[word.end] !== '"') return undefined;
  const hasName = isName(text, word.offset);
  const start = text.slice(0, word.offset).trimEnd();
  const [, comma] = /"[ \t]*(,)?$/.exec(start.slice(-NEAR)) ?? [];
  if (comma && !hasName && !/[\n\r]/.test(text.slice(start.length, word.offset)))
    return quoteInside(start.lastIndexOf('"'));
  const message = `The opening double quote of this ${hasName ? "name" : "text"} is missing.`;
  return jsonError(word, message, `Write "${word.text}".`);
}

/** Whether a name lacks its opening quote because the text before it has consumed it. */
const isName = (text: string, offset: number) =>
  /^[\w$-]+"\s*:/.test(text.slice(offset, offset + NEAR));

const NEAR = 100;

const quoteInside = (offset: number): SyntaxProblem =>
  errorAt(
    offset,
    'This " ends the text, but more of it follows.',
    'Write \\" for a " inside a text.',
  );

function unclosedText({ token, next, expected }: Unexpected): SyntaxProblem {
  const ofName = expected === "key" ? closingQuoteOfName(token) : undefined;
  const curly = /[“”„‟«»](?=\s*,?\s*$)/.exec(token.text);
  if (curly && !ofName) return wrongQuote(token.offset + curly.index, curly[0]);
  return ofName ?? closingQuote(token, next?.kind === "word");
}

const closingQuote = ({ text, offset }: JsonToken, hasLineBreak = false): SyntaxProblem =>
  jsonError(
    { offset, length: text.replace(/[\s,]*"?$/, "").length },
    "The closing double quote of this text is missing.",
    hasLineBreak
      ? "A text is on one line; write \\n for a line break in it."
      : 'A text starts and ends with " on the same line; write \\" for a " inside it.',
  );

/** `"name: "Roofs"` is read as `"name: "`. */
function closingQuoteOfName({ text, offset }: JsonToken): SyntaxProblem | undefined {
  const [, name, quote] = /^("[^"]*?)([“”„‟«»]?)\s*:/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const end = offset + name.length;
  if (quote) return wrongQuote(end, quote);
  const message = "The closing double quote of this name is missing.";
  return errorAt(end, message, `Write ${name}": value.`);
}

/** A word in single quotes, or in those of a word processor or another language. */
export function otherQuote({ offset, text }: JsonToken): SyntaxProblem | undefined {
  const [quote] = /^['`´\u2018-\u201F\u00AB\u00BB\uFF02]/.exec(text) ?? [];
  return quote === undefined ? undefined : wrongQuote(offset, quote);
}

const wrongQuote = (offset: number, quote: string): SyntaxProblem =>
  errorAt(
    offset,
    `${quote} is not the double quote that JSON needs.`,
    'Write a straight " before and after the name or text.',
  );
