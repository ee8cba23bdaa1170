import type { BusinessType } from "../../../../schema/business-types.ts";
import type { TradeKind } from "../../../model/kit/trade-names.ts";

/** The first match counts. */
const KINDS: readonly (readonly [types: RegExp, kind: TradeKind])[] = [
  [/^(Auto|Tire|Motorcycle)/, "any"],
  [
    /Restaurant|^(BarOrPub|CafeOrCoffeeShop|FoodEstablishment|Brewery|Winery|Distillery|IceCreamShop|NightClub|InternetCafe)/,
    "table",
  ],
  [/Store$|Shop$|Gallery|^(Bakery|Florist|Pharmacy|Optician|ShoppingCenter)/, "shop"],
  [
    /School$|^(ExerciseGym|HealthClub|SportsActivityLocation|SportsClub|SportsOrganization|SportsTeam|TennisComplex|GolfCourse|CollegeOrUniversity|EducationalOrganization|Organization$|PerformingGroup|TheaterGroup)/,
    "course",
  ],
  [
    /Salon$|Spa$|Beauty|Tattoo|Medical|Physi|Clinic|Dent|Derma|Nursing|Midwifery|Obstetric|Gynecologic|Pediatric|Podiatric|Psychiatric|Oncologic|Ophthalmology|Optometric|Otolaryngologic|Surgery|PrimaryCare|Geriatric|Audiology|DietNutrition|Attorney|Legal|Notary|Accounting|Financial|Insurance|RealEstate|TravelAgency|EmploymentAgency/,
    "practice",
  ],
  [
    /Library|Theater|Park$|Church|Mosque|Synagogue|Temple|Worship|Museum|Zoo|Aquarium|Venue|CivicStructure|Resort|Lodging|otel$|Hostel|BedAndBreakfast|Campground|VacationRental|Casino|Bowling|Comedy|SwimmingPool|TouristInformation|Stadium/,
    "visit",
  ],
];

/** By the trade's name, or otherwise by the type of business. */
export const tradeKind = ({
  type = "LocalBusiness",
  kind,
}: {
  type?: BusinessType | undefined;
  kind?: TradeKind | undefined;
}): TradeKind => kind ?? KINDS.find(([types]) => types.test(type))?.[1] ?? "any";
