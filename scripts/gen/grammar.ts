import { type Lists, type Row, textsOf } from "./lists.ts";
import { pick, pickSome, type Random } from "./random.ts";

const ALTERNATIVES = /\(([^()]*\|[^()]*)\)/;

/**
 * Writes texts for one page. It chooses one of `(one|two)`, innermost first. `{name}` is a fact of
 * the page, or else an entry of the list with that name, which may contain choices too. Entries
 * repeat only after all have been used. Round brackets without a bar stay, so that Markdown links
 * need no escapes.
 */
export function writer(lists: Lists, facts: Row, random: Random): (text: string) => string {
  const left: Record<string, string[]> = {};
  const next = (name: string): string => {
    const entry = left[name]?.pop();
    if (entry !== undefined) return entry;
    left[name] = pickSome(random, textsOf(lists, name));
    return next(name);
  };
  const expand = (text: string): string =>
    chosen(text, random).replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? expand(next(name)));
  return (text) => startLarge(withArticles(expand(text).replaceAll("\\n", "\n")));
}

function chosen(text: string, random: Random): string {
  if (!ALTERNATIVES.test(text)) return text;
  const one = text.replace(ALTERNATIVES, (_, inner: string) => pick(random, inner.split("|")));
  return chosen(one, random);
}

/** A fact may start with a vowel, so the article before it is always "a". */
const withArticles = (text: string) =>
  text.replace(/\b(a) (?=(?!one\b)[aeio]|u(?!s[ae]|ni))/gi, "$1n ");

const startLarge = (text: string) =>
  text.replace(/(?<=^|[.?!] |\n\n)\p{Ll}/gu, (letter) => letter.toUpperCase());
