/**
 * How words of a language are searched, beyond the rules of all languages. It is plain data for the build,
 * and part of the search index for browsers. All letters are lower case without diacritics: `ü` is `u`, `ß`
 * is `ss`, and `٣` is `3`.
 */
export interface SearchRules {
  /** Letters that searches treat as the same: `{ ى: "ي" }`. */
  letters?: Readonly<Record<string, string>>;
  /** Alternative spellings: `{ ue: "u" }` finds "Müller" for "Mueller", and the reverse. */
  spellings?: Readonly<Record<string, string>>;
  /**
   * What the beginning of a word can become in a sentence, with "" for prefixes of any word:
   * `{ c: ["g", "ngh", "ch"] }` finds "Nghaerdydd" for "Caerdydd".
   */
  beginnings?: Readonly<Record<string, readonly string[]>>;
  /** Groups of endings of the same word: `["", "s", "es"]` finds "church" for "churches". */
  endings?: readonly (readonly string[])[];
  /** Whether the language has compounds, so that "Bau" also finds "Umbau". */
  compounds?: boolean;
}

/** Diacritics that people leave out. In Indian scripts marks are vowels, so they are not removed. */
const DIACRITICS =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Letters that Unicode does not decompose, and what people type instead. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i", ə: "e" },
  ...{ ς: "σ", ŋ: "n", ŧ: "t" },
};

const NOT_ASCII = /[^\0-\x7f]/;
const OTHER_LETTERS = /[ßæœøłđðþħıəςŋŧ]/g;
const OTHER_DIGITS = /[^\0-\x7f]/gu;

/** In Unicode the digits of a script are consecutive, from a code point that ends with 0 or 6. */
function asDigit(character: string): string {
  if (!/\p{Nd}/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  return String(code - zero);
}

/** Replaces the digits of all scripts by 0 to 9. */
export const asciiDigits = (text: string): string =>
  NOT_ASCII.test(text) ? text.replace(OTHER_DIGITS, asDigit) : text;

/** A word as searches compare it: lower case without diacritics. */
export function plainWord(word: string): string {
  const small = word.toLowerCase();
  if (!NOT_ASCII.test(small)) return small;
  return small
    .normalize("NFKD")
    .replace(DIACRITICS, "")
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(OTHER_DIGITS, asDigit);
}

/** Letters and digits; in scripts that are written without spaces each letter is a word. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;

/** The same with the marks that join words: `e-mail`, `l'eau`, `O’Brien`. */
const JOINED = /[\p{L}\p{M}\p{N}]+(?:['’ʼ\-‐‑·\u00ad\u200c][\p{L}\p{M}\p{N}]+)*/gu;

/** A text as words and what is between them, in order. */
export const splitAtWords = (text: string): string[] => {
  const words = text.match(JOINED) ?? [];
  const between = text.split(JOINED);
  return between.flatMap((piece, at) => [piece, words[at] ?? ""]).filter((piece) => piece !== "");
};

/** A word of a text, with the words that it is joined from. */
export interface JoinedWord {
  whole: string;
  parts: readonly string[];
}

/** Returns a function that splits a text into words as a language's searches compare them; results are cached. */
export function wordReader({ letters = {} }: SearchRules): (text: string) => JoinedWord[] {
  const written = Object.keys(letters).sort((one, other) => other.length - one.length);
  const pattern = written.length > 0 ? new RegExp(written.join("|"), "g") : undefined;
  const known = new Map<string, JoinedWord>();
  const plain = (word: string) => {
    const small = plainWord(word);
    return pattern ? small.replace(pattern, (letter) => letters[letter] ?? letter) : small;
  };
  const read = (word: string): JoinedWord => {
    const parts = (word.match(WORD) ?? []).map(plain).filter((part) => part !== "");
    return { whole: parts.length > 1 ? plain(parts.join("")) : (parts[0] ?? ""), parts };
  };
  return (text) =>
    (text.match(JOINED) ?? []).map((word) => {
      const found = known.get(word) ?? read(word);
      known.set(word, found);
      return found;
    });
}

/** Whether a word is more than a single letter before or after an apostrophe. */
export const isWord = (plain: string): boolean => plain.length > 1 || /[^a-z]/.test(plain);

/** The shortest remainder of a word that gets or loses letters. */
const SHORTEST = 3;
/** The same where another ending replaces its own. */
const SHORTEST_STEM = 2;

/** The forms that a word can have in a sentence. */
export interface WordForms {
  /** The word with each possible beginning; longer words may start with one of these. */
  starts: readonly string[];
  /** The same with all endings. */
  all: ReadonlySet<string>;
}

export function wordForms(word: string, rules: SearchRules): WordForms {
  const { beginnings = {}, endings = [], spellings = {} } = rules;
  const changes = Object.entries(beginnings).flatMap(([own, changed]) =>
    changed.map((to) => ({ own, to })),
  );
  const radicals = [word, ...changes.flatMap(({ own, to }) => withBeginning(word, to, own))];
  const inSentences = radicals.flatMap((radical) => [
    radical,
    ...changes.flatMap(({ own, to }) => withBeginning(radical, own, to)),
  ]);
  const starts = inSentences.flatMap((form) => withSpellings(form, Object.entries(spellings)));
  const others = starts.flatMap((form) => endings.flatMap((group) => withEndings(form, group)));
  return { starts: [...new Set(starts)], all: new Set([...starts, ...others]) };
}

/** The word unchanged, with short spellings only, and with the long spelling at each possible position. */
function withSpellings(word: string, spellings: readonly (readonly [string, string])[]): string[] {
  const short = spellings.reduce((text, [long, other]) => text.replaceAll(long, other), word);
  const longs = spellings.flatMap(([long, other]) =>
    [...word.matchAll(new RegExp(other, "g"))].map(
      ({ index }) => word.slice(0, index) + long + word.slice(index + other.length),
    ),
  );
  return [word, short, ...longs];
}

/** The word with another beginning, if it has this one and is long enough. */
const withBeginning = (word: string, from: string, to: string): string[] =>
  word.startsWith(from) && word.length - from.length >= (from && to ? 1 : SHORTEST)
    ? [to + word.slice(from.length)]
    : [];

/** The word with each ending of a group, if it has one of them. */
const withEndings = (word: string, group: readonly string[]): string[] =>
  group.flatMap((ending) => {
    const length = word.length - ending.length;
    if (!word.endsWith(ending)) return [];
    return group.flatMap((other) =>
      length >= (ending && other ? SHORTEST_STEM : SHORTEST) ? [word.slice(0, length) + other] : [],
    );
  });
