import type { CompiledPage } from "../../site/compile-page.ts";
import { plainText } from "../../site/resolve/uses.ts";
import { hashRuns, mix } from "./shingles.ts";

/** A page's words, in the form that comparisons need. */
export interface PageWords {
  /** The hashes of its runs of words, in order. */
  runs: Int32Array;
  /** The number of its words. */
  words: number;
}

/** The same as text, for files. */
export interface PackedWords {
  /** The hashes in base64, four bytes each. */
  runs: string;
  words: number;
}

export const packWords = ({ runs, words }: PageWords): PackedWords => ({
  runs: Buffer.from(runs.buffer, runs.byteOffset, runs.byteLength).toString("base64"),
  words,
});

/** One block of memory, because allocating thousands of small ones takes longer than the comparison. */
export function unpackWords(pages: readonly PackedWords[]): PageWords[] {
  const bytes = pages.map(({ runs }) => Buffer.byteLength(runs, "base64"));
  const memory = Buffer.alloc(bytes.reduce((sum, each) => sum + each, 0));
  let at = 0;
  return pages.map(({ runs, words }) => {
    const length = memory.write(runs, at, "base64");
    const start = memory.byteOffset + at;
    at += length;
    return {
      runs: new Int32Array(memory.buffer, start, length / Int32Array.BYTES_PER_ELEMENT),
      words,
    };
  });
}

/** Replaces names, which do not make pages different. The hash of a word is almost never 0. */
const MASK = 0;

/** A longer parameter is a sentence, so it counts as the page's own content. */
const LONGEST_NAME = 3;

type ReadPage = Pick<CompiledPage, "page" | "uses" | "label">;

/**
 * Hashes the words that a page displays between header and footer, apart from sections that several or all
 * pages have. Its place name is masked, since another name alone does not make another page.
 */
export function countWords(page: ReadPage): PageWords {
  const masked = mask(visibleWords(page), namesOf(page));
  return { runs: hashRuns(masked), words: masked.length };
}

/** The parts of the config with the texts of single pages. */
const OWNERS = new Set<unknown>(["pages", "templates"]);

function visibleWords({ uses }: ReadPage): number[] {
  const words: number[] = [];
  const read = (text: string) => {
    for (const word of wordHashes(text)) words.push(word);
  };
  for (const use of uses) {
    if (!OWNERS.has(use.path[0])) continue;
    if (use.kind === "text") read(use.value);
    if (use.kind === "markdown") read(plainText(use.nodes));
  }
  return words;
}

function namesOf({ page, label }: ReadPage): (readonly number[])[] {
  const names = [wordHashes(label)];
  for (const token of page.scope.values()) {
    if (token.type !== "text" || token.origin[0] !== "pages") continue;
    const name = wordHashes(token.value);
    if (name.length <= LONGEST_NAME) names.push(name);
  }
  return names.filter(({ length }) => length > 0);
}

/** Replaces each name by one mask; the longest match wins. */
function mask(words: readonly number[], names: readonly (readonly number[])[]): number[] {
  const ranked = [...names].sort((a, b) => b.length - a.length);
  const heads = new Set(ranked.map(([head]) => head));
  const masked: number[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    const name = heads.has(word) ? ranked.find((each) => occursAt(each, words, at)) : undefined;
    masked.push(name ? MASK : word);
    if (name) at += name.length - 1;
  }
  return masked;
}

const occursAt = (name: readonly number[], words: readonly number[], at: number) =>
  name.every((word, index) => words[at + index] === word);

/** Enough for all texts that templates share. Texts of single pages are evicted. */
const MAX_CACHED = 2000;

const cachedHashes = new Map<string, readonly number[]>();

/** A hash of each word in lower case; cached, because the texts of a template are on thousands of pages. */
export function wordHashes(text: string): readonly number[] {
  const known = cachedHashes.get(text);
  if (known) return known;
  const hashes = hashesOf(text);
  if (cachedHashes.size >= MAX_CACHED) cachedHashes.clear();
  cachedHashes.set(text, hashes);
  return hashes;
}

/** Ignores apostrophes and a possessive s: "Barry's" counts as "Barry". */
function hashesOf(text: string): number[] {
  const plain = text.toLowerCase().replace(/['’](s\b)?/g, "");
  const hashes: number[] = [];
  let hash = 0;
  let inWord = false;
  for (let at = 0; at < plain.length; at++) {
    const code = plain.codePointAt(at) ?? 0;
    if (code > 0xffff) at++;
    if (isOfWord(code)) {
      hash = mix(hash, code);
      inWord = true;
    } else if (inWord) {
      hashes.push(hash);
      hash = 0;
      inWord = false;
    }
  }
  if (inWord) hashes.push(hash);
  return hashes;
}

/**
 * For each code point: 1 if it is part of a word, -1 if not, 0 if unknown. Three times as fast as a regular
 * expression.
 */
const kinds = new Int8Array(0x110000);

function isOfWord(code: number): boolean {
  if (kinds[code] === 0) kinds[code] = /[\p{L}\p{N}]/u.test(String.fromCodePoint(code)) ? 1 : -1;
  return kinds[code] === 1;
}
