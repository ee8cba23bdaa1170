import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import type { Path, Range, Within } from "../diagnostics/diagnostic.ts";
import { strayBlanks } from "./blanks.ts";
import { findPlaces, type Places } from "./places.ts";
import { rangeFinder } from "./positions.ts";
import {
  duplicateKeys,
  longText,
  longTexts,
  type SyntaxProblem,
  syntaxProblems,
  tooDeep,
} from "./syntax.ts";
import { decode, withoutMark } from "./text.ts";
import { parseValid } from "./valid-json.ts";
import { spanWithin } from "./within.ts";

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
  /**
   * The place of a path: its value, a piece of that, or its key if `at` says so; the nearest parent if
   * it is missing.
   */
  locate(path: Path, at?: "key", within?: Within): Range;
  /** The places of all values, if the file is JSON. */
  places(): Places;
  /**
   * Whether a path was read safely: nothing before or in it made the parser lose its way. Of what is
   * missing nobody can tell unless all that it is missing from was read.
   */
  isSound(path: Path, at?: "key"): boolean;
}

/** Reads a JSON file; throws only if the file cannot be read. */
export const readSource = (file: string): SourceFile => parseBytes(file, readFileSync(file));

/** The same for bytes that are already at hand. */
const parseBytes = (file: string, bytes: Uint8Array): SourceFile =>
  parseSource(file, decode(bytes), encodingProblem(bytes));

/** The same for text. */
export function parseSource(file: string, raw: string, encoding: SyntaxProblem[] = []): SourceFile {
  const text = withoutMark(raw);
  const bom = text === raw ? "" : "\uFEFF";
  const sound = encoding.length === 0 ? parseValid(text) : undefined;
  if (sound) {
    const places = once(() => findPlaces(text));
    const locate: SourceFile["locate"] = (...place) => places().locate(...place);
    const { value } = sound;
    return { file, text, bom, value, problems: [], locate, places, isSound: () => true };
  }
  const deep = tooDeep(text);
  const errors: ParseError[] = [];
  const { problems: blanks, readable } = strayBlanks(text);
  const root = deep ? undefined : parseTree(readable, errors, { disallowComments: true });
  const toRange = rangeFinder(text);
  const long = root ? longTexts(root) : [];
  const found = deep
    ? [deep]
    : [
        ...blanks,
        ...syntaxProblems(readable, errors),
        ...(root ? duplicateKeys(root) : []),
        ...long.map(longText),
      ];
  const problems = [...encoding, ...found]
    .map((problem) => ({ ...problem, range: toRange(problem.offset, problem.length) }))
    .sort((a, b) => a.offset - b.offset);
  const derailed = problems.find(({ derails }) => derails)?.range;
  const nodeAt = (path: Path) => root && findNodeAtLocation(root, [...path]);
  const isThere = (path: Path) => nodeAt(path) !== undefined;
  const locate = (path: Path, at?: "key", within?: Within) => {
    const { offset, length } = (root && nearestNode(root, path, at)) ?? { offset: 0, length: 0 };
    if (!within || at === "key" || !isThere(path)) return toRange(offset, length);
    const { start, end } = spanWithin(text, { start: offset, end: offset + length }, within);
    return toRange(start, end - start);
  };
  return {
    file,
    text,
    bom,
    value: root && withoutLong(getNodeValue(root), long),
    problems,
    locate,
    places: () => findPlaces(text),
    isSound(path, at) {
      const node = root && nearestNode(root, path, at);
      if (node && long.includes(node)) return false;
      if (derailed === undefined) return true;
      const found = nodeAt(path);
      if (found)
        return (at === "key" || isClosed(found, text)) && endsBefore(locate(path, at), derailed);
      const whole = path.findLastIndex((_, index) => isThere(path.slice(0, index)));
      const lacking = nodeAt(path.slice(0, whole));
      return (
        whole > 0 && isClosed(lacking, text) && endsBefore(locate(path.slice(0, whole)), derailed)
      );
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Whether a value has its end. An object or a list without one ends with the last thing in it, and
 * more digits may have followed the last of a file.
 */
function isClosed(node: Node | undefined, text: string): boolean {
  if (!node?.children) return node?.type !== "number" || endOf(node) < text.length;
  const last = node.children.at(-1);
  const start = last ? endOf(last) : node.offset + 1;
  return /[}\]]$/.test(text.slice(start, endOf(node)));
}

const endOf = ({ offset, length }: Node) => offset + length;

/** Of a text that is too long the rest of the check gets the beginning. */
const BEGINNING = 100;

/** A value in which what is too long is short; an entry with such a name is left out. */
function withoutLong(value: unknown, long: readonly Node[]): unknown {
  if (long.length === 1 && long[0]?.parent === undefined) return "";
  for (const node of long) {
    const path = getNodePath(node);
    const parent = path.slice(0, -1).reduce((at, step) => Object(at)[step], value);
    const key = path.at(-1) ?? "";
    if (node === node.parent?.children?.[0] && node.parent.type === "property") {
      delete Object(parent)[key];
    } else Object(parent)[key] = node.value.slice(0, BEGINNING);
  }
  return value;
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
  if (isUtf8(bytes)) return [];
  return [
    {
      rule: "encoding",
      offset: Math.max(0, withoutMark(decode(bytes)).indexOf("\uFFFD")),
      length: 1,
      message: "This character is not UTF-8; visitors would see a question mark instead.",
      hint: "Save the file as UTF-8 and write the character again.",
      derails: false,
    },
  ];
}
