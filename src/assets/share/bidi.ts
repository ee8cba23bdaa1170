import createBidi from "bidi-js";

const bidi = createBidi();

/** A piece of a word with one direction; odd levels are right-to-left (Unicode, UAX 9). */
export interface TextRun {
  text: string;
  level: number;
}

/** Splits a text into words and each word into runs of one direction; also returns the base direction. */
export function readWords(text: string): { words: TextRun[][]; isFromRight: boolean } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const runs: TextRun[] = [];
    let at = index;
    for (const character of word) {
      const level = levels[at] ?? 0;
      const last = runs.at(-1);
      const shown = mirrored.get(at) ?? character;
      if (last?.level === level) last.text += shown;
      else runs.push({ text: shown, level });
      at += character.length;
    }
    return runs;
  });
  return { words, isFromRight: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** Reorders items from logical to visual order (UAX 9, rule L2). */
export function inVisualOrder<T extends { level: number }>(items: readonly T[]): T[] {
  const shown = [...items];
  const highest = Math.max(0, ...shown.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < shown.length; from++) {
      let to = from;
      while ((shown[to]?.level ?? 0) >= level) to++;
      shown.splice(from, to - from, ...shown.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return shown;
}
