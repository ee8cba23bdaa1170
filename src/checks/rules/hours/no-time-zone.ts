import { likelyZone } from "../../../business/hours/likely-zone.ts";
import { timeZoneOf } from "../../../business/hours/time-zone.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const noTimeZone = defineCheck({
  id: "no-time-zone",
  severity: "warning",
  summary: "The time zone of the opening hours is known.",
  explanation:
    "Pages say whether you are open now by your clock, not the visitor's. If your " +
    "country has several time zones, name yours: " +
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
        message: `${country} has several time zones, so no page can say whether it is open now.`,
        hint: `Add "timeZone": "${zone}" beside it, if that is yours.`,
      };
    }
  },
});
