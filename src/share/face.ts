import type { Font } from "fontkit";
import type { Theme } from "../../schema/theme.ts";
import { cutFont } from "../fonts/font-cut.ts";
import { findFont } from "../resolve/fonts.ts";
import { type Word, wordSetter } from "./word-setter.ts";

/** A font at one weight and width, in which words can be set. */
export interface Face {
  /** The word with its kerning; characters that the font has not are left out. */
  word(text: string): Word;
  /** The width of a space. */
  space: number;
  capHeight: number;
}

/** The words of a text; those of which the font has no character are left out. */
export const wordsOf = (text: string, face: Face): Word[] =>
  text
    .split(/\s+/)
    .map((word) => face.word(word))
    .filter(({ letters }) => letters.length > 0);

/** Opens the cut of a font that the site's headings use. */
export async function openFace(heading: Theme["fonts"]["heading"]): Promise<Face> {
  const source = findFont(heading.font);
  if (!source) throw new Error(`The font "${heading.font}" is not installed.`);
  const cut = { wght: heading.weight, ...(source.hasWidth ? { wdth: heading.width } : {}) };
  // Fontkit applies no variations to WOFF2, so the font is pinned and unpacked first.
  const fonts = await Promise.all(
    source.files.map(async (file) => asFont(await cutFont(file, cut))),
  );
  const [first] = fonts;
  if (!first) throw new Error(`The font "${heading.font}" has no Latin letters.`);
  const words = new Map<string, Word>();
  const setters = fonts.map((font) => ({ font, set: wordSetter(font) }));
  return {
    word(text) {
      const known = words.get(text);
      if (known) return known;
      const made = setWord(text, setters);
      words.set(text, made);
      return made;
    },
    space: first.glyphForCodePoint(32).advanceWidth / first.unitsPerEm,
    capHeight: first.capHeight / first.unitsPerEm,
  };
}

async function asFont(data: Buffer): Promise<Font> {
  const { create } = await import("fontkit");
  const font = create(data);
  if (!("layout" in font)) throw new Error("A collection of fonts is not a font.");
  return font;
}

/** One font file, and what sets words in it. */
interface Setter {
  font: Font;
  set(text: string): Word;
}

/** Sets each run of characters in the first font file that has them. */
function setWord(text: string, setters: Setter[]): Word {
  const word: Word = { letters: [], width: 0 };
  for (const { run, setter } of runsOf(text.normalize("NFC"), setters)) {
    if (!setter) continue;
    const part = setter.set(run);
    for (const { letter, x } of part.letters) word.letters.push({ letter, x: word.width + x });
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
