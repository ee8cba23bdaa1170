import { wordIn } from "./shape.ts";
import { formOf } from "./text-form.ts";

/** What all values of one structure with the same literals have in common, to be compared quickly. */
export interface Pattern {
  root: Node;
  /** The words that are part of the pattern. */
  literals: ReadonlySet<string>;
  /** How many holes there are; the same one can be at several places. */
  holes: number;
}

type Node = Scalar | Gap | List | Fields;

/** What is the same everywhere. */
type Scalar = string | number | boolean | null | undefined;

/** A text that may be another, as long as it is one of the same form. */
interface Gap {
  form: string;
  hole: number;
}

interface List {
  items: readonly Node[];
}

interface Fields {
  names: readonly (string | Gap)[];
  values: readonly Node[];
}

/** The pattern of all values like this one but for the words in the holes. */
export function patternOf(value: unknown, holes: ReadonlyMap<string, number>): Pattern {
  const literals = new Set<string>();
  const textNode = (text: string): string | Gap => {
    const form = formOf(text);
    if (form === undefined) return text;
    const word = wordIn(text, form);
    const hole = holes.get(word);
    if (hole !== undefined) return { form, hole };
    literals.add(word);
    return text;
  };
  const nodeOf = (inner: unknown): Node => {
    if (typeof inner === "string") return textNode(inner);
    if (Array.isArray(inner)) return { items: inner.map(nodeOf) };
    if (typeof inner !== "object" || inner === null) return inner as Scalar;
    return { names: Object.keys(inner).map(textNode), values: Object.values(inner).map(nodeOf) };
  };
  return { root: nodeOf(value), literals, holes: holes.size };
}

/** The words for the holes, by hole; undefined if a value is another or equal in other ways. */
export function match({ root, literals, holes }: Pattern, value: unknown): string[] | undefined {
  const words: string[] = [];
  if (!fits(root, value, words)) return undefined;
  // No two words may be equal that were not.
  const isDistinct = new Set(words).size === holes;
  return isDistinct && !words.some((word) => literals.has(word)) ? words : undefined;
}

function fits(node: Node, value: unknown, words: string[]): boolean {
  if (typeof node !== "object" || node === null) return node === value;
  if ("hole" in node) return typeof value === "string" && fitsGap(node, value, words);
  if (typeof value !== "object" || value === null) return false;
  return "items" in node ? fitsList(node, value, words) : fitsFields(node, value, words);
}

function fitsGap({ form, hole }: Gap, text: string, words: string[]): boolean {
  if (formOf(text) !== form) return false;
  const word = wordIn(text, form);
  if (words[hole] !== undefined) return words[hole] === word;
  words[hole] = word;
  return true;
}

function fitsList({ items }: List, value: object, words: string[]): boolean {
  if (!Array.isArray(value) || value.length !== items.length) return false;
  for (let index = 0; index < items.length; index++) {
    if (!fits(items[index], value[index], words)) return false;
  }
  return true;
}

/** Plain JSON has no names but its own, so none need be collected first. */
function fitsFields({ names, values }: Fields, value: object, words: string[]): boolean {
  if (Array.isArray(value)) return false;
  let index = 0;
  for (const name in value) {
    const expected = names[index];
    const isExpected =
      typeof expected === "object" ? fitsGap(expected, name, words) : name === expected;
    if (!isExpected || !fits(values[index], value[name as keyof typeof value], words)) return false;
    index++;
  }
  return index === names.length;
}
