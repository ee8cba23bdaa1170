import { formOf } from "./text-form.ts";

/** A JSON value taken apart: its structure, and the words in it in their order. */
export interface Shape {
  /** The same for all values that differ in their words alone. */
  key: string;
  words: string[];
}

export function shapeOf(value: unknown): Shape {
  const words: string[] = [];
  // No text that belongs to the structure begins with a quotation mark.
  const key = jsonOf(value, (word, form) => {
    words.push(word);
    return `"${form}`;
  });
  return { key, words };
}

/** The value with other words in it. */
export function withWords(value: unknown, replace: (word: string, index: number) => string) {
  let index = 0;
  const json = jsonOf(value, (word, form) => form + replace(word, index++));
  return JSON.parse(json) as unknown;
}

/** The value as JSON, with another text for each that has words. */
const jsonOf = (value: unknown, textOf: (word: string, form: string) => string): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    const form = typeof inner === "string" ? formOf(inner) : undefined;
    return typeof inner === "string" && form !== undefined
      ? textOf(inner.slice(form.length), form)
      : inner;
  });
