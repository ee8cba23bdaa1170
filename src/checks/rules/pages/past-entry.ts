import { listNames } from "../../../diagnostics/list-names.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SiteSummary, SummarisedDate } from "../../engine/summary.ts";

export const pastEntry = defineCheck({
  id: "past-entry",
  severity: "info",
  summary: "Entries that are no longer shown because their date is past, such as events.",
  explanation:
    "Events leave by themselves when they are over. So one with a mistyped year is never shown, and nothing on " +
    "the page says so. Correct its date. The others can stay in the file; a list of past ones, if you want one, shows them.",
  *checkSite(site) {
    const past = pastEntries(site);
    const [first] = past;
    if (!first) return;
    const names = listNames(past.map(({ name, date }) => `${name} (${date})`));
    yield {
      path: first.path,
      message: `${past.length === 1 ? "One entry is" : `${past.length} entries are`} past, so no page shows ${past.length === 1 ? "it" : "them"}: ${names}.`,
      hint: "Correct the date of any that is still to come; the others can stay, or be removed.",
    };
  },
});

/** The past entries that no page shows, the last first, once for all pages. */
function pastEntries({ pages, today }: SiteSummary): SummarisedDate[] {
  const day = today();
  const all = pages.flatMap(({ entryDates }) => entryDates);
  const keyOf = ({ name, date }: SummarisedDate) => JSON.stringify([name, date]);
  const shown = new Set(all.filter(({ leaves }) => !leaves).map(keyOf));
  const past = all.filter(({ leaves, last }) => leaves && last !== undefined && last < day);
  const once = new Map(past.map((entry) => [keyOf(entry), entry]));
  return [...once]
    .flatMap(([key, entry]) => (shown.has(key) ? [] : entry))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
