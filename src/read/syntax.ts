import { type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import { VERSION } from "../../schema/site.ts";
import type { Fix } from "../diagnostics/diagnostic.ts";
import { commandLine } from "../util/command-line.ts";

/** A syntax error of a text, by offset. */
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
  /** Whether the text after it may have been misread. */
  derails: boolean;
  /** Where misreading may begin, if not at the offset. */
  from?: number;
}

/** The parser's errors in plain words, one for each offset. */
export function syntaxProblems(text: string, errors: readonly ParseError[]): SyntaxProblem[] {
  if (text.trim() === "") return [EMPTY_FILE];
  const problems: SyntaxProblem[] = [];
  const seen = new Set<number>();
  for (const error of errors) {
    // Once the parser has lost track, its next errors are rarely real.
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
  hint: `${commandLine("new my-site")} creates a site with a valid file in another folder. By hand, start with { "version": ${VERSION}, … }; docs/reference.md has an example of each field.`,
  derails: true,
};

/** A number with a decimal comma; in a list it would be two numbers. */
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
    message: `${before}${after} has a decimal comma, but in JSON a comma ends the value.`,
    hint: `Write the number with a point: ${whole}.${after}`,
    derails: true,
  };
}

const AFTER_COMMA: Record<string, string> = { ",": "another follows", "]": "the list ends" };

/** A superfluous comma: the parser reports the comma or bracket after it. */
function strayComma(text: string, { offset, error }: ParseError): SyntaxProblem | undefined {
  const code = printParseErrorCode(error);
  if (code !== "PropertyNameExpected" && code !== "ValueExpected") return undefined;
  const next = text[offset] ?? "";
  // Before a bracket of the other kind, the bracket is superfluous, not the comma.
  if (next !== "," && next !== (code === "PropertyNameExpected" ? "}" : "]")) return undefined;
  const before = text.slice(0, offset).trimEnd();
  if (!before.endsWith(",")) return undefined;
  return {
    rule: "json-syntax",
    offset: before.length - 1,
    length: 1,
    message: `This comma has nothing after it: ${AFTER_COMMA[next] ?? "the object ends"}.`,
    hint: "Remove the comma.",
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

/** The parser does not report an unclosed comment or a list without its end as such. */
function preciseCode(code: string, written: string, next: string | undefined): string {
  if (code === "InvalidCommentToken" && !isClosedComment(written)) return "UnexpectedEndOfComment";
  return code === "CommaExpected" && next === ":" ? "CloseBracketExpected" : code;
}

/** Whether a comment is closed; an unclosed one contains the rest of the file. */
const isClosedComment = (comment: string) =>
  comment.startsWith("//") || /^\/\*(?:(?!\/\*)[\s\S])*\*\/$/.test(comment);

/** A character that has to be escaped in a JSON string. */
function controlCharacter(text: string, offset: number, length: number): SyntaxProblem {
  const at = [...text.slice(offset, offset + length)].findIndex((each) => each < " ");
  const isTab = at >= 0 && text[offset + at] === "\t";
  const what = isTab ? "A tab" : "This character";
  return {
    rule: "json-syntax",
    offset: offset + Math.max(at, 0),
    length: 1,
    derails: false,
    message: `${what} is not allowed in a text.`,
    hint: isTab ? "Write a space instead." : "Remove it; nothing shows it.",
  };
}

type ProblemWords = [message: string, hint?: string];

const curlyQuote = (written: string): ProblemWords | undefined =>
  /^[\u2018-\u201F\u00AB\u00BB']/.test(written)
    ? [
        `${written.charAt(0)} is not the double quote that JSON needs.`,
        'Write a straight " before and after the name or text; word processors replace them.',
      ]
    : undefined;

/** After these errors the parser continues correctly. */
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
  EndOfFileExpected: ["The file has to end here, but something follows the last }."],
  InvalidCommentToken: ["JSON has no comments.", "Remove it, or keep its text in another file."],
  UnexpectedEndOfComment: ["This comment is not closed, and JSON has no comments.", "Remove it."],
  UnexpectedEndOfString: [
    "The closing double quote of this text is missing.",
    'A text starts and ends with " on the same line; write \\" for a " inside it.',
  ],
  InvalidSymbol: ["This is not JSON.", "Texts need double quotes; true, false and numbers do not."],
  InvalidEscapeCharacter: [
    'A \\ has to be followed by one of " \\ / b f n r t u.',
    "Write \\\\ for a backslash.",
  ],
};

/** Duplicate names in an object, of which only the last would count, and a reserved name. */
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

/** A name with a special meaning for JavaScript objects, so that its value would be lost. */
export const RESERVED_KEY = "__proto__";

const reserved = ({ offset, length }: Node): SyntaxProblem => ({
  rule: "json-syntax",
  offset,
  length,
  message: `"${RESERVED_KEY}" cannot be used as a key; its value would be lost.`,
  hint: "Rename it, or remove it.",
  derails: false,
});

const duplicate = ({ offset, length, value }: Node): SyntaxProblem => ({
  rule: "duplicate-key",
  offset,
  length,
  message: `The key "${value}" is already in this object; only one of the two can count.`,
  hint: "Keep the right one and remove the other.",
  derails: false,
});
