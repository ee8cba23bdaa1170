import { getCountryByCode, validatePostalCode } from "postal-code-checker";

/** Where a country's own standard tells more wrong ones than the collection that is used for all. */
const STANDARDS: Record<string, RegExp> = {
  // BS 7666: the letters that areas, districts and the two at the end may have; an O is no 0.
  GB: /^(GIR ?0AA|[A-PR-UWYZ]([A-HK-Y]?\d\d?|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]) ?\d[ABD-HJLNP-UW-Z]{2})$/i,
  // Eircode: a routing key, of which D6W alone ends in a letter, and four more.
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i,
};

/** A postcode that shows how those of a country look; undefined where there are none. */
export const examplePostcode = (country: string): string | undefined =>
  getCountryByCode(country)?.examplePostalCodes[0];

/** Whether a postcode has the form that those of its country have; any will do where there are none. */
export function isPostcode(country: string, postalCode: string): boolean {
  const code = postalCode.trim();
  if (examplePostcode(country) === undefined) return true;
  return STANDARDS[country]?.test(code) ?? validatePostalCode(country, code);
}
