import { escapeText } from "../../util/escape-html.ts";
import { inlineHtml } from "./inline-html.ts";
import { formOf } from "./text-form.ts";

/** A JSON value taken apart: its structure, and the words in it in their order. */
export interface Shape {
  /** The same for all values that differ in their words alone. */
  key: string;
  /** As HTML. */
  words: string[];
}

/** Stands before a text with words in it; no text that belongs to the structure begins with it. */
const MARK = '"';

export function shapeOf(value: unknown): Shape {
  const words: string[] = [];
  const put = (html: string, form: string) => {
    words.push(html);
    return MARK + form;
  };
  const key = JSON.stringify(value, (name, inner: unknown) => {
    if (typeof inner === "string") {
      const form = formOf(inner);
      return form === undefined ? inner : put(escapeText(inner.slice(form.length)), form);
    }
    const html = name === "children" ? inlineHtml(inner) : undefined;
    return html === undefined ? inner : put(html, "");
  });
  return { key, words };
}

/** A model of a shape, with other words in it. */
export function modelOf({ key }: Pick<Shape, "key">, wordAt: (index: number) => string): unknown {
  let index = 0;
  return JSON.parse(key, (name, inner: unknown) => {
    if (typeof inner !== "string" || !inner.startsWith(MARK)) return inner;
    const value = inner.slice(MARK.length) + wordAt(index++);
    return name === "children" ? [{ type: "text", value }] : value;
  });
}
