import { parse } from "jsonc-parser";
import type { Path, Range, TextSpan } from "../../diagnostics/diagnostic.ts";
import { rangeFinder, type Span, spanOfPiece } from "./positions.ts";

/** The positions of the values of a JSON text. */
export interface ValuePositions {
  /**
   * The range of a path's value, of a piece of it, or of its key; for a missing path, that of the key of the
   * nearest existing one.
   */
  locate(path: Path, at?: "key", within?: TextSpan): Range;
  /** The ranges of the entries of a list or object, in the order of the file; empty for any other path. */
  entries(path: Path): Range[];
}

/**
 * Locates values in valid JSON. It only scans brackets and strings, and the inside of a page only when
 * needed. That is ten times faster than building the tree of `readSource`.
 */
export function findPositions(text: string): ValuePositions {
  const toRange = rangeFinder(text);
  const rangeOf = ({ start, end }: Span) => toRange(start, end - start);
  const root = valueAt(text, after(GAP, text, 0), PAGES_DEPTH);
  const entriesOf = (value: Value): Entries => {
    value.entries ??= readEntries(text, value.start, 0).entries;
    return value.entries;
  };
  /** The value of a path, or of its longest existing beginning. */
  const reach = (path: Path) => {
    let value = root;
    for (const [index, step] of path.entries()) {
      const next = entriesOf(value).get(step);
      // A text in the place of an object is one of its fields (schema/fields/short-form.ts).
      const isLast = index === path.length - 1 && typeof step === "string";
      const isField = isLast && text[value.start] === '"';
      if (!next) return { value, isWhole: isField };
      value = next;
    }
    return { value, isWhole: true };
  };
  return {
    locate(path, at, within) {
      const { value, isWhole } = reach(path);
      if (!isWhole || at === "key") return rangeOf(value.key ?? value);
      return rangeOf(within ? spanOfPiece(text, value, within) : value);
    },
    entries(path) {
      const { value, isWhole } = reach(path);
      return isWhole ? [...entriesOf(value).values()].map(rangeOf) : [];
    },
  };
}

/** The depth of pages in the config. */
const PAGES_DEPTH = 2;

interface Value extends Span {
  /** Its name with the quotes. */
  key?: Span;
  /** Its entries, once they have been read. */
  entries?: Entries;
}

/** By name or by index. */
type Entries = Map<string | number, Value>;

/** Scans the entries of a list or an object, and nested entries up to a depth. */
function readEntries(text: string, start: number, depth: number) {
  const entries: Entries = new Map();
  if (!isBracket(text, start, "[{")) return { entries, end: start };
  let at = after(GAP, text, start + 1);
  while (at < text.length && !isBracket(text, at, "]}")) {
    const key = text[start] === "{" ? { start: at, end: after(STRING, text, at) } : undefined;
    const value = valueAt(text, key ? after(GAP, text, key.end) : at, depth);
    const name = key ? nameOf(text, key) : entries.size;
    // Of two entries with the same name the first counts, as in `readSource`.
    if (!entries.has(name)) entries.set(name, key ? { ...value, key } : value);
    at = after(GAP, text, value.end);
  }
  return { entries, end: Math.min(at + 1, text.length) };
}

const isBracket = (text: string, at: number, brackets: string) =>
  brackets.includes(text.charAt(at) || " ");

function nameOf(text: string, { start, end }: Span): string {
  const name = text.slice(start + 1, end - 1);
  return name.includes("\\") ? String(parse(`"${name}"`)) : name;
}

function valueAt(text: string, start: number, depth: number): Value {
  if (!isBracket(text, start, "[{")) return { start, end: after(SCALAR, text, start) };
  if (depth === 0) return { start, end: bracketEnd(text, start) };
  return { start, ...readEntries(text, start, depth - 1) };
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
