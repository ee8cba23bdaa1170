import { replacement } from "../../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../../diagnostics/suggest.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";
import {
  correctLookalikes,
  examplePostcode,
  isPostcode,
  postcodeAmong,
  restoreLeadingZero,
  withoutLetters,
} from "./shared/postcodes.ts";

export const postcode = defineCheck({
  id: "postcode",
  severity: "error",
  summary: "The postcode is a complete one of the address's country.",
  explanation:
    "Maps, search engines and delivery drivers find you by the postcode. Half a postcode, such as CF11, is a " +
    "district with thousands of addresses, and one with a wrong letter does not exist. If the " +
    "postcode is right, check the country.",
  *checkSite({ config }) {
    for (const { at, address } of placesOf(config)) {
      const { country, postalCode } = address;
      if (postalCode === undefined || isPostcode(country, postalCode)) continue;
      const among = postcodeAmong(country, postalCode);
      const isTown = among?.rest.toLowerCase() === address.locality?.toLowerCase();
      const sure = correctLookalikes(country, postalCode) ?? (isTown ? among?.postcode : undefined);
      const likely = [
        among?.postcode,
        restoreLeadingZero(country, postalCode),
        withoutLetters(country, postalCode),
      ];
      const suggestion = [sure, ...likely].find(Boolean);
      yield {
        path: [...at, "address", "postalCode"],
        message: `"${postalCode}" is not a complete postcode of ${country}, so neither customers nor maps find the place.`,
        hint: suggestion
          ? didYouMean(suggestion)
          : `Write the complete postcode, such as ${examplePostcode(country)}, or correct the country.`,
        fix: replacement(sure),
      };
    }
  },
});
