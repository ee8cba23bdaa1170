import type { Phrases } from "../../model/kit/check-words.ts";

/** The end of a word, with the space after it if there is one. */
const END = "(?:\\s+|(?![\\p{L}\\p{M}\\p{N}]))";
/** The beginning of a word. */
const START = "(?<![\\p{L}\\p{M}\\p{N}])";

/** Alternative spellings of a letter, besides the letter without its marks. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ...{ ä: "ae?", ö: "oe?", ü: "ue?", ß: "ss", ł: "l" },
  ...{ ة: "ه", ى: "ي" },
  // `onlyWords` replaces an apostrophe by a space.
  "'": "[’ ]",
};

/** A letter, with or without the marks over or under it. */
function lenient(letter: string): string {
  const plain = OTHERWISE[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
  return plain === letter ? letter : `(?:${letter}|${plain})`;
}

const oneOf = (sources: readonly string[]): string => `(?:${sources.join("|")})`;

const lettersOf = (word: string) => [...word.replaceAll("_", " ")].map(lenient).join("");

/** Any of some words, followed by `after`. The part before an apostrophe has no end: `d'image`. */
function anyOf(words: readonly string[], after: string): string {
  const parts = words.filter((word) => word.endsWith("'")).map(lettersOf);
  const ended = words.filter((word) => !word.endsWith("'")).map(lettersOf);
  const source = `${oneOf(ended)}${after}`;
  if (parts.length === 0) return source;
  return oneOf([...(ended.length > 0 ? [source] : []), ...parts]);
}

/** Up to four words of one sentence, without those that mean "nothing". */
function fewWords(nothing: readonly string[]): string {
  const none = nothing.length > 0 ? `(?!${anyOf(nothing, END)})` : "";
  return `(?:${none}[^\\s.!?]+\\s+){0,4}`;
}

const FEW = "…";
const isOptional = (word: string) => word.endsWith("?");

/** A word of a phrase, and the words that follow it there. */
function wordSource(word: string, rest: Phrases, nothing: readonly string[]): string {
  if (word === FEW) return fewWords(nothing);
  // The pattern for the end of a word is slow to compile, so it is only used where a phrase may end.
  const isLast = rest.every(isOptional) || rest.includes(FEW);
  const source = anyOf(word.replace(/\?$/, "").split("|"), isLast ? END : "\\s+");
  return isOptional(word) ? `(?:${source})?` : source;
}

function phraseSource(phrase: string, nothing: readonly string[]): string {
  const words = phrase.split(" ");
  return words.map((word, at) => wordSource(word, words.slice(at + 1), nothing)).join("");
}

/** The source of a pattern for any of some phrases. Neighbours share their END: compiling a hundred of them takes 0.1 s. */
function sourceOf(phrases: Phrases, nothing: readonly string[] = []): string {
  const sources = phrases.map((phrase) => phraseSource(phrase, nothing));
  const runs = sources.reduce<string[][]>((done, source) => {
    const last = done.at(-1);
    if (last && source.endsWith(END) && last.every((each) => each.endsWith(END))) last.push(source);
    else done.push([source]);
    return done;
  }, []);
  return START + oneOf(runs.map(sharedEnd));
}

const sharedEnd = (sources: readonly string[]): string =>
  sources.length > 1
    ? oneOf(sources.map((source) => source.slice(0, -END.length))) + END
    : sources.join("");

/**
 * Finds any of the phrases in a text; a match may end with a space. The words for `…` are none of `nothing`.
 */
export const anywherePattern = (phrases: Phrases, nothing?: readonly string[]): RegExp =>
  new RegExp(sourceOf(phrases, nothing), "giu");

/** Matches a text that consists of one of the phrases. */
export const exactPattern = (phrases: Phrases): RegExp =>
  new RegExp(`^${sourceOf(phrases)}$`, "iu");

/** Matches a text that begins with one of the phrases. */
export const startPattern = (phrases: Phrases): RegExp => new RegExp(`^${sourceOf(phrases)}`, "iu");

/**
 * The words of a text, separated by single spaces, without other characters and without Arabic vowels and
 * lengthening.
 */
export const onlyWords = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{M}\u0640]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
