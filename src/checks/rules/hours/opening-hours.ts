import type { Business } from "../../../../schema/business.ts";
import type { Closure, OpeningTimes } from "../../../../schema/hours.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../../diagnostics/suggest.ts";
import { datesOf, weekdaysIn } from "../../../hours/dates.ts";
import { areOnSameDates, contestedDays } from "../../../hours/periods.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import { type PlaceOfBusiness, placesOf } from "../shared/places.ts";
import { collision } from "./shared/colliding-hours.ts";
import { eveningOf } from "./shared/evening.ts";

export const openingHours = defineCheck({
  id: "opening-hours",
  severity: "error",
  summary: "Opening hours can be kept: each day has its times, and has them once.",
  explanation:
    "Customers plan by these times, and search engines show them. Times are those of the 24-hour " +
    "clock, so six in the evening is 18:00; a time to close that is before the one to open is of the " +
    "next morning. A day with a break in it stands in two entries, such as 08:00 to 12:00 and 13:00 to " +
    "18:00; a day that is not named is closed. Of entries and closures with dates those of the shorter " +
    "period go before the others: a special day before its season, a season before the usual week.",
  *checkSite({ config }) {
    for (const place of placesOf(config)) yield* findingsOf(place, config.business);
  },
});

function* findingsOf(place: PlaceOfBusiness, business: Business): Generator<Finding> {
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
  if (phoneHours.length > 0 && !place.phone && !business.phone) yield noPhone(at);
}

function* entryFindings(
  entries: readonly OpeningTimes[],
  list: Path,
  closures: readonly Closed[],
): Generator<Finding> {
  for (const [index, entry] of entries.entries()) {
    const at = [...list, index];
    yield* dayFindings(entry, at);
    yield* noTime(entry, at);
    for (const [other, earlier] of entries.slice(0, index).entries()) {
      yield* overlap(entry, at, earlier, other);
    }
    for (const closed of closures) yield* closedToo(entry, at, closed);
  }
}

const noPhone = (at: Path): Finding => ({
  path: [...at, "phoneHours"],
  at: "key",
  message: 'These are the hours of a phone, and there is no "phone".',
  hint: 'Add "phone" beside it. When the doors are open is for "openingHours".',
});

function* dayFindings(about: OpeningTimes | Closure, at: Path): Generator<Finding> {
  const dates = datesOf(about);
  for (const [index, day] of (about.days ?? []).entries()) {
    const path = [...at, "days", index];
    if (about.days?.indexOf(day) !== index) {
      const hint = "Take it out, or write the day that is meant.";
      yield { path, message: `${day} is listed twice.`, hint };
    } else if (dates && !about.every && !weekdaysIn(dates).includes(day)) {
      const [first = ""] = weekdaysIn({ from: dates.from, until: dates.from });
      yield {
        path,
        basis: ["from", ...(about.until === undefined ? [] : ["until"])].map((key) => [...at, key]),
        message: `No ${day} lies in these dates: ${dates.from} is a ${first}.`,
        hint: 'Mend the dates or the day. Without "days" it is about all days of its dates.',
      };
    }
  }
}

function* noTime({ opens, closes }: OpeningTimes, at: Path): Generator<Finding> {
  if (opens === undefined || opens !== closes) return;
  const evening = eveningOf(closes);
  yield {
    path: [...at, "closes"],
    basis: [[...at, "opens"]],
    message: `The day opens and closes at ${opens}.`,
    hint:
      evening && evening > opens
        ? `${didYouMean(evening)} What is open for 24 hours has "allDay": true in place of times.`
        : 'What is open for 24 hours has "allDay": true in place of times.',
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
  const earlierAt = [...at.slice(0, -1), other];
  const [days, times] = [found.days.join(", "), timesOf(entry)];
  yield {
    path: at,
    basis: [...leaves(entry, at), ...leaves(earlier, earlierAt)],
    message: found.byTimes
      ? `${days}: ${times} overlaps ${timesOf(earlier)} of entry ${other + 1}.`
      : `${days}: on some dates both these times and those of entry ${other + 1} would count.`,
    hint: found.byTimes
      ? "Give each day its times once; two entries for one day are for a break between them."
      : "Mend the dates, so that no date lies in two periods of the same length.",
  };
}

/** One that opens and closes at the same time is found already. */
const isTimed = ({ opens, closes }: OpeningTimes) => opens === undefined || opens !== closes;

const timesOf = ({ opens, closes, allDay }: OpeningTimes) =>
  allDay ? "all day" : `${opens} to ${closes}`;

interface Closed {
  closure: Closure;
  at: Path;
}

const APART = "Mend the dates, so that no date lies in two periods of the same length.";

function* closedToo(entry: OpeningTimes, at: Path, closed: Closed): Generator<Finding> {
  if (contestedDays(entry, closed.closure).length === 0) return;
  const isSame = areOnSameDates(entry, closed.closure);
  yield {
    path: at,
    basis: [...leaves(entry, at), ...leaves(closed.closure, closed.at)],
    message: `On ${isSame ? "these" : "some of these"} dates it is closed as well, by entry ${numberOf(closed)} of "closures".`,
    hint: isSame
      ? "Take one of the two out. To open on some days of a longer closure, give the entry the dates of those alone."
      : APART,
  };
}

/** Of the same dates a location's own hours count, not the closures of the business. */
function* closedWithBusiness(
  { openingHours, at }: PlaceOfBusiness,
  closures: readonly Closure[],
): Generator<Finding> {
  for (const [index, entry] of openingHours.entries()) {
    for (const [other, closure] of closures.entries()) {
      if (areOnSameDates(entry, closure) || contestedDays(entry, closure).length === 0) continue;
      const [path, closed] = [
        [...at, "openingHours", index],
        ["business", "closures", other],
      ];
      yield {
        path,
        basis: [...leaves(entry, path), ...leaves(closure, closed)],
        message: `On some of these dates the business is closed, by entry ${other + 1} of its "closures".`,
        hint: APART,
      };
    }
  }
}

function* closedTwice({ closure, at }: Closed, earlier: readonly Closed[]): Generator<Finding> {
  for (const other of earlier) {
    const isSame = areOnSameDates(closure, other.closure);
    if (!isSame || contestedDays(closure, other.closure).length === 0) continue;
    yield {
      path: at,
      basis: [...leaves(closure, at), ...leaves(other.closure, other.at)],
      message: `It is closed on these dates by entry ${numberOf(other)} already.`,
      hint: "Take one of the two out, or mend its dates.",
    };
  }
}

const numberOf = ({ at }: Closed) => Number(at.at(-1)) + 1;

/** The values that a finding about an entry follows from. */
const leaves = (about: OpeningTimes | Closure, at: Path): Path[] =>
  Object.entries(about).flatMap(([key, value]): Path[] =>
    Array.isArray(value)
      ? value.map((_, index) => [...at, key, index])
      : value === undefined
        ? []
        : [[...at, key]],
  );
