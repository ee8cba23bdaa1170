import { likelyZone } from "../../../hours/likely-zone.ts";
import { isZoneOf } from "../../../hours/time-zone.ts";
import { isZoneNear } from "../../../hours/zone-on-map.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const otherTimeZone = defineCheck({
  id: "other-time-zone",
  severity: "warning",
  summary: "The time zone of a place is that of its country and of its coordinates.",
  explanation:
    "Whether you are open now, and on which day a page or a notice comes, is found out by the clocks of the " +
    "time zone that the file names. One of another place is mostly left over from a copied file, and all of that is " +
    "early or late. Take it out where the country has a single zone.",
  *checkSite(site) {
    for (const place of placesOf(site.config)) {
      const { at, geo, timeZone } = place;
      const { country } = place.address;
      const path = [...at, "timeZone"];
      // A location without one has that of the business.
      if (timeZone === undefined || site.sourceAt(path) === undefined) continue;
      const zone = likelyZone(place);
      if (zone === undefined) continue;
      if (!isZoneOf(timeZone, country))
        yield {
          path,
          message: `${timeZone} is no time zone of ${country}, where the address is.`,
          hint: `Write "${zone}", or correct the country of the address.`,
        };
      else if (geo && !isZoneNear(timeZone, geo))
        yield {
          path,
          basis: [[...at, "geo"]],
          message: `${timeZone} is not the time zone of the coordinates, ${geo.latitude} and ${geo.longitude}.`,
          hint: `Write "${zone}", or correct the coordinates.`,
        };
    }
  },
});
