/**
 * How words of a language are searched, beyond what holds for all. It is plain data, which the build
 * works with and visitors' browsers get with the search index. All is in small letters without marks:
 * `ü` is `u`, `ß` is `ss`, and `٣` is `3`.
 */
export interface SearchRules {
  /** Letters that are one and the same to who searches: `{ ى: "ي" }`. */
  letters?: Readonly<Record<string, string>>;
  /** Letters that may be written for others: `{ ue: "u" }` finds "Müller" for "Mueller", and the reverse. */
  spellings?: Readonly<Record<string, string>>;
  /**
   * What beginnings of words become in a sentence, and "" for what is put before any word:
   * `{ c: ["g", "ngh", "ch"] }` finds "Nghaerdydd" for "Caerdydd".
   */
  beginnings?: Readonly<Record<string, readonly string[]>>;
  /** What forms of the same word end in, in groups: `["", "s", "es"]` finds "church" for "churches". */
  endings?: readonly (readonly string[])[];
  /** Whether words are written together, so that "Bau" is also looked for inside of others: "Umbau". */
  compounds?: boolean;
}

/** Marks over, under and beside letters that people leave out. In Indian scripts they are vowels, and stay. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Letters without a mark that Unicode knows, and what is typed in their place. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i", ə: "e" },
  ...{ ς: "σ", ŋ: "n", ŧ: "t" },
};

const NOT_ASCII = /[^\0-\x7f]/;
const OTHER_LETTERS = /[ßæœøłđðþħıəςŋŧ]/g;
const OTHER_DIGITS = /[^\0-\x7f]/gu;

/** The digits of a script follow each other, from an address in Unicode that ends with 0 or with 6. */
function asDigit(character: string): string {
  if (!/\p{Nd}/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  return String(code - zero);
}

/** A text with the digits of all scripts as 0 to 9. */
export const asciiDigits = (text: string): string =>
  NOT_ASCII.test(text) ? text.replace(OTHER_DIGITS, asDigit) : text;

/** A word as all searches compare it: small letters, without the marks over or under them. */
export function plainWord(word: string): string {
  const small = word.toLowerCase();
  if (!NOT_ASCII.test(small)) return small;
  return small
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(OTHER_DIGITS, asDigit);
}

/** Letters and digits; each of the scripts that are written without spaces is a word by itself. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;

/** The same with what joins words to one: `e-mail`, `l'eau`, `O’Brien`. */
const JOINED = /[\p{L}\p{M}\p{N}]+(?:['’ʼ\-‐‑·\u00ad\u200c][\p{L}\p{M}\p{N}]+)*/gu;

/** A text in pieces: words, and what is between them. */
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

/** Makes what takes a text apart into the words that a language's searches compare; it remembers them. */
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

/** Whether a word is more than a letter that was parted from another by an apostrophe. */
export const isWord = (plain: string): boolean => plain.length > 1 || /[^a-z]/.test(plain);

/** What has to be left of a word that gets or loses some letters. */
const SHORTEST = 3;
/** The same where others take the place of its ending. */
const SHORTEST_STEM = 2;

/** What a word may be in a sentence. */
export interface Forms {
  /** It, and as its beginning may change: longer words may begin so. */
  starts: readonly string[];
  /** The same with all endings. */
  all: ReadonlySet<string>;
}

export function formsOf(word: string, rules: SearchRules): Forms {
  const { beginnings = {}, endings = [], spellings = {} } = rules;
  const changes = Object.entries(beginnings).flatMap(([own, changed]) =>
    changed.map((to) => ({ own, to })),
  );
  const radicals = [word, ...changes.flatMap(({ own, to }) => begun(word, to, own))];
  const inSentences = radicals.flatMap((radical) => [
    radical,
    ...changes.flatMap(({ own, to }) => begun(radical, own, to)),
  ]);
  const starts = inSentences.flatMap((form) => spelt(form, Object.entries(spellings)));
  const others = starts.flatMap((form) => endings.flatMap((group) => ended(form, group)));
  return { starts: [...new Set(starts)], all: new Set([...starts, ...others]) };
}

/** The word as it is, with the short spelling everywhere, and with a long one in each of its places. */
function spelt(word: string, spellings: readonly (readonly [string, string])[]): string[] {
  const short = spellings.reduce((text, [long, other]) => text.replaceAll(long, other), word);
  const longs = spellings.flatMap(([long, other]) =>
    [...word.matchAll(new RegExp(other, "g"))].map(
      ({ index }) => word.slice(0, index) + long + word.slice(index + other.length),
    ),
  );
  return [word, short, ...longs];
}

/** The word with another beginning, if it has this one and enough besides. */
const begun = (word: string, from: string, to: string): string[] =>
  word.startsWith(from) && word.length - from.length >= (from && to ? 1 : SHORTEST)
    ? [to + word.slice(from.length)]
    : [];

/** The word with each ending of a group, if it has one of them. */
const ended = (word: string, group: readonly string[]): string[] =>
  group.flatMap((ending) => {
    const length = word.length - ending.length;
    if (!word.endsWith(ending)) return [];
    return group.flatMap((other) =>
      length >= (ending && other ? SHORTEST_STEM : SHORTEST) ? [word.slice(0, length) + other] : [],
    );
  });
