import { readFileSync } from "node:fs";
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import type { Path, Range } from "../diagnostics/diagnostic.ts";
import { rangeFinder } from "./positions.ts";
import { duplicateKeys, type SyntaxProblem, syntaxProblems, tooDeep } from "./syntax.ts";

/** A JSON file with the position of every value in it. */
export interface SourceFile {
  file: string;
  /** The file's text without a byte-order mark. */
  text: string;
  /** The byte-order mark, if the file starts with one. */
  bom: "" | "\uFEFF";
  /** The value as far as it could be read; undefined if nothing could. */
  value: unknown;
  /** What is wrong with the text as JSON, in file order. */
  problems: (SyntaxProblem & { range: Range })[];
  /** The place of a path: its value, or its key if `at` says so; the nearest parent if it is missing. */
  locate(path: Path, at?: "key"): Range;
  /**
   * Whether a path was read safely: nothing before or in it made the parser lose its way. Of what is
   * missing nobody can tell unless all that it is missing from was read.
   */
  isSound(path: Path, at?: "key"): boolean;
}

/** Reads a JSON file; throws only if the file cannot be read. */
export function readSource(file: string): SourceFile {
  const bytes = readFileSync(file);
  return parseSource(file, decode(bytes), encodingProblem(bytes));
}

/** The text of such a file, as its diagnostics count it. */
export const readText = (file: string): string => withoutMark(decode(readFileSync(file)));

const decode = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

const withoutMark = (text: string) => (text.startsWith("\uFEFF") ? text.slice(1) : text);

/** The same for text that is already at hand. */
export function parseSource(file: string, raw: string, encoding: SyntaxProblem[] = []): SourceFile {
  const text = withoutMark(raw);
  const deep = tooDeep(text);
  const errors: ParseError[] = [];
  const root = deep ? undefined : parseTree(text, errors, { disallowComments: true });
  const toRange = rangeFinder(text);
  const found = deep
    ? [deep]
    : [...syntaxProblems(text, errors), ...(root ? duplicateKeys(root) : [])];
  const problems = [...encoding, ...found]
    .map((problem) => ({ ...problem, range: toRange(problem.offset, problem.length) }))
    .sort((a, b) => a.offset - b.offset);
  const derailed = problems.find(({ derails }) => derails)?.range;
  const locate = (path: Path, at?: "key") => {
    const node = root && nearestNode(root, path, at);
    return node ? toRange(node.offset, node.length) : toRange(0, 0);
  };
  const isThere = (path: Path) =>
    root !== undefined && findNodeAtLocation(root, [...path]) !== undefined;
  return {
    file,
    text,
    bom: text === raw ? "" : "\uFEFF",
    value: root && getNodeValue(root),
    problems,
    locate,
    isSound(path, at) {
      if (derailed === undefined) return true;
      if (isThere(path)) return endsBefore(locate(path, at), derailed);
      const whole = path.findLastIndex((_, index) => isThere(path.slice(0, index)));
      return whole > 0 && endsBefore(locate(path.slice(0, whole)), derailed);
    },
  };
}

const endsBefore = (range: Range, other: Range) =>
  range.endLine < other.line || (range.endLine === other.line && range.endColumn <= other.column);

function nearestNode(root: Node, path: Path, at?: "key"): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (!node) continue;
    const key = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return length === path.length && at !== "key" ? node : (key ?? node);
  }
  return root;
}

/** Bytes that are no UTF-8 were read as U+FFFD; the first of them is reported. */
function encodingProblem(bytes: Uint8Array): SyntaxProblem[] {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return [];
  } catch {
    return [
      {
        rule: "encoding",
        offset: Math.max(0, new TextDecoder().decode(bytes).indexOf("\uFFFD")),
        length: 1,
        message: "This character is not UTF-8; visitors would see a question mark instead.",
        hint: "Save the file as UTF-8 and write the character again.",
        derails: false,
      },
    ];
  }
}
