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
}
