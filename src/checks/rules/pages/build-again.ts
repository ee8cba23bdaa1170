import { DAY } from "../../../business/hours/open-now.ts";
import { changeWords, formatDay } from "../../../config/expand/schedule-words.ts";
import { defineCheck } from "../../engine/rule.ts";

export const buildAgain = defineCheck({
  id: "build-again",
  severity: "info",
  summary: "The next day on which dates change the site.",
  explanation:
    "Pages and sections come and go with their dates, and yearly entries get new dates once they " +
    "are over. The published site changes only with a build on that day or later, so run one each day, or " +
    "on the day reported here, two weeks in advance. `npm start` builds automatically when the " +
    "day changes.",
  *checkSite({ schedule, today }) {
    const [first] = schedule;
    if (!first || Date.parse(first.day) - Date.parse(today()) > SOON) return;
    const next = schedule.filter(({ day }) => day === first.day);
    yield {
      path: first.at,
      at: "key",
      message: `Build again on ${formatDay(first.day)}: then ${changeWords(next)}.`,
      hint: "A scheduled daily build does this for you.",
    };
  },
});

/** Days in advance. */
const SOON = 14 * DAY;
