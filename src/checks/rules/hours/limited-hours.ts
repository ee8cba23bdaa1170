import { findMonthlyWeekday } from "../../../config/parse/readings/dates-and-times.ts";
import { restrictsHours } from "../../../locales/words/limiting-notes.ts";
import { defineCheck } from "../../engine/rule.ts";
import { placesOf } from "../shared/places.ts";

export const limitedHours = defineCheck({
  id: "limited-hours",
  severity: "warning",
  summary: "Hours that do not apply every week say so in a field, not only in a note.",
  explanation:
    "Programs cannot read a note that limits hours, such as `first Saturday only`. Pages then say " +
    'neither "open now" nor "closed" on Saturdays, and search engines get no such hours at all. Hours that repeat each month ' +
    'have `"every": "month"` with `"on": "first Saturday"`; hours every few weeks have `"every": "2 weeks"` with the ' +
    "first day as `from`; a season has its dates.",
  *checkSite({ config, kit }) {
    for (const place of placesOf(config)) {
      for (const list of ["openingHours", "phoneHours"] as const) {
        for (const [index, { note, from, every, byAppointment }] of place[list].entries()) {
          if (note === undefined || from !== undefined || every !== undefined || byAppointment)
            continue;
          if (!restrictsHours(note, kit.languages)) continue;
          const on = findMonthlyWeekday(note, config.language);
          yield {
            path: [...place.at, list, index, "note"],
            message: `"${note}" limits these hours, so search engines do not get them and pages do not say "open now" then.`,
            hint: on
              ? `Write "every": "month" and "on": "${on}" instead of "days".`
              : 'Write when they apply: "every": "2 weeks" with "from", the dates of a season, or "byAppointment": true.',
          };
        }
      }
    }
  },
});
