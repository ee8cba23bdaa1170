import type { EditedText } from "../../lib/edited-text.ts";
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
  /** The line end of the file and the indentation of one level; empty if it is one line. */
  readonly lines: () => [end: string, unit: string];

  constructor(text: string) {
    this.#style = once(() => styleOf(text));
    this.lines = once(() => linesOf(text));
  }

  /** A value for a place. `before` is the length of what precedes it on its line. */
  written(value: unknown, { isLine, indent }: Place, before = 0): string {
    const [end, unit] = this.lines();
    if (!isLine || end === "" || typeof value !== "object") return oneLine(value);
    const style = { indent, unit, before, inOneLine: this.#style() };
    return readableJson(value, style).replaceAll("\n", end);
  }

  /** The inside of a list or an object with one entry: on the line of the brackets if that is short. */
  onlyEntry({ source, startsWith }: JsonTree, parent: JsonNode, write: (at: Place) => string) {
    const [end, unit] = this.lines();
    const outer = indentAt(source, parent.start);
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
  withLines(source: EditedText, start: number, end: number): string | undefined {
    if (this.lines()[0] === "" || lineAt(source, start).length <= WIDTH) return undefined;
    const indent = indentAt(source, start);
    const before = start - source.lineStart(start) - indent.length;
    const value: unknown = JSON.parse(source.slice(start, end));
    return this.written(value, { isLine: true, indent }, before);
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
  if (lineAt(tree.source, outer.start).length > WIDTH) return undefined;
  const isOurs = tree.written(outer) === oneLine(tree.value(outer));
  return isOurs ? outer : undefined;
}

/** Whether the entries of an object or a list, and what contains it, have lines. */
export function isOnLines(tree: JsonTree, node: JsonNode | undefined): boolean {
  if (!node) return true;
  const [first] = tree.entries(node);
  const isFlat = first && !GAP.test(tree.source.slice(node.start, startOf(first)));
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
export const colonOf = (source: EditedText, { key, start }: JsonNode): string =>
  key ? source.slice(key.end, start) : ": ";

function linesOf(text: string): [end: string, unit: string] {
  const [, end = "", unit = ""] = /(\r?\n)([ \t]+)/.exec(text) ?? [];
  return [end, unit];
}

/** The indentation of the line at an offset. */
export const indentAt = (source: EditedText, offset: number): string =>
  /^[ \t]*/.exec(source.slice(source.lineStart(offset), offset))?.[0] ?? "";

const lineAt = (source: EditedText, offset: number): string =>
  source.slice(source.lineStart(offset), source.lineEnd(offset)).trimEnd();

/** The line end and indentation of the next line. */
export const GAP: RegExp = /(\r?\n)([ \t]*)$/;

/** The indentation of one level, from the indentation at a depth. */
export const unitOf = (indent: string, depth: number): string =>
  indent.slice(0, Math.round(indent.length / depth)) || "  ";
