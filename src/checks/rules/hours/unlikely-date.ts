import type { Path } from "../../../diagnostics/diagnostic.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";
import { placesOf } from "../shared/places.ts";

/** Nobody plans opening hours for longer. */
const YEARS = 5;

export const unlikelyDate = defineCheck({
  id: "unlikely-date",
  severity: "warning",
  summary: "Dates of hours and events are near today, and the founding year is not in the future.",
  explanation:
    "A wrong digit in a year is easy to miss: a closure in 2062 is shown for 36 years, " +
    "and one in 2006 never. This reports dates of opening hours, closures, notices and events that are more than five years " +
    'away, a founding year in the future, and a page that was "updated" on a future day.',
  *checkSite(site) {
    const year = yearOf(site.today());
    for (const { path, date } of datesOn(site)) {
      const away = yearOf(date) - year;
      if (Math.abs(away) > YEARS) yield farAway(path, date, away);
    }
    yield* farEntries(site);
    yield* stillToCome(site);
    const { foundingYear } = site.config.business;
    if (foundingYear === undefined || foundingYear <= year + 1) return;
    yield {
      path: ["business", "foundingYear"],
      message: `The founding year ${foundingYear} is in the future.`,
      hint: "Write the year in which it started.",
    };
  },
});

/** Reports entries such as events, once for all pages. What is shown although it is past is an archive. */
function* farEntries({ pages, today }: SiteSummary): Generator<Finding> {
  const dates = pages.flatMap(({ entryDates }) => entryDates);
  const byPath = new Map(dates.map((entry) => [JSON.stringify(entry.path), entry]));
  for (const { path, date, name, leaves } of byPath.values()) {
    const away = yearOf(date) - yearOf(today());
    if (away <= YEARS && (away >= -YEARS || !leaves)) continue;
    const far = farAway(path, date, away);
    yield { ...far, message: `${name}: ${far.message}` };
  }
}

/** Reports pages that were "updated" on a future day: most likely a typo. */
function* stillToCome({ pages, today, sourceAt }: SiteSummary): Generator<Finding> {
  for (const { at } of pages.filter(({ fields }) => fields.includes("updated"))) {
    const path = [...at.page, "updated"];
    const updated = sourceAt(path);
    if (typeof updated !== "string" || updated <= today()) continue;
    const message = `${updated} is in the future, so the page cannot have been updated then.`;
    yield { path, message, hint: "Write the day of the change." };
  }
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

const farAway = (path: Path, date: string, away: number): Finding => ({
  path,
  message: `${date} is ${Math.abs(away)} years ${away > 0 ? "ahead" : "ago"}.`,
  hint: away > 0 ? "Correct the year." : "Correct the year, or remove the entry.",
});

/** The dates of hours, closures and notices, with their paths. */
function* datesOn({ config, pages }: SiteSummary): Generator<{ path: Path; date: string }> {
  const lists = ["openingHours", "phoneHours", "closures"] as const;
  for (const place of placesOf(config)) {
    for (const list of lists) {
      for (const [index, entry] of place[list].entries())
        yield* endsOf({ ...entry, path: [...place.at, list, index] });
    }
    for (const [key, hours] of Object.entries(place.moreHours)) {
      for (const list of ["times", "closures"] as const) {
        for (const [index, entry] of hours[list].entries())
          yield* endsOf({ ...entry, path: [...place.at, "moreHours", key, list, index] });
      }
    }
  }
  for (const { periods } of pages) for (const period of periods) yield* endsOf(period);
}

interface WrittenPeriod {
  path: Path;
  from?: string | undefined;
  until?: string | undefined;
}

const endsOf = ({ path, from, until }: WrittenPeriod) =>
  Object.entries({ from, until }).flatMap(([key, date]) =>
    date === undefined ? [] : [{ path: [...path, key], date }],
  );
