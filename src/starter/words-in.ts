import { ar } from "./ar.ts";
import { cy } from "./cy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { pl } from "./pl.ts";
import type { StarterWords } from "./words.ts";

// English first: that is what people know of a builder that speaks it to them.
const WORDS: Readonly<Record<string, StarterWords>> = { en, ar, cy, de, es, fr, pl };

export const ALL_WORDS: readonly StarterWords[] = Object.values(WORDS);

/** The words of a language that the builder speaks; the English ones otherwise. */
export const wordsIn = (language: string): StarterWords =>
  WORDS[new Intl.Locale(language).language] ?? en;
