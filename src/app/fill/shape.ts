import { formOf, wordStart } from "./text-form.ts";

/**
 * A JSON value taken apart: `key` is its structure, `words` are the texts in it, each once and in the
 * order in which they first come. Two values with the same key differ in their words alone, and the
 * same words are equal to each other in both: `{ area: "Barry", links: { Barry: … } }` has the key of
 * `{ area: "Ely", links: { Ely: … } }` and of no value whose link is that of another area.
 */
export interface Shape {
  key: string;
  words: string[];
  /** Where each word first comes, without the positions in lists: `cards.*.title`. */
  paths: string[];
}

export function shapeOf(value: unknown): Shape {
  const found: Found = new Map();
  const key = keyOf(value, "", found);
  return { key, words: [...found.keys()], paths: [...found.values()].map(({ path }) => path) };
}

type Found = Map<string, { number: number; path: string }>;

function keyOf(value: unknown, path: string, found: Found): string {
  if (typeof value === "string") return textKey(value, path, found);
  if (Array.isArray(value)) {
    return `[${value.map((item) => keyOf(item, `${path}.*`, found)).join()}]`;
  }
  if (typeof value !== "object" || value === null) return String(value);
  const fields = Object.entries(value).map(([name, inner]) => {
    const nameKey = textKey(name, `${path}.*`, found);
    return `${nameKey}:${keyOf(inner, `${path}.${formOf(name) === undefined ? name : "*"}`, found)}`;
  });
  return `{${fields.join()}}`;
}

/** Like JSON, but for words: those have their number in the place of themselves. */
function textKey(text: string, path: string, found: Found): string {
  const form = formOf(text);
  if (form === undefined) return JSON.stringify(text);
  const word = wordIn(text, form);
  const { number } = found.get(word) ?? { number: found.size };
  if (number === found.size) found.set(word, { number, path });
  return `${form}#${number}`;
}

/** The word in a text of some form. */
export function wordIn(text: string, form: string): string {
  return form === "" ? text : text.slice(wordStart(form));
}

/** The value with other words in it. */
export function withWords(value: unknown, replace: (word: string) => string): unknown {
  if (typeof value === "string") return textWith(value, replace);
  if (Array.isArray(value)) return value.map((item) => withWords(item, replace));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  // Not by assignment: `__proto__` is a name like any other.
  return Object.fromEntries(
    entries.map(([name, inner]) => [textWith(name, replace), withWords(inner, replace)]),
  );
}

function textWith(text: string, replace: (word: string) => string): string {
  const form = formOf(text);
  if (form === undefined) return text;
  const start = wordStart(form);
  return text.slice(0, start) + replace(text.slice(start));
}
