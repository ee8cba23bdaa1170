import type { SpokenLanguage } from "../catalogue/texts.ts";
import { own } from "../util/own.ts";
import type { Answers } from "./answers.ts";
import { ar } from "./ar.ts";
import { cy } from "./cy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { pl } from "./pl.ts";
import { kindOf } from "./trade-kinds.ts";
import type { StarterWords } from "./words.ts";

// English first: that is what people know of a builder that speaks it to them.
const WORDS: Readonly<Record<SpokenLanguage, StarterWords>> = { en, ar, cy, de, es, fr, pl };

export const ALL_WORDS: readonly StarterWords[] = Object.values(WORDS);

/** The words of a language that the builder speaks; the English ones otherwise. */
export const wordsIn = (language: string): StarterWords =>
  own<StarterWords>(WORDS, new Intl.Locale(language).language) ?? en;

/** The words of a site, which offer what its kind of trade does. */
export function wordsFor({
  language = "en",
  type = "LocalBusiness",
}: Partial<Answers>): StarterWords {
  const words = wordsIn(language);
  const kind = kindOf(type);
  if (kind !== "shop" && kind !== "table" && kind !== "course") return words;
  const { titles, ...part } = words.offers[kind];
  return {
    ...words,
    parts: { ...words.parts, services: part },
    services: { ...words.services, titles },
  };
}
