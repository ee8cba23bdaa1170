import { pick, type Random } from "./random.ts";

/** What stands for `{name}` in the texts of one page. */
export type Slots = Readonly<Record<string, string>>;

const ALTERNATIVES = /\(([^()]*\|[^()]*)\)/;

/**
 * Writes out a text: of `(one|two)` one is chosen, innermost first, then `{name}` is filled in. Round
 * brackets without a bar stay, so Markdown's links can be written as they are.
 */
export function writeOut(text: string, slots: Slots, random: Random): string {
  let chosen = text;
  while (ALTERNATIVES.test(chosen)) {
    chosen = chosen.replace(ALTERNATIVES, (_, inner: string) => pick(random, inner.split("|")));
  }
  return startLarge(withArticles(fill(chosen, slots)));
}

function fill(text: string, slots: Slots): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`No text stands for {${name}}.`);
    return value;
  });
}

/** A slot may start with a vowel, so what is written before it is always "a". */
const withArticles = (text: string) =>
  text.replace(/\b(a) (?=(?!one\b)[aeio]|u(?!s[ae]|ni))/gi, "$1n ");

const startLarge = (text: string) =>
  text.replace(/^\p{Ll}|(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase());
