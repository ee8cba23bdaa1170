import type { Phrases } from "../model/check-words.ts";

/** The end of a word, with the space after it if there is one. */
const END = "(?:\\s+|(?![\\p{L}\\p{M}\\p{N}]))";
/** The beginning of a word. */
const START = "(?<![\\p{L}\\p{M}\\p{N}])";

/** What people write in place of a letter besides what is left of it without its marks. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ...{ ä: "ae?", ö: "oe?", ü: "ue?", ß: "ss", ł: "l" },
  ...{ ة: "ه", ى: "ي" },
  // Where only words are looked at, a space stands in the place of an apostrophe.
  "'": "[’ ]",
};

/** A letter, with or without the marks over or under it. */
function lenient(letter: string): string {
  const plain = OTHERWISE[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
  return plain === letter ? letter : `(?:${letter}|${plain})`;
}

const oneOf = (sources: readonly string[]): string => `(?:${sources.join("|")})`;

/** What comes before an apostrophe is no word by itself: `d'image`. */
const ended = (word: string) =>
  [...word.replaceAll("_", " ")].map(lenient).join("") + (word.endsWith("'") ? "" : END);

/** A few words of one sentence, of which none is among those that mean "nothing". */
function fewWords(nothing: readonly string[]): string {
  const none = nothing.length > 0 ? `(?!${oneOf(nothing.map(ended))})` : "";
  return `(?:${none}[^\\s.!?]+\\s+){0,4}`;
}

function wordSource(word: string, nothing: readonly string[]): string {
  if (word === "…") return fewWords(nothing);
  const isOptional = word.endsWith("?");
  const source = oneOf(word.replace(/\?$/, "").split("|").map(ended));
  return isOptional ? `${source}?` : source;
}

/** The source of a pattern for any of some phrases. */
function sourceOf(phrases: Phrases, nothing: readonly string[] = []): string {
  const sources = phrases.map((phrase) =>
    phrase
      .split(" ")
      .map((word) => wordSource(word, nothing))
      .join(""),
  );
  return START + oneOf(sources);
}

/** Finds any of the phrases in a text; a match may end with a space. What stands for `…` is none of `nothing`. */
export const anywhere = (phrases: Phrases, nothing?: readonly string[]): RegExp =>
  new RegExp(sourceOf(phrases, nothing), "giu");

/** Matches a text that is one of the phrases and nothing else. */
export const whole = (phrases: Phrases): RegExp => new RegExp(`^${sourceOf(phrases)}$`, "iu");

/** Matches a text that begins with one of the phrases. */
export const atStart = (phrases: Phrases): RegExp => new RegExp(`^${sourceOf(phrases)}`, "iu");

/** A text as words with single spaces between: no other signs, no Arabic vowels or lengthening. */
export const onlyWords = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{M}\u0640]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
