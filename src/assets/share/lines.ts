import { type Face, joinedWords } from "./face.ts";
import type { Word } from "./word-setter.ts";

export interface Line {
  words: Word[];
  /** At a font size of one pixel, like the widths of words. */
  width: number;
}

/** The box that lines have to fit into. */
interface TextBox {
  width: number;
  /** The maximum number of lines at a size. */
  lines(size: number): number;
  /** From the largest to the smallest. */
  sizes: readonly [number, ...number[]];
}

/** Breaks words into lines at the largest size at which they fit; at the smallest size they are truncated. */
export function fitLines(words: Word[], face: Face, box: TextBox): { size: number; lines: Line[] } {
  for (const size of box.sizes) {
    const lines = breakLines(words, face.space, box.width / size);
    const fits = lines.every(({ width }) => width <= box.width / size);
    if (fits && lines.length <= box.lines(size)) {
      return { size, lines: balance(words, face.space, lines, box.width / size) };
    }
  }
  const size = Math.min(...box.sizes);
  return { size, lines: cutShort(words, face, box.width / size, box.lines(size)) };
}

function breakLines(words: readonly Word[], space: number, width: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.words.push(word);
      last.width += space + word.width;
    } else {
      lines.push({ words: [word], width: word.width });
    }
  }
  return lines;
}

/** Balances lines: the narrowest width with the same number of lines. */
function balance(words: readonly Word[], space: number, lines: Line[], width: number): Line[] {
  let best = lines;
  let [low, high] = [0, width];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    const tried = breakLines(words, space, middle);
    if (tried.length > lines.length || tried.some((line) => line.width > middle)) low = middle;
    else [best, high] = [tried, middle];
  }
  return best;
}

/** The maximum number of lines, with an ellipsis for omitted words. */
function cutShort(words: readonly Word[], face: Face, width: number, count: number): Line[] {
  const ellipsis = face.word([{ text: "…", level: 0 }]);
  const pieces = words.flatMap((word) => piecesOf(word, width - ellipsis.width));
  const lines = breakLines(pieces, face.space, width);
  if (lines.length <= count) return lines;
  const last = lines[count - 1] ?? { words: [], width: 0 };
  while (last.words.length > 1 && last.width + ellipsis.width > width) {
    last.width -= face.space + (last.words.pop()?.width ?? 0);
  }
  const end = last.words.pop() ?? { letters: [], width: 0, level: 0 };
  last.width += ellipsis.width;
  const both = end.level % 2 ? [ellipsis, end] : [end, ellipsis];
  last.words.push(joinedWords(both, end.level));
  return lines.slice(0, count);
}

/** Splits a word that is wider than a line, in reading order. */
function piecesOf(word: Word, width: number): Word[] {
  const { letters, level } = word;
  if (word.width <= width) return [word];
  const isFromRight = level % 2 === 1;
  const end = isFromRight
    ? letters.findIndex(({ x }) => word.width - x <= width)
    : letters.findIndex((_, index) => (letters[index + 1]?.x ?? word.width) > width);
  // At least one letter, even if it is too wide.
  const cut = isFromRight && end < 0 ? letters.length - 1 : Math.max(1, end);
  const at = letters[cut]?.x ?? 0;
  if (at <= 0) return [word];
  const left = { letters: letters.slice(0, cut), width: at, level };
  const shifted = letters.slice(cut).map(({ x, ...letter }) => ({ ...letter, x: x - at }));
  const right = { letters: shifted, width: word.width - at, level };
  const [first, rest] = isFromRight ? [right, left] : [left, right];
  return [first, ...piecesOf(rest, width)];
}
