import { findNodeAtLocation, getNodeValue, type Node, parseTree } from "jsonc-parser";
import type { Path } from "../../../diagnostics/diagnostic.ts";

/**
 * The text of a config that is edited position by position: unchanged parts keep their bytes, and
 * new parts follow the format of their neighbours.
 */
export class ConfigText {
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

  /** Replaces the value at a path by another value on one line. */
  replace(path: Path, value: string | number): void {
    const node = this.#node(path);
    if (node) this.#put(node.offset, node.length, JSON.stringify(value));
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
    const siblings = entry?.parent?.children ?? [];
    if (!entry) return;
    const index = siblings.indexOf(entry);
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    const [start, end] = before
      ? [endOf(before), endOf(entry)]
      : [entry.offset, after?.offset ?? endOf(entry)];
    this.#put(start, end - start, "");
  }

  /** Adds an entry to the object at a path, as its first or its last. */
  insert(path: Path, key: string, value: unknown, at: "first" | "last"): void {
    const object = this.#node(path);
    if (object?.type !== "object") return;
    const [first] = object.children ?? [];
    const last = object.children?.at(-1);
    if (!first || !last) {
      this.#put(object.offset + 1, 0, `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
      return;
    }
    const gap = this.text.slice(object.offset + 1, first.offset);
    const colon = colonOf(this.text, first);
    const written = `${JSON.stringify(key)}${colon}${valueLike(value, gap, path.length + 1)}`;
    if (at === "first") this.#put(first.offset, 0, `${written},${gap || " "}`);
    else this.#put(endOf(last), 0, `,${gap || " "}${written}`);
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

  #node(path: Path): Node | undefined {
    const root = parseTree(this.text);
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

/** Changes a file from one version to the next. */
export interface MigrationStep {
  /** The version that the file has afterwards. */
  to: number;
  /**
   * Changes the file, which may have mistakes of any kind: values that are invalid in the old
   * version stay, and `plumbline check` reports them. Returns notes for the owner.
   */
  migrate(file: ConfigText): string[];
}

const endOf = ({ offset, length }: Node) => offset + length;

/** The text between an entry's key and its value. */
function colonOf(text: string, { children: [key, value] = [] }: Node): string {
  return key && value ? text.slice(endOf(key), value.offset) : ": ";
}

/** A value, formatted for an object whose entries follow such a gap. */
function valueLike(value: unknown, gap: string, depth: number): string {
  const [, end, indent = ""] = GAP.exec(gap) ?? [];
  if (end === undefined) return JSON.stringify(value);
  return JSON.stringify(value, null, unitOf(indent, depth)).replaceAll("\n", end + indent);
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
