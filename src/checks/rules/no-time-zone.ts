import { timeZoneOf, zonesOf } from "../../hours/time-zone.ts";
import type { Rule } from "../engine/rule.ts";
import { placesWithHours } from "./shared/places-with-hours.ts";

export const noTimeZone: Rule = {
  id: "no-time-zone",
  severity: "warning",
  summary: "It is known in which time zone the opening hours are meant.",
  explanation:
    "Pages say whether you are open now, by your own clocks and not by those of the visitor. Where a " +
    "country has several time zones, they can only do so once the file names yours: " +
    '"timeZone": "Europe/Lisbon".',
  *checkSite({ config }) {
    for (const { facts, path } of placesWithHours(config)) {
      if (facts.openingHours.length === 0 || timeZoneOf(facts) !== undefined) continue;
      const { country } = facts.address;
      yield {
        path: [...path, "openingHours"],
        at: "key",
        basis: [[...path, "address", "country"]],
        message: `${country} has several time zones, so no page can say whether it is open now.`,
        hint: `Add "timeZone" beside it, such as "${zonesOf(country)[0] ?? "Europe/Lisbon"}".`,
      };
    }
  },
};
