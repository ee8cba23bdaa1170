import { parse } from "jsonc-parser";
import type { Path, Range, Within } from "../diagnostics/diagnostic.ts";
import { rangeFinder } from "./positions.ts";
import { spanWithin } from "./within.ts";

/** Where the values of a JSON text stand. */
export interface Places {
  /**
   * The place of a path's value, of a piece of it, or of its key; of what is missing, that of the key
   * of the nearest thing that is there.
   */
  locate(path: Path, at?: "key", within?: Within): Range;
  /** The places of what is in the list or object of a path, in file order; nothing for any other path. */
  entries(path: Path): Range[];
  /** The same as offsets. */
  spans(path: Path): Span[];
}

/**
 * Finds values in a text that is known to be JSON, as that of a site which is built: a tree of the
 * whole text as `readSource` makes it takes ten times as long. Only brackets and strings are looked
 * at: once for the pages' places, and inside of a page once something in it is asked for.
 */
export function findPlaces(text: string): Places {
  const toRange = rangeFinder(text);
  const rangeOf = ({ start, end }: Span) => toRange(start, end - start);
  const root = valueAt(text, skipBlank(text, 0), PAGES_DEPTH);
  const entriesOf = (value: Value): Entries => {
    value.entries ??= readEntries(text, value.start, 0).entries;
    return value.entries;
  };
  /** The value of a path, or of as much of it as is there. */
  const reach = (path: Path) => {
    let value = root;
    for (const step of path) {
      const next = entriesOf(value).get(step);
      if (!next) return { value, isWhole: false };
      value = next;
    }
    return { value, isWhole: true };
  };
  const spans = (path: Path): Span[] => {
    const { value, isWhole } = reach(path);
    return isWhole ? [...entriesOf(value).values()] : [];
  };
  return {
    locate(path, at, within) {
      const { value, isWhole } = reach(path);
      if (!isWhole || at === "key") return rangeOf(value.key ?? value);
      return rangeOf(within ? spanWithin(text, value, within) : value);
    },
    entries: (path) => spans(path).map(rangeOf),
    spans,
  };
}

/** How deep a page stands in the config. */
const PAGES_DEPTH = 2;

/** A piece of the text by offset; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

interface Value extends Span {
  /** The name in front of it, with its quotes. */
  key?: Span;
  /** What is in it, as far as it has been looked at. */
  entries?: Entries;
}

/** By name or by index. */
type Entries = Map<string | number, Value>;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const OBJECT = 0x7b;
/** `[` and `{` as well as `]` and `}` differ in this bit alone, and nothing else in JSON is like them. */
const EITHER = 0x20;
const OPENS = LIST | EITHER;
const CLOSES = 0x5d | EITHER;

/** What is in a list or an object; to some depth also what is in that. */
function readEntries(text: string, start: number, depth: number) {
  const entries: Entries = new Map();
  const first = text.charCodeAt(start);
  if ((first | EITHER) !== OPENS) return { entries, end: start };
  let at = skipBlank(text, start + 1);
  while (at < text.length && (text.charCodeAt(at) | EITHER) !== CLOSES) {
    const value = first === OBJECT ? propertyAt(text, at, depth) : valueAt(text, at, depth);
    const name = value.key ? nameOf(text, value.key) : entries.size;
    // Of two entries with one name the first is meant, as by `readSource`.
    if (!entries.has(name)) entries.set(name, value);
    const next = skipBlank(text, value.end);
    at = text.charCodeAt(next) === COMMA ? skipBlank(text, next + 1) : next;
  }
  return { entries, end: Math.min(at + 1, text.length) };
}

function propertyAt(text: string, start: number, depth: number): Value {
  const key = { start, end: stringEnd(text, start) };
  const colon = skipBlank(text, key.end);
  return { ...valueAt(text, skipBlank(text, colon + 1), depth), key };
}

function nameOf(text: string, { start, end }: Span): string {
  const name = text.slice(start + 1, end - 1);
  return name.includes("\\") ? String(parse(`"${name}"`)) : name;
}

function valueAt(text: string, start: number, depth: number): Value {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return { start, end: stringEnd(text, start) };
  if ((first | EITHER) !== OPENS) return { start, end: wordEnd(text, start) };
  if (depth === 0) return { start, end: bracketEnd(text, start) };
  return { start, ...readEntries(text, start, depth - 1) };
}

function bracketEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = stringEnd(text, at) - 1;
    else if ((code | EITHER) === OPENS) depth += 1;
    else if ((code | EITHER) === CLOSES && --depth === 0) return at + 1;
  }
  return text.length;
}

function stringEnd(text: string, start: number): number {
  let at = start;
  do at = text.indexOf('"', at + 1);
  while (at > 0 && isEscaped(text, at));
  return at < 0 ? text.length : at + 1;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}

/** The end of a number, `true`, `false` or `null`; something is taken of whatever is there. */
function wordEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && !endsWord(text.charCodeAt(at))) at++;
  return Math.min(at, text.length);
}

const endsWord = (code: number) =>
  isBlank(code) || code === COMMA || code === COLON || (code | EITHER) === CLOSES;

function skipBlank(text: string, start: number): number {
  let at = start;
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
