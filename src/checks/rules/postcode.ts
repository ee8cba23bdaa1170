import type { Rule } from "../engine/rule.ts";
import { countries, isPostcode } from "./shared/countries.ts";

export const postcode: Rule = {
  id: "postcode",
  severity: "error",
  summary: "The postcode is a whole one of the address's country.",
  explanation:
    "Maps, search engines and delivery drivers find you by the postcode. Half of one, such as CF11, is a " +
    "district with thousands of doors, and one with a letter in the wrong place is nowhere at all. If the " +
    "postcode is right, look at the country beside it.",
  *checkSite({ config: { business } }) {
    const { country, postalCode } = business.address;
    if (postalCode === undefined || isPostcode(country, postalCode)) return;
    const { example } = countries[country].postcode;
    yield {
      path: ["business", "address", "postalCode"],
      basis: [["business", "address", "country"]],
      message: `"${postalCode}" is no whole postcode of ${country}, so neither customers nor maps find the place.`,
      hint: `Write all of it, such as ${example}; or mend the country.`,
    };
  },
};
