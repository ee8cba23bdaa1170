import { likelyZone } from "../../../business/hours/likely-zone.ts";
import { isZoneOf } from "../../../business/hours/time-zone.ts";
import { isZoneNear } from "../../../business/hours/zone-on-map.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const otherTimeZone = defineCheck({
  id: "other-time-zone",
  severity: "warning",
  summary: "The time zone fits the country and the coordinates.",
  explanation:
    "The time zone decides whether you are open now, and when a page or a notice with dates " +
    "appears. A wrong one is often left over from a copied file, and makes all of that " +
    "early or late. Remove it if the country has a single zone.",
  *checkSite(site) {
    for (const place of placesOf(site.config)) {
      const { at, geo, timeZone } = place;
      const { country } = place.address;
      const path = [...at, "timeZone"];
      // A location without its own time zone inherits that of the business.
      if (timeZone === undefined || site.sourceAt(path) === undefined) continue;
      const zone = likelyZone(place);
      if (zone === undefined) continue;
      if (!isZoneOf(timeZone, country))
        yield {
          path,
          message: `${timeZone} is not a time zone of ${country}, the country of the address.`,
          hint: `Write "${zone}", or correct the country of the address.`,
        };
      else if (geo && !isZoneNear(timeZone, geo))
        yield {
          path,
          message: `${timeZone} is not the time zone of the coordinates, ${geo.latitude} and ${geo.longitude}.`,
          hint: `Write "${zone}", or correct the coordinates.`,
        };
    }
  },
});
