import { create } from "fontkit";
import { expect, it } from "vitest";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { charactersOf } from "../fonts/characters.ts";
import { subsetFont } from "../fonts/font-cut.ts";
import { findFont } from "../fonts/font-families.ts";
import { wordSetter } from "./word-setter.ts";

const WORDS = [
  ...["A", "Slate", "Llanfairpwllgwyngyll", "Tŵr-y-felin", "AVATAR", "Toft’s", "Web,"],
  // Letters that some fonts join, fractions, and marks above letters.
  ...["office", "first", "waffle", "1/2", "10⁄11", "24/7", "e\u0301t", "ŵ\u0300"],
];

it.each(["archivo", "figtree"])("text in %s has the font's positions", async (id) => {
  const source = findFont(id);
  for (const file of source?.files ?? []) {
    const characters = charactersOf(file.unicodeRange);
    const font = create(await subsetFont(file.file, characters, { wght: 800 }, TEST_CACHE));
    if (!("layout" in font)) throw new Error("No font.");
    const set = wordSetter(font);
    for (const word of WORDS) {
      const { glyphs, positions } = font.layout(word);
      const places: number[] = [];
      let width = 0;
      for (const { xOffset, xAdvance } of positions) {
        places.push(width + xOffset / font.unitsPerEm);
        width += xAdvance / font.unitsPerEm;
      }
      const { letters, width: found } = set(word);
      expect(letters).toHaveLength(glyphs.length);
      expect({ word, places: letters.map(({ x }) => x), width: found }).toEqual({
        word,
        places,
        width,
      });
    }
  }
});
