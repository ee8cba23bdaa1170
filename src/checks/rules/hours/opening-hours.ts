import type { Business } from "../../../../schema/business.ts";
import type { Closure, MoreHours, OpeningTimes } from "../../../../schema/hours.ts";
import { datesOf, weekdaysIn } from "../../../business/hours/dates.ts";
import { conflictingDays, haveSameDates } from "../../../business/hours/periods.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../../diagnostics/suggest.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import { type BusinessOrLocation, placesOf } from "../shared/places.ts";
import { collision } from "./shared/colliding-hours.ts";
import { eveningOf } from "./shared/evening.ts";

export const openingHours = defineCheck({
  id: "opening-hours",
  severity: "error",
  summary: "Opening hours do not contradict each other: each day has its times once.",
  explanation:
    "Customers plan by these times, and search engines show them. Times use the 24-hour " +
    "clock: six in the evening is 18:00. A closing time before the opening time is on the " +
    "next morning. A day with a break has two entries, such as 08:00 to 12:00 and 13:00 to " +
    "18:00. A day that is not listed is closed. Entries and closures of a shorter " +
    "period override longer ones: a special day overrides its season, a season overrides the usual week.",
  *checkSite({ config }) {
    for (const place of placesOf(config)) yield* findingsOf(place, config.business);
  },
});

function* findingsOf(place: BusinessOrLocation, business: Business): Generator<Finding> {
  const { openingHours, phoneHours, closures, at } = place;
  const own = closures.map((closure, index) => ({ closure, at: [...at, "closures", index] }));
  const onPhone = own.filter(({ closure }) => closure.phoneToo);
  yield* entryFindings(openingHours, [...at, "openingHours"], own);
  yield* entryFindings(phoneHours, [...at, "phoneHours"], onPhone);
  if (at[0] !== "business") yield* closedWithBusiness(place, business.closures);
  for (const [index, closed] of own.entries()) {
    yield* dayFindings(closed.closure, closed.at);
    yield* closedTwice(closed, own.slice(0, index));
  }
  for (const [key, hours] of Object.entries(place.moreHours))
    yield* moreFindings(hours, [...at, "moreHours", key]);
  if (phoneHours.length > 0 && !place.phone && !business.phone) yield noPhone(at);
}

/** Several services or courses can be at the same time. */
function* moreFindings({ times, closures }: MoreHours, at: Path): Generator<Finding> {
  const own = closures.map((closure, index) => ({ closure, at: [...at, "closures", index] }));
  yield* entryFindings(times, [...at, "times"], own, false);
  for (const [index, closed] of own.entries()) {
    yield* dayFindings(closed.closure, closed.at);
    yield* closedTwice(closed, own.slice(0, index));
  }
}

function* entryFindings(
  entries: readonly OpeningTimes[],
  list: Path,
  closures: readonly Closed[],
  isOnce = true,
): Generator<Finding> {
  for (const [index, entry] of entries.entries()) {
    const at = [...list, index];
    yield* dayFindings(entry, at);
    yield* noTime(entry, at);
    for (const [other, earlier] of entries.slice(0, index).entries()) {
      if (isOnce || !haveSameDates(entry, earlier)) yield* overlap(entry, at, earlier, other);
    }
    for (const closed of closures) yield* closedToo(entry, at, closed);
  }
}

const noPhone = (at: Path): Finding => ({
  path: [...at, "phoneHours"],
  at: "key",
  message: 'These are phone hours, but "phone" is missing.',
  hint: 'Add "phone" beside it, or use "openingHours" for the hours when the doors are open.',
});

function* dayFindings(about: OpeningTimes | Closure, at: Path): Generator<Finding> {
  const dates = datesOf(about);
  for (const [index, day] of (about.days ?? []).entries()) {
    const path = [...at, "days", index];
    if (about.days?.indexOf(day) !== index) {
      const hint = "Remove it, or write the right day.";
      yield { path, message: `${day} is listed twice.`, hint };
    } else if (dates && !about.every && !weekdaysIn(dates).includes(day)) {
      const [first = ""] = weekdaysIn({ from: dates.from, until: dates.from });
      yield {
        path,
        message: `No ${day} is within these dates: ${dates.from} is a ${first}.`,
        hint: 'Correct the dates or the day. Without "days" the entry applies to every day of its dates.',
      };
    }
  }
}

function* noTime({ opens, closes }: OpeningTimes, at: Path): Generator<Finding> {
  if (opens === undefined || opens !== closes) return;
  const evening = eveningOf(closes);
  yield {
    path: [...at, "closes"],
    message: `The day opens and closes at ${opens}.`,
    hint:
      evening && evening > opens
        ? `${didYouMean(evening)} For 24 hours, write "allDay": true instead of times.`
        : 'For 24 hours, write "allDay": true instead of times.',
  };
}

function* overlap(
  entry: OpeningTimes,
  at: Path,
  earlier: OpeningTimes,
  other: number,
): Generator<Finding> {
  const found = isTimed(entry) && isTimed(earlier) ? collision(entry, earlier) : undefined;
  if (!found) return;
  const [days, times] = [found.days.join(", "), timesOf(entry)];
  yield {
    path: at,
    message: found.byTimes
      ? `${days}: ${times} overlaps ${timesOf(earlier)} of entry ${other + 1}.`
      : `${days}: on some dates both these times and those of entry ${other + 1} would apply.`,
    hint: found.byTimes
      ? "List the times of each day once. Two entries for one day are for a break between them."
      : "Correct the dates, so that no date is in two periods of the same length.",
  };
}

/** `noTime` reports equal times. */
const isTimed = ({ opens, closes }: OpeningTimes) => opens === undefined || opens !== closes;

const timesOf = ({ opens, closes, allDay }: OpeningTimes) =>
  allDay ? "all day" : `${opens} to ${closes}`;

interface Closed {
  closure: Closure;
  at: Path;
}

const APART = "Correct the dates, so that no date is in two periods of the same length.";

function* closedToo(entry: OpeningTimes, at: Path, closed: Closed): Generator<Finding> {
  if (conflictingDays(entry, closed.closure).length === 0) return;
  const isSame = haveSameDates(entry, closed.closure);
  yield {
    path: at,
    message: `On ${isSame ? "these" : "some of these"} dates, entry ${numberOf(closed)} of "closures" says closed.`,
    hint: isSame
      ? "Remove one of the two. To open on some days of a longer closure, give the entry only those dates."
      : APART,
  };
}

/** For equal dates, the hours of the location override the closures of the business. */
function* closedWithBusiness(
  { openingHours, at }: BusinessOrLocation,
  closures: readonly Closure[],
): Generator<Finding> {
  for (const [index, entry] of openingHours.entries()) {
    for (const [other, closure] of closures.entries()) {
      if (haveSameDates(entry, closure) || conflictingDays(entry, closure).length === 0) continue;
      yield {
        path: [...at, "openingHours", index],
        message: `On some of these dates, entry ${other + 1} of the "closures" of the business says closed.`,
        hint: APART,
      };
    }
  }
}

function* closedTwice({ closure, at }: Closed, earlier: readonly Closed[]): Generator<Finding> {
  for (const other of earlier) {
    const isSame = haveSameDates(closure, other.closure);
    if (!isSame || conflictingDays(closure, other.closure).length === 0) continue;
    yield {
      path: at,
      message: `Entry ${numberOf(other)} already says closed on these dates.`,
      hint: "Remove one of the two, or correct its dates.",
    };
  }
}

const numberOf = ({ at }: Closed) => Number(at.at(-1)) + 1;
