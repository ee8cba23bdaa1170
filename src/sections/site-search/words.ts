/** A word as the search compares it: small letters, without the marks over or under them. */
const plainWord = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Words that stand on every page and so tell none of them apart. */
const COMMON = new Set(
  "a an and are as at be by can do for from how i in is it me my of on or our the to we what who with you your".split(
    " ",
  ),
);

/** The word to look for; null for one that is not worth looking for. */
export function searchWord(word: string): string | null {
  const plain = plainWord(word);
  return COMMON.has(plain) ? null : plain;
}

export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface Part {
  text: string;
  marked: boolean;
}

/** Cuts a text into pieces, so that the words in `terms` (as `plainWord` has them) can be marked. */
export const markWords = (text: string, terms: ReadonlySet<string>): Part[] =>
  text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part) => ({ text: part, marked: terms.has(plainWord(part)) }))
    .filter((part) => part.text !== "");
