import type { OpeningTimes } from "../../../../schema/hours.ts";
import { spanOf } from "../../../business/hours/spans.ts";
import { didYouMean } from "../../../diagnostics/suggest.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";
import { eveningOf } from "./shared/evening.ts";

/** Longer than a day of a bar that opens in the morning. */
const LONG = 17;

export const longHours = defineCheck({
  id: "long-hours",
  severity: "warning",
  summary: "No day is open through the night by mistake.",
  explanation:
    "A closing time before the opening time is on the next morning, so 09:00 to 05:00 is a day " +
    "of 20 hours. 17:00 is more likely: times use the 24-hour clock. If you are open that " +
    "long, add an exception under checks.",
  *checkSite({ config }) {
    const lists = placesOf(config).flatMap(({ openingHours, phoneHours, moreHours, at }) => [
      { entries: openingHours, at: [...at, "openingHours"] },
      { entries: phoneHours, at: [...at, "phoneHours"] },
      ...Object.entries(moreHours).map(([key, { times }]) => ({
        entries: times,
        at: [...at, "moreHours", key, "times"],
      })),
    ]);
    for (const { entries, at } of lists) {
      for (const [index, entry] of entries.entries()) {
        const { opens = "", closes = "" } = entry;
        const evening = eveningOf(closes);
        const hours = hoursOf(entry);
        // opening-hours reports equal times.
        if (hours <= LONG || hours >= 24 || evening === undefined || evening <= opens) continue;
        yield {
          path: [...at, index, "closes"],
          message: `The day opens at ${opens} and closes at ${closes} the next morning, ${Math.round(hours)} hours later.`,
          hint: didYouMean(evening),
        };
      }
    }
  },
});

function hoursOf(entry: OpeningTimes): number {
  const [opens, closes] = spanOf(entry) ?? [0, 0];
  return (closes - opens) / 60;
}
