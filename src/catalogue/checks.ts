import { checks as ar } from "../languages/ar/checks.ts";
import { checks as cy } from "../languages/cy/checks.ts";
import { checks as de } from "../languages/de/checks.ts";
import { checks as en } from "../languages/en/checks.ts";
import { checks as es } from "../languages/es/checks.ts";
import { checks as fr } from "../languages/fr/checks.ts";
import { checks as pl } from "../languages/pl/checks.ts";
import type { CheckWords } from "../model/check-words.ts";
import type { SpokenLanguage } from "./texts.ts";

/** The words of each language that the builder speaks. */
export const CHECK_WORDS: Record<SpokenLanguage, CheckWords> = {
  en,
  cy,
  de,
  fr,
  es,
  pl,
  ar,
};
