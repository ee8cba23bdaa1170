import type { Path } from "../../diagnostics/diagnostic.ts";
import { EditedText } from "../../lib/edited-text.ts";
import { type JsonNode, type JsonTree, jsonTree } from "../read/json-tree.ts";
import {
  colonOf,
  flatAround,
  GAP,
  indentAt,
  isOnLines,
  JsonLayout,
  type Place,
  placeOfKey,
  startOf,
  unitOf,
} from "./json-layout.ts";

/** The longest line end. */
const LINE_END = 2;

/**
 * The text of a config that is edited position by position: unchanged parts keep their bytes, and
 * new parts follow the format of their neighbours.
 */
export class ConfigText {
  readonly #layout: JsonLayout;
  #source: EditedText;

  constructor(text: string | EditedText) {
    this.#source = typeof text === "string" ? EditedText.of(text) : text;
    this.#layout = new JsonLayout(this.#source.base.text);
  }

  get source(): EditedText {
    return this.#source;
  }

  get text(): string {
    return this.#source.text;
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
    const splice = this.#replacing(path, value);
    if (splice) this.#put(splice.start, splice.end, splice.text);
  }

  /** Replaces values that are there and not within each other; one reading of the text for all. */
  replaceAll(values: readonly { path: Path; value: unknown }[]): void {
    const splices = values.flatMap(({ path, value }) => this.#replacing(path, value) ?? []);
    let at = 0;
    const parts: string[] = [];
    for (const { start, end, text } of splices.sort((one, other) => one.start - other.start)) {
      parts.push(this.#source.slice(at, start), text);
      at = end;
    }
    this.#source = EditedText.of(parts.join("") + this.#source.slice(at));
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
    else this.insert(outer, last, value, placeOfKey(this.#tree, parent, last, order));
  }

  /** Adds an entry to the list at a path, before the entry at an index. */
  insertEntry(path: Path, index: number, value: unknown): void {
    this.insertEntries(path, index, [value]);
  }

  /** Adds entries to the list at a path, before the entry at an index; one reading of the text for all. */
  insertEntries(path: Path, index: number, values: readonly unknown[]): void {
    const list = this.#tree.find(path);
    const [end] = this.#layout.lines();
    if (list && values.length > 0 && this.#tree.startsWith(list, "["))
      this.#insertEntry(list, index, (at) =>
        values
          .map((value) => this.#layout.written(value, at))
          .join(`,${at.isLine ? end + at.indent : " "}`),
      );
  }

  /** Moves an entry of the list at a path to another index. Its text stays the same. */
  moveEntry(path: Path, from: number, to: number): void {
    const entry = this.#tree.find([...path, from]);
    if (!entry || from === to) return;
    const written = this.#source.slice(entry.start, entry.end);
    this.remove([...path, from]);
    const list = this.#tree.find(path);
    if (list) this.#insertEntry(list, to, () => written, false);
  }

  /** Moves the entry at a path into a new object under another key. */
  wrap(path: Path, key: string): void {
    const entry = this.#tree.find(path);
    if (!entry?.key) return;
    const start = startOf(entry);
    const written = this.#source.slice(start, entry.end);
    const colon = colonOf(this.#source, entry);
    const lineStart = Math.max(LINE_END, this.#source.lineStart(start));
    const [, end = "", indent = ""] =
      GAP.exec(this.#source.slice(lineStart - LINE_END, start)) ?? [];
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
    const named = all.find((each) => typeof at === "object" && this.#tree.name(each) === at.after);
    const previous = at === "first" ? undefined : (named ?? all.at(-1));
    const colon = first ? colonOf(this.#source, first) : ": ";
    const name = `${JSON.stringify(key)}${colon}`;
    this.#insertAfter(
      object,
      previous,
      (at) => name + this.#layout.written(value, at, name.length),
    );
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
      ? this.#source.slice(before.end, entry.start)
      : `,${this.#source.slice(list.start + 1, entry.start) || " "}`;
    const written = this.#source.slice(entry.start, entry.end);
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
      const written = this.#source.slice(node.start, node.end);
      const changed = change(written);
      // A text with \u… escapes is written again.
      const text = changed === written ? JSON.stringify(change(value)) : changed;
      this.#put(node.start, node.end, text);
    }
  }

  /** The new text of the value at a path, and where it goes. */
  #replacing(path: Path, value: unknown): { start: number; end: number; text: string } | undefined {
    const node = this.#tree.find(path);
    if (!node) return undefined;
    const { start, end, parent } = node;
    const place = { isLine: isOnLines(this.#tree, parent), indent: indentAt(this.#source, start) };
    return { start, end, text: this.#layout.written(value, place) };
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
      this.#put(
        parent.start + 1,
        parent.end - 1,
        this.#layout.onlyEntry(this.#tree, parent, write),
      );
      return;
    }
    const gap = this.#source.slice(parent.start + 1, startOf(first));
    const indent = GAP.exec(gap)?.[2];
    const written = write({ isLine: indent !== undefined, indent: indent ?? "" });
    const flat = isNew && indent === undefined ? flatAround(this.#tree, parent) : undefined;
    // The end counts from the end of the text, which changes within it.
    const fromEnd = this.#source.length - (flat?.end ?? 0);
    if (previous) this.#put(previous.end, previous.end, `,${gap || " "}${written}`);
    else this.#put(startOf(first), startOf(first), `${written},${gap || " "}`);
    const end = this.#source.length - fromEnd;
    const withLines = flat && this.#layout.withLines(this.#source, flat.start, end);
    if (flat && withLines !== undefined) this.#put(flat.start, end, withLines);
  }

  get #tree(): JsonTree {
    return jsonTree(this.#source);
  }

  #put(start: number, end: number, text: string): void {
    this.#source = this.#source.replace(start, end, text);
  }
}
