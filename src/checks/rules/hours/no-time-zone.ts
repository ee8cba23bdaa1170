import { likelyZone } from "../../../hours/likely-zone.ts";
import { timeZoneOf } from "../../../hours/time-zone.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const noTimeZone = defineCheck({
  id: "no-time-zone",
  severity: "warning",
  summary: "It is known in which time zone the opening hours are meant.",
  explanation:
    "Pages say whether you are open now, by your own clocks and not by those of the visitor. Where a " +
    "country has several time zones, they can only do so once the file names yours: " +
    '"timeZone": "Europe/Lisbon".',
  *checkSite({ config }) {
    for (const place of placesOf(config)) {
      const [list] = (["openingHours", "phoneHours"] as const).filter(
        (each) => place[each].length > 0,
      );
      if (!list || timeZoneOf(place) !== undefined) continue;
      const { country } = place.address;
      const zone = likelyZone(place) ?? "Europe/Lisbon";
      yield {
        path: [...place.at, list],
        at: "key",
        basis: [place.countryAt],
        message: `${country} has several time zones, so no page can say whether it is open now.`,
        hint: `Add "timeZone" beside it: "${zone}", if that is yours.`,
      };
    }
  },
});
