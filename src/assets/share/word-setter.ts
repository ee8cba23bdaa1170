import type { Font, Glyph, Path } from "fontkit";
import { addAll } from "../../lib/lists.ts";
import type { Outline } from "../../looks/drawing/coverage.ts";
import type { Sprite } from "./canvas.ts";

/** A letter of a font. */
export interface Letter {
  /** Its shape at a size of one pixel. */
  outline: Outline;
  /** Its pictures so far, by size in pixels. */
  sprites: Map<number, Sprite>;
}

/** A word at a size of one pixel. */
export interface Word {
  letters: { letter: Letter; x: number; y: number }[];
  width: number;
  /** The nesting level of text directions; odd for right-to-left text. */
  level: number;
}

/** OpenType features by which a letter can depend on more than the letters beside it. */
const CONTEXTUAL = new Set(["calt", "clig", "curs", "rclt", "rlig"]);

/**
 * Letters of scripts without shaping. Excludes digits, which fonts may turn into fractions, and
 * combining marks.
 */
const IS_PLAIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Po}\p{Pd}]+$/u;

/**
 * Sets words in a font. Shaping a whole word takes a third of a millisecond. So a word is composed from the
 * advances of its pairs of letters, if the pairs are independent.
 */
export function wordSetter(font: Font): (text: string, level?: number) => Word {
  const letterOf = letterStore(font);
  const advanceOf = pairStore(font);
  const hasPairs = !font.availableFeatures.some((feature) => CONTEXTUAL.has(feature));
  const layOut = (text: string, level: number): Word => {
    const direction = level % 2 ? "rtl" : "ltr";
    const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction);
    const word: Word = { letters: [], width: 0, level };
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const x = word.width + xOffset / font.unitsPerEm;
      // A font's y axis points up.
      word.letters.push({ letter: letterOf(glyph), x, y: -yOffset / font.unitsPerEm });
      word.width += xAdvance / font.unitsPerEm;
    }
    return word;
  };
  return (text, level = 0) => {
    if (!hasPairs || !IS_PLAIN.test(text)) return layOut(text, level);
    const characters = [...text];
    const word: Word = { letters: [], width: 0, level };
    for (const [index, character] of characters.entries()) {
      const next = characters[index + 1];
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      const advance = next === undefined ? glyph.advanceWidth : advanceOf(character, next);
      if (advance === undefined) return layOut(text, level);
      word.letters.push({ letter: letterOf(glyph), x: word.width, y: 0 });
      word.width += advance / font.unitsPerEm;
    }
    return word;
  };
}

/** Each letter is outlined once. */
function letterStore(font: Font): (glyph: Glyph) => Letter {
  const letters = new Map<number, Letter>();
  return (glyph) => {
    const letter = letters.get(glyph.id) ?? {
      outline: outlineOf(glyph.path, 1 / font.unitsPerEm),
      sprites: new Map(),
    };
    letters.set(glyph.id, letter);
    return letter;
  };
}

/**
 * The advance from the first letter of a pair to the second, laid out once; undefined for a ligature or the
 * like.
 */
function pairStore(font: Font): (first: string, second: string) => number | undefined {
  const pairs = new Map<string, number | undefined>();
  return (first, second) => {
    const pair = first + second;
    if (!pairs.has(pair)) pairs.set(pair, layOutPair(font, pair));
    return pairs.get(pair);
  };
}

function layOutPair(font: Font, pair: string): number | undefined {
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

/** The number of straight pieces for each curve. In a letter of 150 pixels they look like a curve. */
const PIECES = 10;

/** Converts a font's path to polygons, with `scale` pixels for each of the font's units. */
function outlineOf(path: Path, scale: number): Outline {
  const outline: number[][] = [];
  for (const { command, args } of path.commands) {
    if (command === "closePath") continue;
    if (command === "moveTo") outline.push([]);
    const polygon = outline.at(-1) ?? [];
    // A font's y axis points up.
    const points = args.map((value, index) => (index % 2 ? -value : value) * scale);
    if (points.length > 2) addAll(polygon, curve(polygon.slice(-2), points));
    else addAll(polygon, points);
  }
  return outline;
}

/** Points on a Bézier curve of any degree, by de Casteljau's construction. */
function curve(start: readonly number[], rest: readonly number[]): number[] {
  return Array.from({ length: PIECES }, (_, index) => {
    const t = (index + 1) / PIECES;
    let points = [...start, ...rest];
    while (points.length > 2) {
      points = points.slice(0, -2).map((value, at) => value + t * ((points[at + 2] ?? 0) - value));
    }
    return points;
  }).flat();
}
