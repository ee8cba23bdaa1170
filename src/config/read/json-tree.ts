import { parse } from "jsonc-parser";
import type { Path } from "../../diagnostics/diagnostic.ts";
import type { EditedText } from "../../lib/edited-text.ts";
import { memoize } from "../../lib/memoize.ts";
import { isJson } from "../../lib/text.ts";
import type { Span } from "./positions.ts";

/** A value in the text of valid JSON. */
export interface JsonNode extends Span {
  /** Its name with the quotes, in an object. */
  key?: Span;
  /** The list or object that contains it. */
  parent?: JsonNode | undefined;
  /** Its entries, once they have been read. */
  entries?: Entries;
}

/** By name or by index, in the order of the text. */
type Entries = Map<string | number, JsonNode>;

/** The depth of pages in the config. */
const PAGES_DEPTH = 2;

/**
 * The values of a text of valid JSON. It only scans brackets and strings, and the inside of a page only when needed, which
 * is ten times faster than building a tree of all values.
 */
export class JsonTree {
  constructor(
    readonly source: EditedText,
    readonly root: JsonNode,
  ) {}

  /** The value at a path. */
  find(path: Path): JsonNode | undefined {
    const { node, missing } = this.reach(path);
    return missing === 0 ? node : undefined;
  }

  /** The value of the longest beginning of a path that exists, and how many steps follow. */
  reach(path: Path): { node: JsonNode; missing: number } {
    let node = this.root;
    for (const [index, step] of path.entries()) {
      const next = this.#entriesOf(node).get(step);
      if (!next) return { node, missing: path.length - index };
      node = next;
    }
    return { node, missing: 0 };
  }

  /** The entries of a list or an object; none for other values. */
  entries = (node: JsonNode): JsonNode[] => [...this.#entriesOf(node).values()];

  /** The name of an entry of an object. */
  name = ({ key }: JsonNode): string | undefined => key && nameIn(this.written(key));

  /** The text of a value or a key. */
  written = ({ start, end }: Span): string => this.source.slice(start, end);

  value(node: Span): unknown {
    return JSON.parse(this.written(node));
  }

  /** The strings in a value in the order of the text, without keys. */
  strings(node: JsonNode): JsonNode[] {
    if (this.startsWith(node, '"')) return [node];
    return this.entries(node).flatMap((each) => this.strings(each));
  }

  /** Whether a value is a list, an object or a string, by its first character. */
  startsWith = ({ start }: Span, character: "[" | "{" | '"') =>
    this.source.slice(start, start + 1) === character;

  #entriesOf(node: JsonNode): Entries {
    node.entries ??= this.#read(node);
    return node.entries;
  }

  /** Scans only the text of the value. */
  #read(node: JsonNode): Entries {
    const text = this.written(node);
    const { entries } = readEntries(text, { start: 0, end: text.length }, 0);
    return movedEntries(entries, node, (at) => at + node.start);
  }
}

/** The values of a text. Those of an edited one are as in its base, but for the one that contains the edits. */
export const jsonTree: (source: EditedText) => JsonTree = memoize((source) => {
  const root = source.base === source ? undefined : editedRoot(jsonTree(source.base), source);
  return new JsonTree(
    source,
    root ?? valueAt(source.text, after(GAP, source.text, 0), PAGES_DEPTH),
  );
});

/** The root of the base with the edits; undefined if they are not within one of its entries. */
function editedRoot(base: JsonTree, source: EditedText): JsonNode | undefined {
  const { at, removed, inserted } = source.change;
  const contains = (node: JsonNode) =>
    node.start < at && at + removed.length < node.end && !base.startsWith(node, '"');
  let edited = base.root;
  for (let depth = 0; depth < PAGES_DEPTH; depth += 1)
    edited = base.entries(edited).find(contains) ?? edited;
  const move = (offset: number) =>
    offset > at ? offset + inserted.length - removed.length : offset;
  const isSame = edited === base.root || !isJson(source.slice(edited.start, move(edited.end)));
  return isSame ? undefined : movedNode(base.root, undefined, move, edited);
}

/** A copy of a value at other offsets, without the entries of one that has others. */
function movedNode(
  node: JsonNode,
  parent: JsonNode | undefined,
  move: (offset: number) => number,
  edited?: JsonNode,
): JsonNode {
  const moved = ({ start, end }: Span) => ({ start: move(start), end: move(end) });
  const next: JsonNode = { ...moved(node), parent, ...(node.key && { key: moved(node.key) }) };
  if (node.entries && node !== edited)
    next.entries = movedEntries(node.entries, next, move, edited);
  return next;
}

const movedEntries = (
  entries: Entries,
  parent: JsonNode,
  move: (offset: number) => number,
  edited?: JsonNode,
): Entries =>
  new Map([...entries].map(([name, node]) => [name, movedNode(node, parent, move, edited)]));

/** Scans the entries of a list or an object, and nested entries up to a depth. */
function readEntries(text: string, node: JsonNode, depth: number) {
  const entries: Entries = new Map();
  const { start } = node;
  if (!isBracket(text, start, "[{")) return { entries, end: start };
  let at = after(GAP, text, start + 1);
  while (at < text.length && !isBracket(text, at, "]}")) {
    const key = text[start] === "{" ? { start: at, end: after(STRING, text, at) } : undefined;
    const value = valueAt(text, key ? after(GAP, text, key.end) : at, depth);
    const name = key ? nameIn(text.slice(key.start, key.end)) : entries.size;
    value.parent = node;
    if (key) value.key = key;
    // Of two entries with the same name the first counts, as in `readSource`.
    if (!entries.has(name)) entries.set(name, value);
    at = after(GAP, text, value.end);
  }
  return { entries, end: Math.min(at + 1, text.length) };
}

const isBracket = (text: string, at: number, brackets: string) =>
  brackets.includes(text.charAt(at) || " ");

function nameIn(key: string): string {
  const name = key.slice(1, -1);
  return name.includes("\\") ? String(parse(`"${name}"`)) : name;
}

function valueAt(text: string, start: number, depth: number): JsonNode {
  if (!isBracket(text, start, "[{")) return { start, end: after(SCALAR, text, start) };
  if (depth === 0) return { start, end: bracketEnd(text, start) };
  const node: JsonNode = { start, end: start };
  return Object.assign(node, readEntries(text, node, depth - 1));
}

function bracketEnd(text: string, start: number): number {
  let depth = 0;
  STRING_OR_BRACKET.lastIndex = start;
  for (let found = true; found; ) {
    found = STRING_OR_BRACKET.test(text);
    const last = text[STRING_OR_BRACKET.lastIndex - 1];
    if (last === "[" || last === "{") depth += 1;
    else if (last !== '"' && --depth === 0) return STRING_OR_BRACKET.lastIndex;
  }
  return text.length;
}

/** The end of a sticky pattern's match at an offset. */
function after(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : text.length;
}

/** Skips whitespace and separators. */
const GAP = /[\s,:]*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
/** The pattern always matches at least one character. */
const SCALAR = /"[^"\\]*(?:\\.[^"\\]*)*"|[^\s,:\]}]+|./sy;
const STRING_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs;
