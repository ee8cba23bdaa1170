import {
  capital,
  datesInWords,
  dayName,
  type Fields,
  interpolate,
  type SectionContext,
  timeOf,
  weekIn,
} from "plumbline/kit";
import { FILTERS, type schema } from "./schema.ts";

type Lesson = Fields<typeof schema>["classes"][number];
type Filter = (typeof FILTERS)[number];

/** With fewer classes, filters are not worth their space. */
const MANY = 8;
/** The styles have a rule for each choice. */
const MOST_CHOICES = 16;

interface Choices {
  by: Filter;
  label: string;
  values: string[];
}

/** The classes by day, in the order of the country's week, and the filters. */
export function deriveTimetable(context: SectionContext, section: Fields<typeof schema>) {
  const { classes } = section;
  const filters = filtersOf(section, context);
  const timed = classes
    .map((lesson, at) => ({ at, days: lesson.days, begins: lesson.begins }))
    .sort((a, b) => (a.begins < b.begins ? -1 : Number(a.begins > b.begins)));
  const week = weekIn(context.locale)
    .map((day) => ({
      day: capital(dayName(day, context), context),
      // The indexes of its classes.
      lessons: timed.filter(({ days }) => days.includes(day)).map(({ at }) => at),
    }))
    .filter(({ lessons }) => lessons.length > 0);
  return {
    week,
    choices: filters,
    lines: classes.map((lesson) => ({
      time: timeInWords(lesson, context),
      dates: datesOf(lesson, context),
      marks: filters.map(({ by, values }) => values.indexOf(lesson[by] ?? "")),
    })),
  };
}

function filtersOf(
  { classes, filters }: Fields<typeof schema>,
  { texts, locale }: SectionContext,
): Choices[] {
  const all = FILTERS.map((by): Choices => {
    const values = [...new Set(classes.flatMap((lesson) => lesson[by] ?? []))];
    return {
      by,
      label: filters?.find((each) => each.by === by)?.label ?? texts.timetable[by],
      values: values.sort(new Intl.Collator(locale).compare),
    };
  });
  const isUseful = ({ values }: Choices) => values.length > 1 && values.length <= MOST_CHOICES;
  const isWanted = ({ by }: Choices) =>
    filters?.some((each) => each.by === by) ?? classes.length >= MANY;
  return all.filter((each) => isUseful(each) && isWanted(each));
}

function timeInWords({ begins, ends }: Lesson, context: SectionContext): string {
  const from = timeOf(begins, context);
  return ends === undefined
    ? from
    : interpolate(context.texts.hours.fromTo, { from, to: timeOf(ends, context) });
}

/** The dates of a class that is not on all year. */
function datesOf(
  { firstDay: from, lastDay: until }: Lesson,
  context: SectionContext,
): string | null {
  const { hours } = context.texts;
  const day = (date: string) => datesInWords({ from: date, until: date }, context);
  if (from !== undefined && until !== undefined) return datesInWords({ from, until }, context);
  if (from !== undefined) return interpolate(hours.fromDate, { date: day(from) });
  return until === undefined ? null : interpolate(hours.untilDate, { date: day(until) });
}
