import { once } from "../../lib/memoize.ts";
import type { JsonNode, JsonTree } from "../read/json-tree.ts";
import { oneLine, readableJson, WIDTH } from "./readable-json.ts";

/** Where a value is written. */
export interface Place {
  /** Whether it begins on a line that it may leave. */
  isLine: boolean;
  /** The indentation of that line. */
  indent: string;
}

/** The maximum length of the only entry of an object or a list on one line. */
const SHORT = 60;

/** Writes new values in the layout of a file. */
export class JsonLayout {
  /** The style of the file as it was read. It takes a reading of the whole text. */
  readonly #style: () => ReturnType<typeof styleOf>;

  constructor(text: string) {
    this.#style = once(() => styleOf(text));
  }

  /** A value for a place in a text. `before` is the length of what precedes it on its line. */
  written(text: string, value: unknown, { isLine, indent }: Place, before = 0): string {
    const [end, unit] = linesOf(text);
    if (!isLine || end === "" || typeof value !== "object") return oneLine(value);
    const style = { indent, unit, before, inOneLine: this.#style() };
    return readableJson(value, style).replaceAll("\n", end);
  }

  /** The inside of a list or an object with one entry: on the line of the brackets if that is short. */
  onlyEntry({ text, startsWith }: JsonTree, parent: JsonNode, write: (at: Place) => string) {
    const [end, unit] = linesOf(text);
    const outer = indentAt(text, parent.start);
    const isList = startsWith(parent, "[");
    const indent = outer + unit;
    const flat = write({ isLine: false, indent });
    const isFlat =
      end === "" || (flat.length < SHORT && this.#style()[isList ? "lists" : "objects"]);
    const space = isList ? "" : " ";
    return isFlat
      ? space + flat + space
      : `${end}${indent}${write({ isLine: true, indent })}${end}${outer}`;
  }

  /** A part of a text with lines, if its line has become too long. */
  withLines(text: string, start: number, end: number): string | undefined {
    if (linesOf(text)[0] === "" || lineAt(text, start).length <= WIDTH) return undefined;
    const indent = indentAt(text, start);
    const before = start - lineStart(text, start) - indent.length;
    const value: unknown = JSON.parse(text.slice(start, end));
    return this.written(text, value, { isLine: true, indent }, before);
  }
}

/** Whether a file has objects and lists with content on one line. */
const styleOf = (text: string) => ({
  objects: /\{[ \t]*"/.test(text),
  lists: /\[[ \t]*["\d{]/.test(text),
});

/** The outermost object or list on one line around another one, if it is in the style of formatters and fits there. */
export function flatAround(tree: JsonTree, parent: JsonNode): JsonNode | undefined {
  let outer = parent;
  while (outer.parent && !isOnLines(tree, outer.parent)) outer = outer.parent;
  if (lineAt(tree.text, outer.start).length > WIDTH) return undefined;
  const isOurs = tree.text.slice(outer.start, outer.end) === oneLine(tree.value(outer));
  return isOurs ? outer : undefined;
}

/** Whether the entries of an object or a list, and what contains it, have lines. */
export function isOnLines(tree: JsonTree, node: JsonNode | undefined): boolean {
  if (!node) return true;
  const [first] = tree.entries(node);
  const isFlat = first && !GAP.test(tree.text.slice(node.start, startOf(first)));
  return !isFlat && isOnLines(tree, node.parent);
}

/** The place of a new key in an object: after the last one that usually comes before it. */
export function placeOfKey(
  { entries, name }: JsonTree,
  object: JsonNode,
  key: string,
  order: readonly string[],
): "first" | "last" | { after: string } {
  const earlier = order.slice(0, Math.max(0, order.indexOf(key)));
  const previous = entries(object)
    .map(name)
    .findLast((each) => each !== undefined && earlier.includes(each));
  if (previous !== undefined) return { after: previous };
  return order.includes(key) ? "first" : "last";
}

/** The beginning of an entry: of its key in an object. */
export const startOf = ({ key, start }: JsonNode): number => key?.start ?? start;

/** The text between an entry's key and its value. */
export const colonOf = (text: string, { key, start }: JsonNode): string =>
  key ? text.slice(key.end, start) : ": ";

/** The line end of a file and the indentation of one level; empty if it is one line. */
export function linesOf(text: string): [end: string, unit: string] {
  const [, end = "", unit = ""] = /(\r?\n)([ \t]+)/.exec(text) ?? [];
  return [end, unit];
}

const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;

/** The indentation of the line at an offset. */
export const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? "";

function lineAt(text: string, offset: number): string {
  const end = text.indexOf("\n", offset);
  return text.slice(lineStart(text, offset), end < 0 ? undefined : end).trimEnd();
}

/** The line end and indentation of the next line. */
export const GAP: RegExp = /(\r?\n)([ \t]*)$/;

/** The indentation of one level, from the indentation at a depth. */
export const unitOf = (indent: string, depth: number): string =>
  indent.slice(0, Math.round(indent.length / depth)) || "  ";
