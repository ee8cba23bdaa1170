import { createScanner, type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Fix } from "../diagnostics/diagnostic.ts";

/** Something wrong with the text as JSON, by offset. */
export interface SyntaxProblem {
  rule: "json-syntax" | "duplicate-key" | "encoding" | "long-text";
  offset: number;
  length: number;
  message: string;
  hint?: string;
  fix?: Fix;
  /** Whether what follows may have been misread because of it. */
  derails: boolean;
}

/** Deeper than any site, and shallow enough for every stage's recursion. */
export const MAX_DEPTH = 64;

/** Where the text is nested deeper than a site can be; such a text is not parsed at all. */
export function tooDeep(text: string): SyntaxProblem | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const first = text[scanner.getTokenOffset()];
    if (first === "{" || first === "[") depth += 1;
    if (first === "}" || first === "]") depth -= 1;
    if (depth <= MAX_DEPTH) continue;
    return {
      rule: "json-syntax",
      offset: scanner.getTokenOffset(),
      length: 1,
      message: `Brackets are nested more than ${MAX_DEPTH} deep here; a site never needs that.`,
      derails: true,
    };
  }
  return undefined;
}

/** The parser's complaints in plain words, one for each place. */
export function syntaxProblems(text: string, errors: readonly ParseError[]): SyntaxProblem[] {
  if (text.trim() === "") return [EMPTY_FILE];
  const seen = new Set<number>();
  let derailed = false;
  return errors.flatMap((error) => {
    // Once the parser has lost its way, what it complains of next is rarely wrong.
    if (derailed || seen.has(error.offset)) return [];
    const found = strayComma(text, error) ?? plain(text, error);
    if (seen.has(found.offset)) return [];
    seen.add(found.offset).add(error.offset);
    derailed = found.derails;
    const { fix, ...unfixed } = found;
    return derailed || !fix ? unfixed : found;
  });
}

const EMPTY_FILE: SyntaxProblem = {
  rule: "json-syntax",
  offset: 0,
  length: 0,
  message: "The file is empty.",
  hint: 'A site starts with { "version": 1, … }; the README shows an example.',
  derails: true,
};

const AFTER_COMMA: Record<string, string> = { ",": "another follows", "]": "the list ends" };

/** A comma too many: the parser complains about the comma or bracket that comes after it. */
function strayComma(text: string, { offset, error }: ParseError): SyntaxProblem | undefined {
  const code = printParseErrorCode(error);
  if (code !== "PropertyNameExpected" && code !== "ValueExpected") return undefined;
  const next = text[offset] ?? "";
  if (!/[}\],]/.test(next)) return undefined;
  const before = text.slice(0, offset).trimEnd();
  if (!before.endsWith(",")) return undefined;
  return {
    rule: "json-syntax",
    offset: before.length - 1,
    length: 1,
    message: `This comma has nothing after it: ${AFTER_COMMA[next] ?? "the object ends"}.`,
    hint: "Take the comma out.",
    fix: { kind: "cut" },
    derails: false,
  };
}

function plain(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  const isOpen = !isClosedComment(text.slice(offset, offset + length));
  const found = printParseErrorCode(error);
  const code = preciseCode(found, isOpen, text[offset]);
  const [message, hint] = WORDS[code] ?? ["This is not valid JSON."];
  const comment = code === "InvalidCommentToken";
  const curly = code === "InvalidSymbol" ? curlyQuote(text[offset]) : undefined;
  if (code === "InvalidCharacter") return controlCharacter(text, offset, length);
  if (curly) return { rule: "json-syntax", offset, length, ...curly, derails: true };
  return {
    rule: "json-syntax",
    offset,
    length,
    message,
    ...(hint === undefined ? {} : { hint }),
    derails: !comment && !HARMLESS.has(code),
  };
}

/** A character in a text that JSON wants written otherwise. */
function controlCharacter(text: string, offset: number, length: number): SyntaxProblem {
  const at = [...text.slice(offset, offset + length)].findIndex((each) => each < " ");
  const code = text
    .charCodeAt(offset + at)
    .toString(16)
    .padStart(4, "0");
  const [what, written] =
    at >= 0 && code === "0009" ? ["A tab", "\\t"] : ["This character", `\\u${code}`];
  return {
    rule: "json-syntax",
    offset: offset + Math.max(at, 0),
    length: 1,
    derails: false,
    message: `${what} cannot stand in a text as it is.`,
    hint: `Write a space in its place, or ${written} if you need it.`,
  };
}

function curlyQuote(first = ""): { message: string; hint: string } | undefined {
  if (!/[\u2018-\u201F\u00AB\u00BB']/.test(first)) return undefined;
  return {
    message: `${first} is not the double quote that JSON is written with.`,
    hint: 'Write a straight " before and after the name or text; word processors bend them.',
  };
}

/** The parser takes an open comment for a closed one, and a list without its end for many entries. */
function preciseCode(code: string, isOpen: boolean, next: string | undefined): string {
  if (code === "InvalidCommentToken" && isOpen) return "UnexpectedEndOfComment";
  return code === "CommaExpected" && next === ":" ? "CloseBracketExpected" : code;
}

/** After these the parser goes on as if nothing were wrong. */
const HARMLESS = new Set([
  "CommaExpected",
  "InvalidCharacter",
  "InvalidEscapeCharacter",
  "InvalidUnicode",
]);

/** Whether a comment holds nothing but itself; one without an end runs on into the file. */
const isClosedComment = (comment: string) =>
  comment.startsWith("//") || /^\/\*(?:(?!\/\*)[\s\S])*\*\/$/.test(comment);

const WORDS: Record<string, [message: string, hint?: string]> = {
  CommaExpected: ["A comma is missing before this.", "Put one after the line above."],
  ColonExpected: ["A colon is missing between the name and its value.", 'Write "name": value.'],
  PropertyNameExpected: ["A name in double quotes is expected here.", 'Write "name": value.'],
  ValueExpected: [
    "A value is expected here.",
    "Write a text in double quotes, a number or a list.",
  ],
  CloseBraceExpected: ["A closing } is missing.", "Each { needs its }."],
  CloseBracketExpected: ["A closing ] is missing.", "Each [ needs its ]."],
  EndOfFileExpected: ["The file should end here; something follows the last }."],
  InvalidCommentToken: [
    "JSON has no comments.",
    "Take this one out; what it says can be kept in a file of its own.",
  ],
  UnexpectedEndOfComment: ["This comment has no end, and JSON has no comments.", "Take it out."],
  UnexpectedEndOfString: [
    "The closing double quote of this text is missing.",
    'A text starts and ends with " on the same line; a " inside it is written \\".',
  ],
  InvalidSymbol: [
    "This is not JSON.",
    "Texts stand in double quotes; true, false and numbers do not.",
  ],
  InvalidEscapeCharacter: [
    'After \\ comes one of " \\ / b f n r t u.',
    "A backslash itself is \\\\.",
  ],
};

/** Keys that stand twice in one object: only the last would count. */
export function duplicateKeys(root: Node): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  const visit = (node: Node): void => {
    const seen = new Set<unknown>();
    for (const child of node.children ?? []) {
      const key = node.type === "object" ? child.children?.[0] : undefined;
      if (key && seen.has(key.value)) found.push(duplicate(key));
      if (key) seen.add(key.value);
      visit(child);
    }
  };
  visit(root);
  return found;
}

const duplicate = ({ offset, length, value }: Node): SyntaxProblem => ({
  rule: "duplicate-key",
  offset,
  length,
  message: `"${value}" stands here a second time; only one of the two can count.`,
  hint: "Keep the right one and take the other out.",
  derails: false,
});

/** Longer than any page: some stages take more time for each letter the more of them there are. */
export const MAX_LETTERS = 50_000;

/** Texts and names that are too long. */
export function longTexts(root: Node): Node[] {
  const isLong = typeof root.value === "string" && root.value.length > MAX_LETTERS;
  return isLong ? [root] : (root.children ?? []).flatMap(longTexts);
}

export const longText = ({ offset, value }: Node): SyntaxProblem => ({
  rule: "long-text",
  offset,
  length: 1,
  message: `This text has ${value.length.toLocaleString("en")} letters, and at most ${MAX_LETTERS.toLocaleString("en")} are read.`,
  hint: "Something else may have been pasted here. A longer text goes into several sections or pages.",
  derails: false,
});
