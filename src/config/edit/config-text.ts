import { findNodeAtLocation, getNodeValue, type Node, parseTree } from "jsonc-parser";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { oneLine, readableJson } from "./readable-json.ts";

/**
 * The text of a config that is edited position by position: unchanged parts keep their bytes, and
 * new parts follow the format of their neighbours.
 */
export class ConfigText {
  #tree: { text: string; root: Node | undefined } | undefined;

  constructor(public text: string) {}

  /** The value at a path; undefined if it does not exist. */
  value(path: Path): unknown {
    const node = this.#node(path);
    return node && getNodeValue(node);
  }

  /** Renames the key at a path. */
  rename(path: Path, name: string): void {
    const key = this.#property(path)?.children?.[0];
    if (key) this.#put(key.offset, key.length, JSON.stringify(name));
  }

  /** Replaces the value at a path. */
  replace(path: Path, value: unknown): void {
    const node = this.#node(path);
    if (!node) return;
    const place = { isLine: this.#isOnLines(node.parent), indent: this.#indentAt(node.offset) };
    this.#put(node.offset, node.length, this.#written(value, place));
  }

  /**
   * Replaces the value at a path, or adds it with the objects that contain it. `order` is the usual order of the keys
   * beside it.
   */
  set(path: Path, value: unknown, order: readonly string[] = []): void {
    const last = path.at(-1);
    const outer = path.slice(0, -1);
    const parent = this.#node(outer);
    if (last === undefined || this.#node(path)) this.replace(path, value);
    else if (!parent) this.set(outer, typeof last === "number" ? [value] : { [last]: value });
    else if (typeof last === "number") this.insertEntry(outer, last, value);
    else this.insert(outer, last, value, keyBefore(last, parent, order));
  }

  /** Adds an entry to the list at a path, before the entry at an index. */
  insertEntry(path: Path, index: number, value: unknown): void {
    const list = this.#node(path);
    if (list?.type === "array") this.#insertEntry(list, index, (at) => this.#written(value, at));
  }

  /** Moves an entry of the list at a path to another index. Its text stays the same. */
  moveEntry(path: Path, from: number, to: number): void {
    const entry = this.#node([...path, from]);
    if (!entry || from === to) return;
    const written = this.text.slice(entry.offset, endOf(entry));
    this.remove([...path, from]);
    const list = this.#node(path);
    if (list) this.#insertEntry(list, to, () => written);
  }

  /** Moves the entry at a path into a new object under another key. */
  wrap(path: Path, key: string): void {
    const property = this.#property(path);
    if (!property) return;
    const written = this.text.slice(property.offset, property.offset + property.length);
    const colon = colonOf(this.text, property);
    const [, end = "", indent = ""] = GAP.exec(this.text.slice(0, property.offset)) ?? [];
    const inside =
      end === ""
        ? ` ${written} `
        : `${end}${indent}${unitOf(indent, path.length)}${written}${end}${indent}`;
    this.#put(property.offset, property.length, `${JSON.stringify(key)}${colon}{${inside}}`);
  }

  /** Removes the entry of an object or a list at a path, with its comma. */
  remove(path: Path): void {
    const entry = this.#property(path) ?? this.#node(path);
    const parent = entry?.parent;
    if (!entry || !parent) return;
    const siblings = parent.children ?? [];
    const index = siblings.indexOf(entry);
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    const start = before ? endOf(before) : after ? entry.offset : parent.offset + 1;
    const end = before ? endOf(entry) : (after?.offset ?? endOf(parent) - 1);
    this.#put(start, end - start, "");
  }

  /** Adds an entry to the object at a path: as its first, as its last, or after another key. */
  insert(path: Path, key: string, value: unknown, at: "first" | "last" | { after: string }): void {
    const object = this.#node(path);
    if (object?.type !== "object") return;
    const all = object.children ?? [];
    const [first] = all;
    const previous =
      at === "first"
        ? undefined
        : (all.find((each) => typeof at === "object" && nameOf(each) === at.after) ?? all.at(-1));
    const colon = first ? colonOf(this.text, first) : ": ";
    const name = `${JSON.stringify(key)}${colon}`;
    this.#insertAfter(object, previous, (at) => name + this.#written(value, at, name.length));
  }

  /**
   * Adds entries to a list after the object at a path, its last entry: the same fields with other texts in
   * each.
   */
  repeat(path: Path, all: readonly Record<string, string>[]): void {
    const entry = this.#node(path);
    const list = entry?.parent;
    if (!entry || !list) return;
    const before = list.children?.at(-2);
    const from = before ? endOf(before) + 1 : list.offset + 1;
    const gap = before
      ? this.text.slice(endOf(before), entry.offset)
      : `,${this.text.slice(from, entry.offset) || " "}`;
    const written = this.text.slice(entry.offset, endOf(entry));
    const added = all.map((words) => {
      const one = new ConfigText(written);
      for (const [key, value] of Object.entries(words)) one.replace([key], value);
      return gap + one.text;
    });
    this.#put(endOf(entry), 0, added.join(""));
  }

  /** Changes all strings, but not keys. */
  changeStrings(change: (text: string) => string): void {
    for (const { offset, length, value } of stringsOf(parseTree(this.text)).reverse()) {
      if (change(value) === value) continue;
      const written = this.text.slice(offset, offset + length);
      const changed = change(written);
      // A text with \u… escapes is written again.
      this.#put(offset, length, changed === written ? JSON.stringify(change(value)) : changed);
    }
  }

  #insertEntry(list: Node, index: number, write: (at: Place) => string): void {
    const previous = index > 0 ? (list.children?.[index - 1] ?? list.children?.at(-1)) : undefined;
    this.#insertAfter(list, previous, write);
  }

  /** Adds an entry to an object or a list, after another one or as the first, in the way of its neighbours. */
  #insertAfter(parent: Node, previous: Node | undefined, write: (at: Place) => string): void {
    const first = parent.children?.[0];
    if (!first) {
      this.#put(parent.offset + 1, parent.length - 2, this.#onlyEntry(parent, write));
      return;
    }
    const gap = this.text.slice(parent.offset + 1, first.offset);
    const indent = GAP.exec(gap)?.[2];
    const written = write({ isLine: indent !== undefined, indent: indent ?? "" });
    if (previous) this.#put(endOf(previous), 0, `,${gap || " "}${written}`);
    else this.#put(first.offset, 0, `${written},${gap || " "}`);
  }

  /** The inside of a list or an object with one entry: on the line of the brackets if that is short. */
  #onlyEntry({ offset, type }: Node, write: (at: Place) => string): string {
    const [end, unit] = this.#lines;
    const outer = this.#indentAt(offset);
    const indent = outer + unit;
    const flat = write({ isLine: false, indent });
    const isFlat =
      end === "" ||
      (flat.length < SHORT && styleOf(this.text)[type === "array" ? "lists" : "objects"]);
    const space = type === "array" ? "" : " ";
    return isFlat
      ? space + flat + space
      : `${end}${indent}${write({ isLine: true, indent })}${end}${outer}`;
  }

  /** A value for a place. `before` is the length of what precedes it on its line. */
  #written(value: unknown, { isLine, indent }: Place, before = 0): string {
    const [end, unit] = this.#lines;
    if (!isLine || end === "") return oneLine(value);
    const style = { indent, unit, before, inOneLine: styleOf(this.text) };
    return readableJson(value, style).replaceAll("\n", end);
  }

  /** Whether the entries of an object or a list, and what contains it, have lines. */
  #isOnLines(node: Node | undefined): boolean {
    if (!node) return true;
    const [first] = node.children ?? [];
    const isFlat =
      node.type !== "property" && first && !GAP.test(this.text.slice(node.offset, first.offset));
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

  #node(path: Path): Node | undefined {
    if (this.#tree?.text !== this.text)
      this.#tree = { text: this.text, root: parseTree(this.text) };
    const { root } = this.#tree;
    return root && findNodeAtLocation(root, [...path]);
  }

  #property(path: Path): Node | undefined {
    const parent = this.#node(path)?.parent;
    return parent?.type === "property" ? parent : undefined;
  }

  #put(offset: number, length: number, text: string): void {
    this.text = this.text.slice(0, offset) + text + this.text.slice(offset + length);
  }
}

const endOf = ({ offset, length }: Node) => offset + length;

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

const nameOf = ({ children: [key] = [] }: Node): unknown => key?.value;

/** The place of a new key: after the last one that usually comes before it. */
function keyBefore(key: string, { children = [] }: Node, order: readonly string[]) {
  const earlier = order.slice(0, Math.max(0, order.indexOf(key)));
  const previous = children.map(nameOf).findLast((name) => earlier.includes(String(name)));
  if (previous !== undefined) return { after: String(previous) };
  return order.includes(key) ? "first" : "last";
}

/** The text between an entry's key and its value. */
function colonOf(text: string, { children: [key, value] = [] }: Node): string {
  return key && value ? text.slice(endOf(key), value.offset) : ": ";
}

/** The line end and indentation of the next line. */
const GAP = /(\r?\n)([ \t]*)$/;

/** The indentation of one level, from the indentation at a depth. */
const unitOf = (indent: string, depth: number) =>
  indent.slice(0, Math.round(indent.length / depth)) || "  ";

/** The strings of a file in order, without keys. */
function stringsOf(node: Node | undefined): Node[] {
  if (!node) return [];
  if (node.type === "string") return [node];
  const inner = node.type === "property" ? node.children?.slice(1) : node.children;
  return (inner ?? []).flatMap(stringsOf);
}
