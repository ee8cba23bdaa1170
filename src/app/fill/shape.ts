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
}

export function shapeOf(value: unknown): Shape {
  const numbers = new Map<string, number>();
  const key = flatten(value).map((item) => keyOf(item, numbers));
  return { key: key.join(), words: [...numbers.keys()] };
}

function keyOf(item: Item, numbers: Map<string, number>): string {
  if (typeof item === "symbol") return item === LIST ? "[" : "{";
  if (typeof item !== "string") return String(item);
  const form = formOf(item);
  if (form === undefined) return JSON.stringify(item);
  const word = wordIn(item, form);
  const number = numbers.get(word) ?? numbers.size;
  numbers.set(word, number);
  return `${form}#${number}`;
}

/** The word in a text of some form. */
export function wordIn(text: string, form: string): string {
  return form === "" ? text : text.slice(wordStart(form));
}

const LIST = Symbol("list");
const OBJECT = Symbol("object");

/** What a JSON value consists of: names and texts, numbers and the like, and where something begins. */
export type Item = string | number | boolean | null | undefined | symbol;

/** All that a JSON value consists of, in its order; values are equal if these are. */
export function flatten(value: unknown): Item[] {
  const items: Item[] = [];
  collect(value, items);
  return items;
}

function collect(value: unknown, items: Item[]): void {
  if (typeof value !== "object" || value === null) items.push(value as Item);
  else if (Array.isArray(value)) {
    items.push(LIST, value.length);
    for (const item of value) collect(item, items);
  } else {
    const names = Object.keys(value);
    items.push(OBJECT, names.length);
    for (const name of names) {
      items.push(name);
      collect(value[name as keyof typeof value], items);
    }
  }
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
