import { readFileSync } from "node:fs";
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { Path, Range } from "../diagnostics/diagnostic.ts";

/** A JSON file with the position of every value in it. */
export interface SourceFile {
  file: string;
  value: unknown;
  /** What stops the text from being JSON, in file order. */
  syntaxErrors: { message: string; range: Range }[];
  /** The place of a path: its value, or its key if `at` says so; the nearest parent if it is missing. */
  locate(path: Path, at?: "key" | "value"): Range;
}

/** Reads a JSON file; throws only if the file cannot be read. */
export function readSource(file: string): SourceFile {
  const raw = readFileSync(file, "utf8");
  return parseSource(file, raw.startsWith("\uFEFF") ? raw.slice(1) : raw);
}

/** The same for text that is already at hand. */
export function parseSource(file: string, text: string): SourceFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const toRange = rangeFinder(text);
  return {
    file,
    value: root && getNodeValue(root),
    syntaxErrors: errors.map(({ error, offset, length }) => ({
      message: syntaxMessage(printParseErrorCode(error)),
      range: toRange(offset, length),
    })),
    locate(path, at = "value") {
      const node = root && nearestNode(root, path, at);
      return node ? toRange(node.offset, node.length) : toRange(0, 0);
    },
  };
}

function nearestNode(root: Node, path: Path, at: "key" | "value"): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (!node) continue;
    const key = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return length === path.length && at === "value" ? node : (key ?? node);
  }
  return root;
}

function rangeFinder(text: string) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const position = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
  return (offset: number, length: number): Range => {
    const start = position(offset);
    const end = position(offset + length);
    return { ...start, endLine: end.line, endColumn: end.column };
  };
}

const SYNTAX_MESSAGES: Record<string, string> = {
  CommaExpected: "A comma is missing before this.",
  ColonExpected: "A colon is missing between the name and its value.",
  PropertyNameExpected: "A name in double quotes is expected here; is there a comma too many?",
  ValueExpected: "A value is expected here; is there a comma too many?",
  CloseBraceExpected: "A closing } is missing.",
  CloseBracketExpected: "A closing ] is missing.",
  EndOfFileExpected: "The file should end here; something follows the last }.",
  InvalidCommentToken: "JSON has no comments; take this one out.",
  UnexpectedEndOfString: "The closing double quote of this text is missing.",
  InvalidSymbol: "This is not JSON; texts stand in double quotes.",
};

const syntaxMessage = (code: string): string =>
  SYNTAX_MESSAGES[code] ?? `This is not valid JSON (${code}).`;
