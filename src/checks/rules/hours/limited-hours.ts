import { limitsHours } from "../../../catalogue/limiting-notes.ts";
import { meantOn } from "../../../parse/dates-and-times.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const limitedHours = defineCheck({
  id: "limited-hours",
  severity: "warning",
  summary: "Hours that do not hold each week say so in a way that programs understand.",
  explanation:
    "A note is for people. What it takes back, such as `first Saturday only`, programs do not know: pages say " +
    'neither "open now" nor "closed" on Saturdays, and search engines are not given such hours at all. What comes back each month ' +
    'has `"every": "month"` with `"on": "first Saturday"`, what comes every few weeks `"every": "2 weeks"` with its ' +
    "first day as `from`, and a season has its dates.",
  *checkSite({ config, kit }) {
    for (const place of placesOf(config)) {
      for (const list of ["openingHours", "phoneHours"] as const) {
        for (const [index, { note, from, every, byAppointment }] of place[list].entries()) {
          if (note === undefined || from !== undefined || every !== undefined || byAppointment)
            continue;
          if (!limitsHours(note, kit.languages)) continue;
          const on = meantOn(note, config.language);
          yield {
            path: [...place.at, list, index, "note"],
            message: `"${note}" says that these hours do not hold each week or not for everybody, so search engines are not given them, and pages do not say "open now" then.`,
            hint: on
              ? `Write "every": "month" and "on": "${on}" in place of "days".`
              : 'Write when they hold: "every": "2 weeks" with "from", the dates of a season, or "byAppointment": true.',
          };
        }
      }
    }
  },
});
