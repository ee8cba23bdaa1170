import { ENGLISH, type OwnTexts, type TextGroup, type Texts } from "../../schema/fields/texts.ts";
import type { Site } from "../../schema/site.ts";
import { localeOf } from "../util/locale.ts";
import { own } from "../util/own.ts";
import { ar } from "./ar.ts";
import { cy } from "./cy.ts";
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { pl } from "./pl.ts";

/** The catalogue of each language that the builder speaks, by its code (ISO 639). */
const CATALOGUES = { en: ENGLISH, ar, cy, de, es, fr, pl } satisfies Record<string, Texts>;

/** A language that the builder speaks: a table over them lacks none, or does not compile. */
export type SpokenLanguage = keyof typeof CATALOGUES;

const codeOf = (language: string) => new Intl.Locale(language).language;

/** The languages that the builder speaks, by their codes. */
export const SPOKEN = Object.keys(CATALOGUES) as readonly SpokenLanguage[];

/** Whether the builder has words of its own in the language of a tag such as `en-GB`. */
export const isSpoken = (language: string): boolean => Object.hasOwn(CATALOGUES, codeOf(language));

/** The builder's words in the language of a tag, or else in English; the owner's own go before. */
export function textsFor(language: string, overrides: OwnTexts = {}): Texts {
  const catalogue = own<Texts>(CATALOGUES, codeOf(language)) ?? ENGLISH;
  const groups = Object.entries(catalogue).map(([group, words]) => [
    group,
    { ...words, ...overrides[group as TextGroup] },
  ]);
  return Object.fromEntries(groups) as Texts;
}

/** What the builder says something in: its own words, and how `Intl` writes numbers and dates. */
export interface Wording {
  texts: Texts;
  /** A tag for `Intl`. */
  locale: string;
}

/** The wording of a site, or of one language of it. */
export const wordingOf = ({
  language,
  texts,
  business,
}: Pick<Site, "language" | "texts" | "business">): Wording => ({
  texts: textsFor(language, texts),
  locale: localeOf(language, business.address.country),
});
