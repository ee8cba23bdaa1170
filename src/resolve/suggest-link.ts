import { differingParts, suggest } from "../diagnostics/suggest.ts";
import { stringsIn } from "../tokens/scope.ts";
import { memoize } from "../util/memoize.ts";

/**
 * The path or id that a link probably means. It is certain only if what the link says is no word of
 * the site's texts: where a label reads "Neath", `/roofs-neath` is no slip for `/roofs-heath`.
 */
export function meantByLink(name: string, names: Iterable<string>, config: object) {
  const found = suggest(name, names);
  if (!found?.isCertain || found.word.toLowerCase() === name.toLowerCase()) return found;
  const [written] = differingParts(name.toLowerCase(), found.word.toLowerCase());
  return { ...found, isCertain: !ownWords(config).has(written.replace(/^\W+/, "")) };
}

const wordsOf = ({ value }: { value: string }) =>
  /^([/#]|https?:)/i.test(value)
    ? []
    : (value
        .replace(/\]\([^)]*\)/g, "")
        .toLowerCase()
        .match(/[\p{L}\d]+/gu) ?? []);

/** All words of a config's texts, in small letters; addresses are left out. */
const ownWords = memoize((config: object) => new Set([...stringsIn(config)].flatMap(wordsOf)));
