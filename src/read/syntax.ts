import { type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Fix } from "../diagnostics/diagnostic.ts";
import { commandLine } from "../util/command-line.ts";

/** Something wrong with the text as JSON, by offset. */
export interface SyntaxProblem {
  rule:
    | "json-syntax"
    | "csv-syntax"
    | "params-file"
    | "duplicate-key"
    | "encoding"
    | "characters"
    | "long-text";
  offset: number;
  length: number;
  message: string;
  hint?: string;
  fix?: Fix;
  /** Whether what follows may have been misread because of it. */
  derails: boolean;
  /** Where that may begin, if not there. */
  from?: number;
}

/** The parser's complaints in plain words, one for each place. */
export function syntaxProblems(text: string, errors: readonly ParseError[]): SyntaxProblem[] {
  if (text.trim() === "") return [EMPTY_FILE];
  const problems: SyntaxProblem[] = [];
  const seen = new Set<number>();
  for (const error of errors) {
    // Once the parser has lost its way, what it complains of next is rarely wrong.
    if (problems.at(-1)?.derails) break;
    if (seen.has(error.offset)) continue;
    const found = decimalComma(text, error) ?? strayComma(text, error) ?? inPlainWords(text, error);
    if (seen.has(found.offset)) continue;
    seen.add(found.offset).add(error.offset);
    problems.push(found);
  }
  return problems;
}

const EMPTY_FILE: SyntaxProblem = {
  rule: "json-syntax",
  offset: 0,
  length: 0,
  message: "The file is empty.",
  hint: `${commandLine("new my-site")} begins a site in another folder, with a file that is right. By hand it starts with { "version": 3, … }; docs/reference.md has an example of each field.`,
  derails: true,
};

/** A number as many countries write it; in a list it would be two. */
function decimalComma(text: string, { offset, error }: ParseError): SyntaxProblem | undefined {
  if (printParseErrorCode(error) !== "PropertyNameExpected") return undefined;
  const [before] = /-?\d[\d.]*,$/.exec(text.slice(0, offset)) ?? [];
  const [after] = /^\d+(?=[\s,}])/.exec(text.slice(offset)) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const whole = before.slice(0, -1).replaceAll(".", "");
  return {
    rule: "json-syntax",
    offset: offset - before.length,
    length: before.length + after.length,
    message: `${before}${after} has a comma in it, which here ends the value.`,
    hint: `A number is written with a point: ${whole}.${after}`,
    derails: true,
  };
}

const AFTER_COMMA: Record<string, string> = { ",": "another follows", "]": "the list ends" };

/** A comma too many: the parser complains about the comma or bracket that comes after it. */
function strayComma(text: string, { offset, error }: ParseError): SyntaxProblem | undefined {
  const code = printParseErrorCode(error);
  if (code !== "PropertyNameExpected" && code !== "ValueExpected") return undefined;
  const next = text[offset] ?? "";
  // A bracket of the other kind is what is too much, and not the comma before it.
  if (next !== "," && next !== (code === "PropertyNameExpected" ? "}" : "]")) return undefined;
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

function inPlainWords(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  const written = text.slice(offset, offset + length);
  const code = preciseCode(printParseErrorCode(error), written, text[offset]);
  if (code === "InvalidCharacter") return controlCharacter(text, offset, length);
  const curly = code === "InvalidSymbol" ? curlyQuote(written) : undefined;
  const [message, hint] = curly ?? WORDS[code] ?? ["This is not valid JSON."];
  return {
    rule: "json-syntax",
    offset,
    length,
    message,
    ...(hint === undefined ? {} : { hint }),
    derails: !HARMLESS.has(code),
  };
}

/** The parser takes an open comment for a closed one, and a list without its end for many entries. */
function preciseCode(code: string, written: string, next: string | undefined): string {
  if (code === "InvalidCommentToken" && !isClosedComment(written)) return "UnexpectedEndOfComment";
  return code === "CommaExpected" && next === ":" ? "CloseBracketExpected" : code;
}

/** Whether a comment holds nothing but itself; one without an end runs on into the file. */
const isClosedComment = (comment: string) =>
  comment.startsWith("//") || /^\/\*(?:(?!\/\*)[\s\S])*\*\/$/.test(comment);

/** A character in a text that JSON wants written otherwise. */
function controlCharacter(text: string, offset: number, length: number): SyntaxProblem {
  const at = [...text.slice(offset, offset + length)].findIndex((each) => each < " ");
  const isTab = at >= 0 && text[offset + at] === "\t";
  const what = isTab ? "A tab" : "This character";
  return {
    rule: "json-syntax",
    offset: offset + Math.max(at, 0),
    length: 1,
    derails: false,
    message: `${what} cannot stand in a text as it is.`,
    hint: isTab ? "Write a space in its place." : "Take it out; nothing shows it.",
  };
}

type ProblemWords = [message: string, hint?: string];

const curlyQuote = (written: string): ProblemWords | undefined =>
  /^[\u2018-\u201F\u00AB\u00BB']/.test(written)
    ? [
        `${written.charAt(0)} is not the double quote that JSON is written with.`,
        'Write a straight " before and after the name or text; word processors bend them.',
      ]
    : undefined;

/** After these the parser goes on as if nothing were wrong. */
const HARMLESS = new Set([
  "CommaExpected",
  "InvalidCharacter",
  "InvalidCommentToken",
  "InvalidEscapeCharacter",
  "InvalidUnicode",
]);

const WORDS: Record<string, ProblemWords> = {
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

/** Names that an object has twice, of which only the last would count, and one that no object can have. */
export function wrongKeys(node: Node): SyntaxProblem[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    const isSecond = key !== undefined && seen.has(key.value);
    seen.add(key?.value);
    const isReserved = key?.value === RESERVED_KEY;
    return [
      ...(key && isReserved ? [reserved(key)] : isSecond ? [duplicate(key)] : []),
      ...wrongKeys(child),
    ];
  });
}

/** A name that JavaScript's objects take for something else, so that its value would be lost. */
export const RESERVED_KEY = "__proto__";

const reserved = ({ offset, length }: Node): SyntaxProblem => ({
  rule: "json-syntax",
  offset,
  length,
  message: `Nothing can be called "${RESERVED_KEY}"; what is in it would be lost.`,
  hint: "Give it another name, or take it out.",
  derails: false,
});

const duplicate = ({ offset, length, value }: Node): SyntaxProblem => ({
  rule: "duplicate-key",
  offset,
  length,
  message: `"${value}" stands here a second time; only one of the two can count.`,
  hint: "Keep the right one and take the other out.",
  derails: false,
});
