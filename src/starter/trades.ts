import { BUSINESS_TYPES, type BusinessType } from "../../schema/business-types.ts";

/** The kinds of business whose name the builder knows in each of its languages. */
export const COMMON_TRADES = [
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

type Named = Readonly<Record<CommonTrade, string>>;

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
const capital = ([first = "", ...rest]: string) => first.toLocaleUpperCase() + rest.join("");

interface Trade {
  type: BusinessType;
  /** What visitors read; undefined if it was named in English only. */
  words: string | undefined;
}

/**
 * What somebody calls their trade: a kind of business in schema.org's English, or words in the site's
 * language. Words that name no kind are those of a `LocalBusiness`.
 */
export function tradeCalled(text: string, language: string, named: Named): Trade {
  const common = COMMON_TRADES.find((type) => bare(named[type]) === bare(text));
  if (common) return { type: common, words: named[common] };
  const type = typeNamed(text);
  if (!type) return { type: "LocalBusiness", words: capital(text) };
  const known = (COMMON_TRADES as readonly string[]).includes(type)
    ? named[type as CommonTrade]
    : undefined;
  return { type, words: known ?? (language === "en" ? inWords(type) : undefined) };
}
