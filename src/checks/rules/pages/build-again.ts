import { DAY } from "../../../hours/open-now.ts";
import { changeWords, formatDay } from "../../../read/turn-words.ts";
import { defineCheck } from "../../engine/rule.ts";

export const buildAgain = defineCheck({
  id: "build-again",
  severity: "info",
  summary: "On which day the site is another one, though nobody changes it.",
  explanation:
    "Pages and sections come and go with their days, and what comes back each year has new dates once it " +
    "is over. All that is on the site only after a build on that day or later, so have one run each day, or " +
    "on the day that is named here; it is named two weeks before. `npm start` builds by itself when the " +
    "day changes.",
  *checkSite({ schedule, today }) {
    const [first] = schedule;
    if (!first || Date.parse(first.day) - Date.parse(today()) > SOON) return;
    const next = schedule.filter(({ day }) => day === first.day);
    yield {
      path: first.at,
      at: "key",
      message: `Build again on ${formatDay(first.day)}: then ${changeWords(next)}.`,
      hint: "A build that runs each day needs no thought of this.",
    };
  },
});

/** What is further away than two weeks nobody writes down. */
const SOON = 14 * DAY;
