import { inWords, upperFirst } from "../../../lib/text.ts";
import type { SectionChoice } from "../../protocol/samples.ts";
import { ENGLISH_PALETTE } from "../words/palette/english.ts";
import { WORDS } from "../words/words.ts";

/** The name of a section type or a preset in words. */
export const nameInWords = (name: string): string => upperFirst(inWords(name));

/** The name of a preset of a type. */
export function presetName(name: string): string {
  if (name === "minimal" || name === "full") return WORDS.palette[name];
  return nameInWords(name);
}

/** The choices that have all typed words, those with the words in their name first. */
export function matching(choices: readonly SectionChoice[], typed: string): SectionChoice[] {
  const words = folded(typed).split(" ").filter(Boolean);
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(textsOf(choice), words);
    return rank === undefined ? [] : [{ choice, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ choice }) => choice);
}

/** What a type is found by, the most important first. */
function textsOf({ type, alsoCalled, says, description, presets }: SectionChoice): string[] {
  const wishes = says.flatMap((wish) => [
    ...WORDS.palette.wishes[wish],
    ...ENGLISH_PALETTE.wishes[wish],
  ]);
  const names = [type, ...alsoCalled].map(inWords);
  return [inWords(type), names.join(" "), wishes.join(" "), presets.join(" "), description].map(
    folded,
  );
}

/** The first text up to which all words are found; undefined if one is missing. */
function rankOf(texts: readonly string[], words: readonly string[]): number | undefined {
  const ranks = words.map((word) => texts.findIndex((text) => ` ${text}`.includes(` ${word}`)));
  return ranks.includes(-1) ? undefined : Math.max(0, ...ranks);
}

/** Without capitals, marks and punctuation, so that `Öffnungszeiten` is found by `offnungszeiten`. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
