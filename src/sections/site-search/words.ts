/** A word as the search compares it: small letters, without the marks over or under them. */
export const plainWord = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

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
