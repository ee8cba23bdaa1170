import { businessHours } from "../../../business/facts/locations.ts";
import { dateFormat } from "../../../business/hours/date-format.ts";
import { type Period, periodOn, periodsOf } from "../../../business/hours/periods.ts";
import { listNames } from "../../../diagnostics/list-names.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary, SummarisedDate } from "../../engine/summary.ts";

export const closedDay = defineCheck({
  id: "closed-day",
  severity: "warning",
  summary: "Events at the business are on days on which it is not closed.",
  explanation:
    "Your site would invite people to an event and say on another page that you are closed that day, and so would search " +
    "engines. Only events at the business itself count: those online, or with a `place`, do not, nor do cancelled ones. " +
    "An event can be on a closed day on purpose, such as a New Year's lunch: then turn this off under `checks` with the reason.",
  *checkSite(site) {
    const periods = periodsOf(businessHours(site.config));
    for (const entry of entriesOf(site)) yield* findingFor(entry, periods, site.today());
  },
});

/** The entries that need the business to be open, once for all pages. */
function entriesOf({ pages }: SiteSummary): Iterable<SummarisedDate> {
  const all = pages.flatMap(({ entryDates }) => entryDates);
  const open = all.filter(({ openDays = [] }) => openDays.length > 0);
  return new Map(open.map((entry) => [JSON.stringify(entry.path), entry])).values();
}

function* findingFor(
  { path, name, openDays = [] }: SummarisedDate,
  periods: readonly Period[],
  today: string,
): Generator<Finding> {
  const closed = openDays.flatMap((day) => {
    const period = day < today ? undefined : periodOn(periods, day);
    return period?.entries.length === 0 ? { day, note: period.note } : [];
  });
  if (closed.length === 0) return;
  const days = closed.map(({ day, note }) => inWords(day) + (note ? ` (${note})` : ""));
  const isSeries = openDays.length > 1;
  yield {
    path,
    message: `${name} is on ${listNames(days, 2, "more days")}, when "closures" says closed.`,
    hint:
      `Correct the date or the closure${isSeries ? ', or leave the day out with "except"' : ""}. If it is elsewhere, add ` +
      '"place". If you open for it on purpose, accept this with the reason.',
  };
}

const format = dateFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Without the comma, since it is within a sentence. */
const inWords = (day: string) => format.format(Date.parse(day)).replace(",", "");
