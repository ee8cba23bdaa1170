import type { BusinessType } from "../../schema/business-types.ts";
import type { MotifName } from "../../schema/theme.ts";

interface Look {
  motif: MotifName;
  accent: string;
}

/** What a site looks like whose kind of business is none of those below. */
const USUAL: Look = { motif: "plain", accent: "#2F5BD0" };

/** What suits the kinds of business; the first that fits counts. */
const LOOKS: readonly (readonly [types: RegExp, look: Look])[] = [
  [/^(Florist|GardenStore|HealthClub)/, { motif: "soft", accent: "#5FA463" }],
  [
    /Bakery|Cafe|IceCream|ChildCare|PetStore|ToyStore|FastFood/,
    { motif: "soft", accent: "#F0A04B" },
  ],
  [/Salon|Spa$|Beauty|Midwifery|Tattoo/, { motif: "soft", accent: "#D9718B" }],
  [
    /Electrician|Plumber|Roofing|Contractor|Construction|HVAC|Locksmith|Painter|Moving|Auto|Motorcycle|Tire|Hardware|Recycling|GasStation/,
    { motif: "trade", accent: "#FFC629" },
  ],
  [
    /Restaurant|FoodEstablishment|BarOrPub|Book|Gallery|Clothing|Jewelry|Hotel|Breakfast|Winery|Brewery|Distillery|Furniture|Attorney|Legal|Notary|Library/,
    { motif: "editorial", accent: "#C8553D" },
  ],
  [
    /Dentist|Dermatology|Medical|Physician|Physiotherapy|Clinic|Nursing|Optic|Optom|Pharmacy|Health|Care/,
    { motif: "plain", accent: "#1F8A84" },
  ],
];

export const lookOf = (type: BusinessType): Look =>
  LOOKS.find(([types]) => types.test(type))?.[1] ?? USUAL;

/** The ground and the text that go with each motif. */
export const GROUNDS: Record<MotifName, { paper: string; ink: string }> = {
  plain: { paper: "#FFFFFF", ink: "#172033" },
  trade: { paper: "#F6F4EF", ink: "#1B2228" },
  editorial: { paper: "#FBF8F2", ink: "#231F1C" },
  soft: { paper: "#FDF8F2", ink: "#33291F" },
};
