import { likelyZone } from "../../../hours/likely-zone.ts";
import { isZoneOf } from "../../../hours/time-zone.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const otherTimeZone = defineCheck({
  id: "other-time-zone",
  severity: "warning",
  summary: "The time zone of a place is one of its country.",
  explanation:
    "Whether you are open now, and on which day a page or a notice comes, is found out by the clocks of the " +
    "time zone that the file names. One of another country is mostly left over from a copied file, and all of that is " +
    "early or late. Take it out where the country has a single zone.",
  *checkSite(site) {
    for (const { at, address, timeZone } of placesOf(site.config)) {
      const path = [...at, "timeZone"];
      // A location without one has that of the business.
      if (timeZone === undefined || site.written(path) === undefined) continue;
      const zone = likelyZone(address);
      if (zone === undefined || isZoneOf(timeZone, address.country)) continue;
      yield {
        path,
        message: `${timeZone} is no time zone of ${address.country}, where the address is.`,
        hint: `Write "${zone}", or correct the country of the address.`,
      };
    }
  },
});
