import type { Path } from "../../diagnostics/diagnostic.ts";
import { once } from "../../lib/memoize.ts";
import { type JsonNode, type JsonTree, jsonTree } from "../read/json-tree.ts";
import { oneLine, readableJson, WIDTH } from "./readable-json.ts";

/**
 * The text of a config that is edited position by position: unchanged parts keep their bytes, and
 * new parts follow the format of their neighbours.
 */
export class ConfigText {
  #known: JsonTree | undefined;
  /** The style of the file as it was read. It takes a reading of the whole text. */
  readonly #style: () => ReturnType<typeof styleOf>;

  constructor(public text: string) {
    this.#style = once(() => styleOf(text));
  }

  /** The value at a path; undefined if it does not exist. */
  value(path: Path): unknown {
    const node = this.#tree.find(path);
    return node && this.#tree.value(node);
  }

  /** Renames the key at a path. */
  rename(path: Path, name: string): void {
    const key = this.#tree.find(path)?.key;
    if (key) this.#put(key.start, key.end, JSON.stringify(name));
  }

  /** Replaces the value at a path. */
  replace(path: Path, value: unknown): void {
    const node = this.#tree.find(path);
    if (!node) return;
    const place = { isLine: this.#isOnLines(node.parent), indent: this.#indentAt(node.start) };
    this.#put(node.start, node.end, this.#written(value, place));
  }

  /** Replaces values that are there and not within each other; one reading of the text for all. */
  replaceAll(values: readonly { path: Path; value: unknown }[]): void {
    const splices = values.flatMap(({ path, value }) => {
      const node = this.#tree.find(path);
      if (!node) return [];
      const place = { isLine: this.#isOnLines(node.parent), indent: this.#indentAt(node.start) };
      return [{ start: node.start, end: node.end, text: this.#written(value, place) }];
    });
    let at = 0;
    const parts: string[] = [];
    for (const { start, end, text } of splices.sort((one, other) => one.start - other.start)) {
      parts.push(this.text.slice(at, start), text);
      at = end;
    }
    this.text = parts.join("") + this.text.slice(at);
  }

  /**
   * Replaces the value at a path, or adds it with the objects that contain it. `order` is the usual order of the keys
   * beside it.
   */
  set(path: Path, value: unknown, order: readonly string[] = []): void {
    const last = path.at(-1);
    const outer = path.slice(0, -1);
    const parent = this.#tree.find(outer);
    if (last === undefined || this.#tree.find(path)) this.replace(path, value);
    else if (!parent) this.set(outer, typeof last === "number" ? [value] : { [last]: value });
    else if (typeof last === "number") this.insertEntry(outer, last, value);
    else this.insert(outer, last, value, this.#keyBefore(last, parent, order));
  }

  /** Adds an entry to the list at a path, before the entry at an index. */
  insertEntry(path: Path, index: number, value: unknown): void {
    const list = this.#tree.find(path);
    if (list && this.#tree.startsWith(list, "["))
      this.#insertEntry(list, index, (at) => this.#written(value, at));
  }

  /** Adds entries to the list at a path, before the entry at an index; one reading of the text for all. */
  insertEntries(path: Path, index: number, values: readonly unknown[]): void {
    const list = this.#tree.find(path);
    const [end] = this.#lines;
    if (list && values.length > 0 && this.#tree.startsWith(list, "["))
      this.#insertEntry(list, index, (at) =>
        values
          .map((value) => this.#written(value, at))
          .join(`,${at.isLine ? end + at.indent : " "}`),
      );
  }

  /** Moves an entry of the list at a path to another index. Its text stays the same. */
  moveEntry(path: Path, from: number, to: number): void {
    const entry = this.#tree.find([...path, from]);
    if (!entry || from === to) return;
    const written = this.text.slice(entry.start, entry.end);
    this.remove([...path, from]);
    const list = this.#tree.find(path);
    if (list) this.#insertEntry(list, to, () => written, false);
  }

  /** Moves the entry at a path into a new object under another key. */
  wrap(path: Path, key: string): void {
    const entry = this.#tree.find(path);
    if (!entry?.key) return;
    const start = startOf(entry);
    const written = this.text.slice(start, entry.end);
    const colon = colonOf(this.text, entry);
    const [, end = "", indent = ""] = GAP.exec(this.text.slice(0, start)) ?? [];
    const inside =
      end === ""
        ? ` ${written} `
        : `${end}${indent}${unitOf(indent, path.length)}${written}${end}${indent}`;
    this.#put(start, entry.end, `${JSON.stringify(key)}${colon}{${inside}}`);
  }

  /** Removes the entry of an object or a list at a path, with its comma. */
  remove(path: Path): void {
    const entry = this.#tree.find(path);
    const parent = entry?.parent;
    if (!entry || !parent) return;
    const siblings = this.#tree.entries(parent);
    const index = siblings.indexOf(entry);
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    const start = before ? before.end : after ? startOf(entry) : parent.start + 1;
    const end = before ? entry.end : after ? startOf(after) : parent.end - 1;
    this.#put(start, end, "");
  }

  /** Adds an entry to the object at a path: as its first, as its last, or after another key. */
  insert(path: Path, key: string, value: unknown, at: "first" | "last" | { after: string }): void {
    const object = this.#tree.find(path);
    if (!object || !this.#tree.startsWith(object, "{")) return;
    const all = this.#tree.entries(object);
    const [first] = all;
    const previous =
      at === "first"
        ? undefined
        : (all.find((each) => typeof at === "object" && this.#tree.name(each) === at.after) ??
          all.at(-1));
    const colon = first ? colonOf(this.text, first) : ": ";
    const name = `${JSON.stringify(key)}${colon}`;
    this.#insertAfter(object, previous, (at) => name + this.#written(value, at, name.length));
  }

  /**
   * Adds entries to a list after the object at a path, its last entry: the same fields with other texts in
   * each.
   */
  repeat(path: Path, all: readonly Record<string, string>[]): void {
    const entry = this.#tree.find(path);
    const list = entry?.parent;
    if (!entry || !list) return;
    const before = this.#tree.entries(list).at(-2);
    const gap = before
      ? this.text.slice(before.end, entry.start)
      : `,${this.text.slice(list.start + 1, entry.start) || " "}`;
    const written = this.text.slice(entry.start, entry.end);
    const added = all.map((words) => {
      const one = new ConfigText(written);
      for (const [key, value] of Object.entries(words)) one.replace([key], value);
      return gap + one.text;
    });
    this.#put(entry.end, entry.end, added.join(""));
  }

  /** Changes all strings, but not keys. */
  changeStrings(change: (text: string) => string): void {
    const tree = this.#tree;
    for (const node of tree.strings(tree.root).reverse()) {
      const value = String(tree.value(node));
      if (change(value) === value) continue;
      const written = this.text.slice(node.start, node.end);
      const changed = change(written);
      // A text with \u… escapes is written again.
      this.#put(
        node.start,
        node.end,
        changed === written ? JSON.stringify(change(value)) : changed,
      );
    }
  }

  #insertEntry(
    list: JsonNode,
    index: number,
    write: (at: Place) => string,
    isNew: boolean = true,
  ): void {
    const entries = this.#tree.entries(list);
    const previous = index > 0 ? (entries[index - 1] ?? entries.at(-1)) : undefined;
    this.#insertAfter(list, previous, write, isNew);
  }

  /** Adds an entry to an object or a list, after another one or as the first, in the way of its neighbours. */
  #insertAfter(
    parent: JsonNode,
    previous: JsonNode | undefined,
    write: (at: Place) => string,
    isNew = true,
  ): void {
    const [first] = this.#tree.entries(parent);
    if (!first) {
      this.#put(parent.start + 1, parent.end - 1, this.#onlyEntry(parent, write));
      return;
    }
    const gap = this.text.slice(parent.start + 1, startOf(first));
    const indent = GAP.exec(gap)?.[2];
    const written = write({ isLine: indent !== undefined, indent: indent ?? "" });
    const flat = isNew && indent === undefined ? this.#flatAround(parent) : undefined;
    if (previous) this.#put(previous.end, previous.end, `,${gap || " "}${written}`);
    else this.#put(startOf(first), startOf(first), `${written},${gap || " "}`);
    if (flat) this.#breakLine(flat);
  }

  /** The outermost object or list on one line around another one, if it is in the style of formatters and fits there. */
  #flatAround(parent: JsonNode): Flat | undefined {
    let outer = parent;
    while (outer.parent && !this.#isOnLines(outer.parent)) outer = outer.parent;
    const { start, end } = outer;
    const isOurs = this.text.slice(start, end) === oneLine(this.#tree.value(outer));
    const fits = isOurs && this.#lineAt(start).length <= WIDTH;
    return fits ? { start, fromEnd: this.text.length - end } : undefined;
  }

  /** Gives an object or a list lines, if its line has become too long. */
  #breakLine({ start, fromEnd }: Flat): void {
    const [lineEnd, unit] = this.#lines;
    const end = this.text.length - fromEnd;
    if (lineEnd === "" || this.#lineAt(start).length <= WIDTH) return;
    const indent = this.#indentAt(start);
    const before = start - this.text.lastIndexOf("\n", start - 1) - 1 - indent.length;
    const style = { indent, unit, before, inOneLine: this.#style() };
    const value: unknown = JSON.parse(this.text.slice(start, end));
    this.#put(start, end, readableJson(value, style).replaceAll("\n", lineEnd));
  }

  #lineAt(offset: number): string {
    const start = this.text.lastIndexOf("\n", offset - 1) + 1;
    const end = this.text.indexOf("\n", offset);
    return this.text.slice(start, end < 0 ? undefined : end).trimEnd();
  }

  /** The inside of a list or an object with one entry: on the line of the brackets if that is short. */
  #onlyEntry(parent: JsonNode, write: (at: Place) => string): string {
    const [end, unit] = this.#lines;
    const outer = this.#indentAt(parent.start);
    const isList = this.#tree.startsWith(parent, "[");
    const indent = outer + unit;
    const flat = write({ isLine: false, indent });
    const isFlat =
      end === "" || (flat.length < SHORT && this.#style()[isList ? "lists" : "objects"]);
    const space = isList ? "" : " ";
    return isFlat
      ? space + flat + space
      : `${end}${indent}${write({ isLine: true, indent })}${end}${outer}`;
  }

  /** A value for a place. `before` is the length of what precedes it on its line. */
  #written(value: unknown, { isLine, indent }: Place, before = 0): string {
    const [end, unit] = this.#lines;
    if (!isLine || end === "" || typeof value !== "object") return oneLine(value);
    const style = { indent, unit, before, inOneLine: this.#style() };
    return readableJson(value, style).replaceAll("\n", end);
  }

  /** Whether the entries of an object or a list, and what contains it, have lines. */
  #isOnLines(node: JsonNode | undefined): boolean {
    if (!node) return true;
    const [first] = this.#tree.entries(node);
    const isFlat = first && !GAP.test(this.text.slice(node.start, startOf(first)));
    return !isFlat && this.#isOnLines(node.parent);
  }

  /** The line end of the file and the indentation of one level; empty if it is one line. */
  get #lines(): [end: string, unit: string] {
    const [, end = "", unit = ""] = /(\r?\n)([ \t]+)/.exec(this.text) ?? [];
    return [end, unit];
  }

  /** The indentation of the line at an offset. */
  #indentAt(offset: number): string {
    const start = this.text.lastIndexOf("\n", offset - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(start, offset))?.[0] ?? "";
  }

  get #tree(): JsonTree {
    if (this.#known?.text !== this.text) this.#known = jsonTree(this.text);
    return this.#known;
  }

  /** The place of a new key: after the last one that usually comes before it. */
  #keyBefore(key: string, object: JsonNode, order: readonly string[]) {
    const earlier = order.slice(0, Math.max(0, order.indexOf(key)));
    const names = this.#tree.entries(object).map((each) => this.#tree.name(each));
    const previous = names.findLast((name) => name !== undefined && earlier.includes(name));
    if (previous !== undefined) return { after: previous };
    return order.includes(key) ? "first" : "last";
  }

  #put(start: number, end: number, text: string): void {
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
  }
}

/** The beginning of an entry: of its key in an object. */
const startOf = ({ key, start }: JsonNode) => key?.start ?? start;

/** An object or a list on one line: its end counts from the end of the text, which changes within it. */
interface Flat {
  start: number;
  fromEnd: number;
}

/** Where a value is written. */
interface Place {
  /** Whether it begins on a line that it may leave. */
  isLine: boolean;
  /** The indentation of that line. */
  indent: string;
}

/** The maximum length of the only entry of an object or a list on one line. */
const SHORT = 60;

/** Whether a file has objects and lists with content on one line. */
const styleOf = (text: string) => ({
  objects: /\{[ \t]*"/.test(text),
  lists: /\[[ \t]*["\d{]/.test(text),
});

/** The text between an entry's key and its value. */
const colonOf = (text: string, { key, start }: JsonNode): string =>
  key ? text.slice(key.end, start) : ": ";

/** The line end and indentation of the next line. */
const GAP = /(\r?\n)([ \t]*)$/;

/** The indentation of one level, from the indentation at a depth. */
const unitOf = (indent: string, depth: number) =>
  indent.slice(0, Math.round(indent.length / depth)) || "  ";
