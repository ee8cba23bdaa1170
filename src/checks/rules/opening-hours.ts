import { type Business, DAYS } from "../../../schema/business.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import type { Finding, Rule } from "../engine/rule.ts";

type Entry = Business["openingHours"][number];
type Day = Entry["days"][number];

export const openingHours: Rule = {
  id: "opening-hours",
  severity: "error",
  summary: "Opening hours can be kept: each day opens before it closes, and once at a time.",
  explanation:
    "Customers plan by these times, and search engines show them. Times are those of the 24-hour " +
    "clock, so six in the evening is 18:00. A day with a break in it stands in two entries, such as " +
    "08:00 to 12:00 and 13:00 to 18:00; a day that is not named is closed.",
  *checkSite({ config: { business } }) {
    const entries = business.openingHours;
    for (const [index, entry] of entries.entries()) {
      yield* repeatedDays(entry, index);
      if (!isInOrder(entry)) yield outOfOrder(entry, index);
      for (const [at, earlier] of entries.slice(0, index).entries()) {
        yield* overlap(earlier, at, entry, index);
      }
    }
  },
};

const pathTo = (...steps: Path): Path => ["business", "openingHours", ...steps];

/** HH:MM sorts as text. */
const isInOrder = ({ opens, closes }: Entry) => opens < closes;

function* repeatedDays({ days }: Entry, index: number): Generator<Finding> {
  for (const [at, day] of days.entries()) {
    if (days.indexOf(day) === at) continue;
    yield {
      path: pathTo(index, "days", at),
      message: `${day} stands here a second time.`,
      hint: "Take it out, or write the day that is meant.",
    };
  }
}

const outOfOrder = (entry: Entry, index: number): Finding => ({
  path: pathTo(index, "closes"),
  basis: [pathTo(index, "opens")],
  message: `The day opens at ${entry.opens} and closes at ${entry.closes}, which is not later.`,
  hint: orderHint(entry),
});

const dayAfter = (day: Day): Day => DAYS[(DAYS.indexOf(day) + 1) % DAYS.length] ?? day;

/**
 * Who writes 06:00 for the evening thinks of the 12-hour clock; who writes 02:00 at the end of an
 * evening means the next day, whose hours have an entry of their own.
 */
function orderHint({ days, opens, closes }: Entry): string {
  const evening = `${Number(closes.slice(0, 2)) + 12}${closes.slice(2)}`;
  if (closes >= "01:00" && evening < "24:00" && evening > opens)
    return `Did you mean "${evening}"?`;
  if (closes === "00:00") return "If you close at midnight, write 23:59.";
  const next = { days: days.map(dayAfter), opens: "00:00", closes };
  return `If you close after midnight, write 23:59 here, and add the next morning: ${JSON.stringify(next)}.`;
}

function* overlap(earlier: Entry, at: number, entry: Entry, index: number): Generator<Finding> {
  if (!isInOrder(earlier) || !isInOrder(entry)) return;
  if (entry.opens >= earlier.closes || earlier.opens >= entry.closes) return;
  const shared = [...new Set(entry.days)].filter((day) => earlier.days.includes(day));
  if (shared.length === 0) return;
  yield {
    path: pathTo(index),
    basis: [...leaves(earlier, at, shared), ...leaves(entry, index, shared)],
    message:
      `${shared.join(", ")}: ${entry.opens} to ${entry.closes} overlaps ` +
      `${earlier.opens} to ${earlier.closes} of entry ${at + 1}.`,
    hint: "Give each day its times once; two entries for one day are for a break between them.",
  };
}

/** The values of an entry that an overlap follows from. */
const leaves = ({ days }: Entry, index: number, shared: readonly Day[]): Path[] => [
  pathTo(index, "opens"),
  pathTo(index, "closes"),
  ...shared.map((day) => pathTo(index, "days", days.indexOf(day))),
];
