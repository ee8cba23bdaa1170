import type { BusinessType } from "../../../schema/business-types.ts";

/** The types of business that have a name in each language of the builder. */
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

/** The names of trades in one language. */
export interface TradeNames {
  /** The names of the most common trades, as headings have them. */
  trades: Readonly<Record<CommonTrade, string>>;
  /**
   * Other names of these and other types of business, separated by commas. The owner's word is used
   * unchanged.
   */
  alsoCalled: Partial<Readonly<Record<BusinessType, string>>>;
  /**
   * The same for trades without a type in schema.org, such as photographers, by what people do there.
   */
  others?: Partial<Readonly<Record<TradeKind, string>>>;
}

/**
 * What customers do, which determines the texts of the new site: they come in (`visit`), by appointment
 * (`practice`), to buy (`shop`), to eat and drink (`table`) or to take part (`course`). With `any`, they
 * contact the business and have something done.
 */
export type TradeKind = "any" | "practice" | "course" | "shop" | "table" | "visit";
