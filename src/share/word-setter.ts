import type { Font, Glyph } from "fontkit";
import type { Outline } from "./coverage.ts";
import { outlineOf } from "./outline.ts";

/** The shape of a letter at a size of one pixel; the same letter is always the same object. */
export interface Letter {
  outline: Outline;
}

/** A word at a size of one pixel. */
export interface Word {
  letters: { letter: Letter; x: number }[];
  width: number;
}

/** How far the second of two letters stands from the first. */
type Advance = number;

/** Features by which a letter may look otherwise, or stand elsewhere, than the two beside it tell. */
const FAR_SEEING = new Set(["calt", "clig", "curs", "rclt", "rlig"]);

/** Of figures fractions are made, and marks stand over what comes before. */
const IS_PLAIN = /^[\p{L}\p{Po}\p{Pd}]+$/u;

/**
 * Sets words in a font. Where all pairs of letters in a word stand beside each other as they are, the
 * word is put together from what is known of the pairs: to lay it out as a whole takes a third of a
 * millisecond.
 */
export function wordSetter(font: Font): (text: string) => Word {
  const letterOf = letterStore(font);
  const advanceOf = pairStore(font);
  const hasPairs = !font.availableFeatures.some((feature) => FAR_SEEING.has(feature));
  const layOut = (text: string): Word => {
    const { glyphs, positions } = font.layout(text);
    const word: Word = { letters: [], width: 0 };
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      word.letters.push({ letter: letterOf(glyph), x: word.width + xOffset / font.unitsPerEm });
      word.width += xAdvance / font.unitsPerEm;
    }
    return word;
  };
  return (text) => {
    if (!hasPairs || !IS_PLAIN.test(text)) return layOut(text);
    const characters = [...text];
    const word: Word = { letters: [], width: 0 };
    for (const [index, character] of characters.entries()) {
      const next = characters[index + 1];
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      const advance = next === undefined ? glyph.advanceWidth : advanceOf(character, next);
      if (advance === undefined) return layOut(text);
      word.letters.push({ letter: letterOf(glyph), x: word.width });
      word.width += advance / font.unitsPerEm;
    }
    return word;
  };
}

/** Each letter is outlined once. */
function letterStore(font: Font): (glyph: Glyph) => Letter {
  const letters = new Map<number, Letter>();
  return (glyph) => {
    const letter = letters.get(glyph.id) ?? { outline: outlineOf(glyph.path, 1 / font.unitsPerEm) };
    letters.set(glyph.id, letter);
    return letter;
  };
}

/** Each pair is laid out once; undefined if they are not just two letters side by side. */
function pairStore(font: Font): (first: string, second: string) => Advance | undefined {
  const pairs = new Map<string, Advance | undefined>();
  return (first, second) => {
    const pair = first + second;
    if (!pairs.has(pair)) pairs.set(pair, layOutPair(font, pair));
    return pairs.get(pair);
  };
}

function layOutPair(font: Font, pair: string): Advance | undefined {
  const { glyphs, positions } = font.layout(pair);
  const plain = font.glyphsForString(pair);
  const [first, second] = positions;
  const isPlain =
    glyphs.length === 2 &&
    glyphs.every((glyph, index) => glyph.id === plain[index]?.id) &&
    positions.every(({ xOffset }) => xOffset === 0) &&
    second?.xAdvance === plain[1]?.advanceWidth;
  return isPlain ? first?.xAdvance : undefined;
}
