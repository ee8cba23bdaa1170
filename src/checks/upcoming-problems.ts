import type { PublishedSource, View } from "../config/expand/published.ts";
import { formatDay } from "../config/expand/schedule-words.ts";
import type { LocatedDiagnostic, Path } from "../diagnostics/diagnostic.ts";
import { byPosition } from "./locate.ts";

/** Adds the problems of scheduled changes, in file order. */
export async function withUpcoming(
  today: Pick<PublishedSource, "schedule" | "written">,
  now: readonly LocatedDiagnostic[],
  checkView: ViewCheck,
): Promise<LocatedDiagnostic[]> {
  return [...now, ...(await upcomingProblems(today, now, checkView))].sort(byPosition);
}

/** Checks the site as it is published in a view, on a day. */
type ViewCheck = (view: View, day?: string) => Promise<readonly LocatedDiagnostic[]>;

/**
 * Problems that scheduled changes will cause and that do not exist today. A problem of a scheduled page is an
 * error even before its day, since the same edit caused it. Any other problem is a warning, so that it does
 * not block earlier changes.
 */
async function upcomingProblems(
  { schedule, written }: Pick<PublishedSource, "schedule" | "written">,
  now: readonly LocatedDiagnostic[],
  checkView: ViewCheck,
): Promise<LocatedDiagnostic[]> {
  // A change of opening hours alone cannot cause problems.
  const next = schedule.find(({ pages }) => pages.length > 0);
  if (!next) return [];
  const check = async (view: View, day?: string) =>
    (await checkView(view, day)).map(withoutBlocking);
  const entryOf = ([part, index]: Path) => `${part} ${index}`;
  const changeDays = new Map(
    schedule.toReversed().map(({ at, day }) => [entryOf(written(at).path), formatDay(day)]),
  );
  // Scheduled pages, checked before their day.
  const isKnown = reportedIn(now);
  const scheduled = (await check("in time")).filter(
    (each) => each.severity !== "info" && changeDays.has(entryOf(each.path)) && !isKnown(each),
  );
  const isReported = reportedIn([...now, ...scheduled]);
  // What would fail the build on the day of the next change.
  const onNextDay = (await check("today", next.day)).filter(
    (each) => each.severity === "error" && !isReported(each),
  );
  const onItsDay = ({ path, message }: LocatedDiagnostic) =>
    `From ${changeDays.get(entryOf(path))} on: ${message}`;
  const words = (message: string) =>
    `From ${formatDay(next.day)} on, and the build fails that day: ${message}`;
  return [
    ...scheduled.map((each) =>
      each.severity === "error" ? { ...each, message: onItsDay(each) } : each,
    ),
    ...onNextDay.map((each) => ({
      ...each,
      severity: "warning" as const,
      message: words(each.message),
    })),
  ];
}

/** The checks of today's site do not wait for this. */
const withoutBlocking = ({ isBlocking: _, ...diagnostic }: LocatedDiagnostic): LocatedDiagnostic =>
  diagnostic;

/** Tests whether a rule is already reported at a position, whatever the message. */
function reportedIn(all: readonly LocatedDiagnostic[]) {
  const nameOf = ({ rule, path }: LocatedDiagnostic) => JSON.stringify([rule, path]);
  const names = new Set(all.map(nameOf));
  return (each: LocatedDiagnostic) => names.has(nameOf(each));
}
