import { differingParts, suggest } from "../../diagnostics/suggest.ts";
import { memoize } from "../../lib/memoize.ts";
import { stringsIn } from "../../lib/strings-in.ts";

/**
 * The path or id that a link probably means. It is certain only if the differing word is not in the
 * site's texts: with "Neath" in a label, `/roofs-neath` is not a typo for `/roofs-heath`.
 */
export function suggestLinkTarget(name: string, names: Iterable<string>, config: object) {
  const found = suggest(name, names);
  if (!found?.isCertain || found.word.toLowerCase() === name.toLowerCase()) return found;
  const [written] = differingParts(name.toLowerCase(), found.word.toLowerCase());
  return { ...found, isCertain: !siteWords(config).has(written.replace(/^\W+/, "")) };
}

const textWords = ({ value }: { value: string }) =>
  /^([/#]|https?:)/i.test(value)
    ? []
    : (value
        .replace(/\]\([^)]*\)/g, "")
        .toLowerCase()
        .match(/[\p{L}\d]+/gu) ?? []);

/** All words of a config's texts in lower case, without addresses. */
const siteWords = memoize((config: object) => new Set([...stringsIn(config)].flatMap(textWords)));
