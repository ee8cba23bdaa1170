import type { Font } from "fontkit";
import type { Theme } from "../../../schema/theme.ts";
import { charactersOf, inRange } from "../fonts/characters.ts";
import { subsetFont } from "../fonts/font-cut.ts";
import { type FontSource, findFont } from "../fonts/font-families.ts";
import { openFont } from "../fonts/open-font.ts";
import { inVisualOrder, readWords, type TextRun } from "./bidi.ts";
import { type Word, wordSetter } from "./word-setter.ts";

/** A font at one weight and width. */
export interface Face {
  /** Loads the font files for a text. */
  load(text: string): Promise<void>;
  /** Lays out a word with kerning, runs from left to right, without characters that the font does not have. */
  word(runs: readonly TextRun[]): Word;
  /** Whether the font has most letters of a text. With fewer, the text would be misleading. */
  hasMost(text: string): boolean;
  /** The width of a space. */
  space: number;
  capHeight: number;
}

/** Lays out the words of a text, without words for which the font has no characters. */
export function setWords(text: string, face: Face): { words: Word[]; isFromRight: boolean } {
  const { words, isFromRight } = readWords(text);
  const set = words.map((runs) => face.word(runs)).filter(({ letters }) => letters.length > 0);
  return { words: set, isFromRight };
}

/** Opens the font of the site's headings at its weight and width. */
export async function openFace(
  heading: Theme["fonts"]["heading"],
  cacheDir: string,
): Promise<Face> {
  const source = findFont(heading.font);
  if (!source) throw new Error(`The font "${heading.font}" is not installed.`);
  const cut = { wght: heading.weight, ...(source.hasWidth ? { wdth: heading.width } : {}) };
  const setters: Setter[] = [];
  const words = new Map<string, Word>();
  const opened = new Set<string>();
  const open = async (file: FontSource["files"][number]) => {
    if (opened.has(file.file)) return;
    opened.add(file.file);
    // Fontkit applies no variations to WOFF2, so the font is pinned and unpacked first.
    const characters = charactersOf(file.unicodeRange);
    const font = await openFont(await subsetFont(file.file, characters, cut, cacheDir));
    setters.push({ font, set: wordSetter(font) });
    // They may lack the letters of this file.
    words.clear();
  };
  for (const file of source.files.slice(0, LATIN_FILES)) await open(file);
  const [first] = setters;
  if (!first) throw new Error(`The font "${heading.font}" has no files.`);
  const hasLetter = (letter: string) =>
    setters.some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return {
    async load(text) {
      const missing = [...text.normalize("NFC")].filter(
        (one) => /[\p{L}\p{M}\p{N}]/u.test(one) && !hasLetter(one),
      );
      for (const file of source.files) {
        if (missing.some(inRange(file.unicodeRange))) await open(file);
      }
    },
    word(runs) {
      const key = JSON.stringify(runs);
      const made = words.get(key) ?? setRuns(runs, setters);
      words.set(key, made);
      return made;
    },
    hasMost(text) {
      const letters = text.normalize("NFC").match(/\p{L}/gu) ?? [];
      return letters.filter(hasLetter).length * 2 >= letters.length;
    },
    space: first.font.glyphForCodePoint(32).advanceWidth / first.font.unitsPerEm,
    capHeight: first.font.capHeight / first.font.unitsPerEm,
  };
}

/** Enough for nearly all titles; font metrics also come from these. */
const LATIN_FILES = 2;

/** A font file with its layout function. */
interface Setter {
  font: Font;
  set(text: string, level: number): Word;
}

function setRuns(runs: readonly TextRun[], setters: Setter[]): Word {
  const parts = runs.map(({ text, level }) => setRun(text, level, setters));
  return joinedWords(inVisualOrder(parts), Math.min(...runs.map(({ level }) => level)));
}

/** Lays out each run of characters in the first font file that has them. */
function setRun(text: string, level: number, setters: Setter[]): Word {
  const parts = runsOf(text.normalize("NFC"), setters).flatMap(({ run, setter }) =>
    setter ? [setter.set(run, level)] : [],
  );
  return joinedWords(level % 2 ? parts.reverse() : parts, level);
}

/** Joins words side by side, from left to right. */
export function joinedWords(parts: readonly Word[], level: number): Word {
  const word: Word = { letters: [], width: 0, level };
  for (const part of parts) {
    for (const { x, ...rest } of part.letters) word.letters.push({ ...rest, x: word.width + x });
    word.width += part.width;
  }
  return word;
}

function runsOf(text: string, setters: Setter[]) {
  const runs: { run: string; setter: Setter | undefined }[] = [];
  for (const character of text) {
    const setter = setters.find(({ font }) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    const last = runs.at(-1);
    if (last && last.setter === setter) last.run += character;
    else runs.push({ run: character, setter });
  }
  return runs;
}
