import type { Business } from "../../../../schema/business.ts";

type Address = Business["address"];

/** What the facts of a business in a country have to agree with. */
interface Country {
  /** The form of its postcodes in whole, with one to show it. */
  postcode: { form: RegExp; example: string };
  /** Degrees that hold all of it, its islands too, with some sea around. */
  bounds: { south: number; north: number; west: number; east: number };
}

export const countries: Record<Address["country"], Country> = {
  // BS 7666: the letters that areas, districts and the two at the end may have.
  GB: {
    postcode: {
      form: /^(GIR ?0AA|[A-PR-UWYZ]([A-HK-Y]?\d\d?|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]) ?\d[ABD-HJLNP-UW-Z]{2})$/i,
      example: "CF10 1EP",
    },
    // With the Channel Islands, which use its postcodes.
    bounds: { south: 49.1, north: 60.9, west: -8.7, east: 1.9 },
  },
  // Eircode: a routing key, of which D6W alone ends in a letter, and four more.
  IE: {
    postcode: {
      form: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i,
      example: "D02 AF30",
    },
    bounds: { south: 51.3, north: 55.5, west: -11, east: -5.9 },
  },
  // With Madeira and the Azores.
  PT: {
    postcode: { form: /^[1-9]\d{3}-\d{3}$/, example: "1100-148" },
    bounds: { south: 29.9, north: 42.3, west: -31.4, east: -6.1 },
  },
};

/** Whether a postcode has the form that those of its country have. */
export const isPostcode = (country: Address["country"], postalCode: string): boolean =>
  countries[country].postcode.form.test(postalCode.trim());
