import { useMemo } from "react";
import { useStudioState } from "../../store/store.ts";
import { LANGUAGE, WORDS } from "../../words/words.ts";

/** Dates and times in words. */
export interface DateWords {
  /** "Thursday 24 December 2026"; undefined for a text that is no date. */
  day(date: string): string | undefined;
  /** "24–26 December 2026", and "24–26 December" if it is each year. */
  period(first: string, last: string, isYearly: boolean): string;
  /** "17:30" or "5:30 pm". */
  time(time: string): string;
  /** How often something repeats: `year`, `2 weeks`. */
  repeats(every: string): string;
}

const DAY = /^\d{4}-\d\d-\d\d/;

const asDate = (date: string): Date | undefined => {
  const [day] = DAY.exec(date) ?? [];
  const found = new Date(`${day}T12:00`);
  return Number.isNaN(found.getTime()) ? undefined : found;
};

/** Dates and times as the site writes them, if the studio speaks its language: pickers write them as the browser does. */
export function useDates(): DateWords {
  const site = useStudioState(({ locale }) => locale) ?? LANGUAGE;
  return useMemo(() => datesIn(site), [site]);
}

/** Browsers lack the dates of some languages, such as Welsh: those have numbers for the names of months. */
const hasNames = (locale: string) =>
  !/^M\d/.test(new Intl.DateTimeFormat(locale, { month: "long" }).format());

function datesIn(site: string): DateWords {
  const own = site.split("-")[0] === LANGUAGE ? site : LANGUAGE;
  const locale = [own, site, "en-GB"].find(hasNames);
  const full = new Intl.DateTimeFormat(locale, { dateStyle: "full" });
  const range = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  const yearly = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" });
  const { hour12 = false } = new Intl.DateTimeFormat(site, {
    timeStyle: "short",
  }).resolvedOptions();
  const clock = new Intl.DateTimeFormat(locale, {
    hour: hour12 ? "numeric" : "2-digit",
    minute: "2-digit",
    hourCycle: hour12 ? "h12" : "h23",
  });
  return {
    day: (date) => {
      const found = asDate(date);
      return found && full.format(found);
    },
    period(first, last, isYearly) {
      const [from, until] = [asDate(first), asDate(last)];
      const format = isYearly ? yearly : range;
      return from && until && from <= until ? format.formatRange(from, until) : first;
    },
    time: (time) => clock.format(new Date(`2026-01-01T${time}`)),
    repeats,
  };
}

const WORDS_OF = WORDS.fields.repeats;

function repeats(every: string): string {
  const count = Number.parseInt(every, 10);
  if (count > 1) return WORDS_OF.weeks(count);
  return every === "day" || every === "week" || every === "month" || every === "year"
    ? WORDS_OF[every]
    : every;
}
