import { inWords, upperFirst } from "../../../lib/text.ts";
import type { SectionChoice } from "../../protocol/samples.ts";
import { nameInWords } from "../words/names.ts";
import { ENGLISH_PALETTE } from "../words/palette/english.ts";
import { WORDS } from "../words/words.ts";

/** The name of a preset of a type. */
export function presetName(name: string): string {
  if (name === "minimal" || name === "full") return WORDS.palette[name];
  return upperFirst(inWords(name));
}

/** The choices that have the most of the typed words, those with the words in their name first. */
export function matching(choices: readonly SectionChoice[], typed: string): SectionChoice[] {
  const words = folded(typed).split(" ").filter(Boolean);
  const ranked = choices.map((choice) => ({ choice, ...rankOf(textsOf(choice), words) }));
  const most = Math.max(1, ...ranked.map(({ found }) => found));
  return ranked
    .filter(({ found }) => found === most)
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}

/** Whether one of the typed words is, or begins, one of a text. */
export const hasWordOf = (text: string, typed: string): boolean =>
  folded(typed)
    .split(" ")
    .some((word) => word.length >= MIN_LETTERS && ` ${folded(text)}`.includes(` ${word}`));

const MIN_LETTERS = 4;

/** What a type is found by, the most important first. */
function textsOf({ type, name, alsoCalled, says, description, presets }: SectionChoice): string[] {
  const wishes = says.flatMap((wish) => [
    ...WORDS.palette.wishes[wish],
    ...ENGLISH_PALETTE.wishes[wish],
  ]);
  const names = [type, ...alsoCalled].map(inWords);
  return [nameInWords(name), names.join(" "), wishes.join(" "), presets.join(" "), description].map(
    folded,
  );
}

/** How many of the words are found, and the first text up to which they are. */
function rankOf(texts: readonly string[], words: readonly string[]) {
  const ranks = words
    .map((word) => texts.findIndex((text) => ` ${text}`.includes(` ${word}`)))
    .filter((rank) => rank >= 0);
  return { found: ranks.length, rank: Math.max(0, ...ranks) };
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
