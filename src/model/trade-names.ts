import type { BusinessType } from "../../schema/business-types.ts";

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

type CommonTrade = (typeof COMMON_TRADES)[number];

/** What trades are called in a language. */
export interface TradeNames {
  /** How those are called that sites are most often made for; this is what headings say. */
  trades: Readonly<Record<CommonTrade, string>>;
  /** What else people say for these and for other kinds of business, with commas between; it stays as they say it. */
  alsoCalled: Partial<Readonly<Record<BusinessType, string>>>;
  /** The same of what schema.org has no kind of business for, such as churches and schools, by what people do there. */
  others?: Partial<Readonly<Record<TradeKind, string>>>;
}

/**
 * What customers do, which decides what is said to them: they come in (`visit`), by appointment
 * (`practice`), to buy (`shop`), to eat and drink (`table`) or to take part (`course`). Of `any` other
 * they get in touch and have something done.
 */
export type TradeKind = "any" | "practice" | "course" | "shop" | "table" | "visit";
