import { dateIn } from "../../../business/hours/time-zone.ts";
import type { ScheduledChange } from "../../../config/expand/dated-content.ts";
import { changeWords, formatDay } from "../../../config/expand/schedule-words.ts";
import { commandLine } from "../../../lib/command-line.ts";
import { encodedPath } from "../../../model/addresses.ts";
import { type DoctorResult, resultsIn } from "../result.ts";
import { type LiveSite, type Probe, urlAt } from "./live.ts";

const words = resultsIn("Words and facts");

/** The most scheduled pages to request, the latest first. */
const MOST = 20;

/** Whether scheduled changes are live, which needs a publication on their day. */
export const scheduleProbe: Probe = async (live) => {
  const { from, turns } = live.schedule;
  if (from === "") return [];
  const late = await latePages(live);
  if (late.length > 0) return [lateResult(late)];
  if (!(await isOlder(live)))
    return [
      words.ok(
        `The site is from ${formatDay(from)} or later, the day of its last scheduled change.`,
      ),
    ];
  const those = turns.filter(({ day }) => day === from);
  return [lateResult(those.length > 0 ? those : [{ day: from }])];
};

/** Pages that have not appeared or vanished on their day. */
async function latePages(live: LiveSite): Promise<ScheduledChange[]> {
  const last = new Map<string, ScheduledChange>();
  for (const turn of live.schedule.turns) {
    if (turn.section === undefined) for (const path of turn.pages) last.set(path, turn);
  }
  const late = await Promise.all(
    [...last].slice(-MOST).map(async ([path, turn]) => {
      const { status } = await live.ask(urlAt(live, encodedPath(path)));
      const isThere = status === 200 || isToFolder(status, turn);
      return isThere === turn.comes ? [] : [{ ...turn, pages: [path] }];
    }),
  );
  return late.flat();
}

/** Apache redirects from a page to a folder of the same name. */
const isToFolder = (status: number, { comes }: ScheduledChange) =>
  comes && [301, 308].includes(status);

/** Whether the manifest was uploaded before the last scheduled change. */
async function isOlder({ schedule, published }: LiveSite): Promise<boolean> {
  const time = Date.parse((await published()).since ?? "");
  return !Number.isNaN(time) && dateIn(schedule.zone, time) < schedule.from;
}

function lateResult(
  late: readonly (ScheduledChange | Pick<ScheduledChange, "day">)[],
): DoctorResult {
  const turns = late.filter((one): one is ScheduledChange => "pages" in one);
  const day = late.map((one) => one.day).sort()[0] ?? "";
  const what = turns.length > 0 ? ` (${changeWords(turns)})` : "";
  return words.wrong(
    `The public site is from before ${formatDay(day)}, when a scheduled change was due${what}.`,
    `${commandLine("publish")}. If a workflow does that each day, check that it still runs: GitHub disables workflows of ` +
      "quiet repositories after 60 days; enable them again on the Actions page.",
  );
}
