import type { BusinessType } from "../../../../schema/business-types.ts";
import { ourLooks } from "../../../kit/our-looks.ts";

/** The colour for types of business that are not listed below. */
const USUAL = "#2F5BD0";

/** The colours that suit the kinds of business. The first match counts. */
const ACCENTS: readonly (readonly [types: RegExp, accent: string])[] = [
  [/^(Florist|GardenStore|HealthClub)/, "#5FA463"],
  [/Bakery|Cafe|IceCream|ChildCare|PetStore|ToyStore|FastFood/, "#F0A04B"],
  [/^(Campground|Golf|Hostel|Lodging|Motel|Resort|Ski|Tourist|Travel|Vacation)/, "#A9C48F"],
  [/^(GroceryStore|HobbyShop|HomeGoods|LiquorStore)/, "#E0A02B"],
  [/Salon|Spa$|Beauty|Midwifery|Tattoo/, "#D9718B"],
  [
    /Electrician|Plumber|Roofing|Contractor|Construction|HVAC|Locksmith|Painter|Moving|Auto|Motorcycle|Tire|Hardware|Recycling|GasStation/,
    "#FFC629",
  ],
  [
    /Restaurant|FoodEstablishment|BarOrPub|Book|Gallery|Clothing|Jewelry|Hotel|Breakfast|Winery|Brewery|Distillery|Furniture|Attorney|Legal|Notary|Library/,
    "#C8553D",
  ],
  [
    /Dentist|Dermatology|Medical|Physician|Physiotherapy|Clinic|Nursing|Optic|Optom|Pharmacy|Health|Care/,
    "#1F8A84",
  ],
];

export const accentFor = (type: BusinessType): string =>
  ACCENTS.find(([types]) => types.test(type))?.[1] ?? USUAL;

/** The name of the look that suits a kind of business; otherwise the default look. */
export const lookFor = (type: BusinessType): string =>
  (ourLooks.find(({ suits }) => suits?.includes(type)) ?? ourLooks[0]).name;
