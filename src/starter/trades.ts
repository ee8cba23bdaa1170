import { BUSINESS_TYPES, type BusinessType } from "../../schema/business-types.ts";

/** The kinds of business whose name the builder knows in each of its languages. */
const COMMON_TRADES = [
  "AccountingService",
  "Attorney",
  "AutoRepair",
  "Bakery",
  "BarOrPub",
  "BeautySalon",
  "BikeStore",
  "BookStore",
  "CafeOrCoffeeShop",
  "ClothingStore",
  "Dentist",
  "Electrician",
  "Florist",
  "GroceryStore",
  "HairSalon",
  "Hotel",
  "HousePainter",
  "JewelryStore",
  "Locksmith",
  "Optician",
  "Pharmacy",
  "Physiotherapy",
  "Plumber",
  "RealEstateAgent",
  "Restaurant",
  "RoofingContractor",
] as const satisfies readonly BusinessType[];

export type CommonTrade = (typeof COMMON_TRADES)[number];

/** What trades are called in a language. */
interface Names {
  trades: Readonly<Record<CommonTrade, string>>;
  alsoCalled: Readonly<Record<string, CommonTrade>>;
}

/** Letters and digits alone: capitals, accents, spaces and hyphens do not count. */
const bare = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The kind of business by its name in schema.org's vocabulary, in any spelling: `auto repair`. */
export const typeNamed = (text: string): BusinessType | undefined =>
  BUSINESS_TYPES.find((type) => bare(type) === bare(text));

/** `AutoRepair` as words: Auto repair. */
const inWords = (type: BusinessType) =>
  type.replace(
    /(?<=[a-z])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g,
    (capital) => ` ${capital.toLowerCase()}`,
  );

/** It begins headings. */
const capital = ([first = "", ...rest]: string, language: string) =>
  first.toLocaleUpperCase(language) + rest.join("");

interface Trade {
  type: BusinessType;
  /** What visitors read; undefined if it was named in another language only. */
  words: string | undefined;
}

const commonTrade = (text: string, { trades }: Names) =>
  COMMON_TRADES.find((type) => bare(trades[type]) === bare(text));

const otherTrade = (text: string, { alsoCalled }: Names) =>
  Object.entries(alsoCalled).find(([words]) => bare(words) === bare(text))?.[1];

/**
 * What somebody calls their trade: words in the site's language, or in another one that the builder
 * speaks, or a kind of business in schema.org's English. Words that name no kind are those of a
 * `LocalBusiness`.
 */
export function tradeCalled(
  text: string,
  own: Names,
  all: readonly Names[],
  language: string,
): Trade {
  const common = commonTrade(text, own);
  if (common) return { type: common, words: own.trades[common] };
  const other = otherTrade(text, own);
  if (other) return { type: other, words: capital(text, language) };
  for (const names of all) {
    const type = commonTrade(text, names) ?? otherTrade(text, names);
    if (type) return { type, words: own.trades[type] };
  }
  const type = typeNamed(text);
  if (!type) return { type: "LocalBusiness", words: capital(text, language) };
  const known = COMMON_TRADES.find((each) => each === type);
  const isEnglish = new Intl.Locale(language).language === "en";
  return { type, words: known ? own.trades[known] : isEnglish ? inWords(type) : undefined };
}
