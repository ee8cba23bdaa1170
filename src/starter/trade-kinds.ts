import type { BusinessType } from "../../schema/business-types.ts";

/**
 * What customers do, which decides what is said to them: they come in (`visit`), by appointment
 * (`practice`), to buy (`shop`), to eat and drink (`table`) or to take part (`course`). Of `any` other
 * they get in touch and have something done.
 */
export type TradeKind = "any" | "practice" | "course" | "shop" | "table" | "visit";

/** The first that fits counts. */
const KINDS: readonly (readonly [types: RegExp, kind: TradeKind])[] = [
  [/^(Auto|Tire|Motorcycle)/, "any"],
  [
    /Restaurant|^(BarOrPub|CafeOrCoffeeShop|FoodEstablishment|Brewery|Winery|Distillery|IceCreamShop|NightClub|InternetCafe)/,
    "table",
  ],
  [/Store$|Shop$|Gallery|^(Bakery|Florist|Pharmacy|Optician|ShoppingCenter)/, "shop"],
  [
    /^(ExerciseGym|HealthClub|SportsActivityLocation|SportsClub|TennisComplex|GolfCourse)/,
    "course",
  ],
  [
    /Salon$|Spa$|Beauty|Tattoo|Medical|Physi|Clinic|Dent|Derma|Nursing|Midwifery|Obstetric|Gynecologic|Pediatric|Podiatric|Psychiatric|Oncologic|Ophthalmology|Optometric|Otolaryngologic|Surgery|PrimaryCare|Geriatric|Audiology|DietNutrition|Attorney|Legal|Notary|Accounting|Financial|Insurance|RealEstate|TravelAgency|EmploymentAgency/,
    "practice",
  ],
  [
    /Library|Theater|Park|Resort|Lodging|otel$|Hostel|BedAndBreakfast|Campground|VacationRental|Casino|Bowling|Comedy|SwimmingPool|TouristInformation|Stadium/,
    "visit",
  ],
];

export const kindOf = (type: BusinessType): TradeKind =>
  KINDS.find(([types]) => types.test(type))?.[1] ?? "any";
