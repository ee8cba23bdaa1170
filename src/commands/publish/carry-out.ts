import type { ScheduledChange } from "../../config/expand/dated-content.ts";
import { scheduleLines } from "../../config/expand/schedule-words.ts";
import { SERVER_DIR } from "../../output/hosting/hosts.ts";
import { recordPublishedPages } from "../../site/last-published.ts";
import type { SiteDiff } from "../diff/site-diff.ts";
import { upcomingIn } from "../upcoming.ts";
import { checkLiveFiles, isExampleUrl } from "./check-live.ts";
import { openTarget, readDestination } from "./open-target.ts";
import {
  isPublishNeeded,
  isRepublish,
  type PublishPlan,
  planDiff,
  plannedPages,
  planPublish,
  planUndo,
  publish,
} from "./publication.ts";
import { fileSteps, formatReleaseTime, formatStepCounts } from "./publication-record.ts";
import { differenceLines, type Target } from "./target.ts";

/** How a publication talks to the owner: in a terminal, or in the studio. */
export interface PublishTalk {
  /** Receives the name of the target. */
  target?(label: string): void;
  /** Shows the effect on visitors. */
  show(difference: SiteDiff, upcoming: readonly ScheduledChange[]): void;
  /** Asks whether to publish, or whether to undo that. */
  ask(isUndo: boolean): Promise<boolean>;
  /** Asks whether to trust a server that this computer does not know. */
  confirm(question: string): Promise<boolean>;
  log(line: string): void;
  warn(line: string): void;
}

interface PublishOptions {
  configFile: string;
  /** The folder of the built site. */
  outDir: string;
  /** A folder on this computer, instead of the target in the config. */
  to: string | undefined;
  isUndo: boolean;
  /** Whether files at the target that Plumbline did not publish may be replaced. */
  mayReplace: boolean;
  /** The command that undoes this publication, or what else does. */
  undoWords: string;
}

export type PublishOutcome = "nothing to do" | "declined" | "published" | "not live yet";

/** Shows what publishing a built site changes, or undoing that, asks, publishes it, and compares the live site. */
export async function carryOut(
  options: PublishOptions,
  talk: PublishTalk,
): Promise<PublishOutcome> {
  const { configFile, outDir, to, isUndo, mayReplace } = options;
  const destination = readDestination(configFile, to, outDir);
  const target = await openTarget(destination, { configFile, confirm: talk.confirm });
  talk.target?.(target.label);
  const plan = isUndo ? await planUndo(target) : await planPublish(target, outDir, configFile);
  const upcoming = isUndo ? [] : upcomingIn(configFile);
  if (!isUndo && !isPublishNeeded(plan)) {
    talk.log(`\nThere is no difference from the live site in ${target.label}.`);
    for (const line of scheduleLines(upcoming)) talk.log(line);
    return "nothing to do";
  }
  showDifference(plan, upcoming, talk);
  for (const line of differenceLines(plan.differences)) talk.log(`\n${line}`);
  const steps = fileSteps(plan.live, plan.next);
  talk.log(`To ${target.label}: ${formatStepCounts(steps)}`);
  if (!(await talk.ask(isUndo))) return "declined";
  await publish(target, plan, { mayReplace, log: talk.log });
  await recordPublishedPages(configFile, plannedPages(plan));
  talk.log(`Published: ${plan.next.what}`);
  if (OWN_SERVERS.has(destination.settings.to) && steps.changed.some(isForServers))
    talk.log(RELOAD);
  const isShown = await compareLive(destination.url, plan, target, talk);
  talk.log(options.undoWords);
  return isShown ? "published" : "not live yet";
}

/** Targets whose server may read its headers and redirects only when it starts. */
const OWN_SERVERS: ReadonlySet<string> = new Set(["folder", "sftp", "rsync"]);

const isForServers = (path: string) => path.startsWith(`${SERVER_DIR.slice(1)}/`);

const RELOAD =
  "Headers or redirects have changed. nginx and Caddy read them after a reload: systemctl reload nginx";

function showDifference(
  plan: PublishPlan,
  upcoming: readonly ScheduledChange[],
  talk: PublishTalk,
): void {
  const diff = isRepublish(plan) ? undefined : planDiff(plan);
  const lines = scheduleLines(upcoming);
  if (diff) talk.show(diff, upcoming);
  else if (!isRepublish(plan)) talk.log(`\n${[withoutDiff(plan), ...lines].join("\n")}\n`);
  else if (lines.length > 0) talk.log(`\n${lines.join("\n")}`);
}

/** Explains why the effect on visitors is unknown. */
function withoutDiff(plan: PublishPlan): string {
  const { live } = plan;
  if (!live) return "This seems to be the first time that the site is published there.";
  const what = `${live.what}, ${formatReleaseTime(live.release)}`;
  return live.isWhole
    ? `This computer has no copy of the live version (${what}), so only its files can be compared.`
    : `The last version (${what}) was not sent completely: this completes it.`;
}

/** Whether the live site serves the published version, or has no address yet. */
async function compareLive(
  url: string,
  plan: PublishPlan,
  { patienceMs }: Target,
  { log, warn }: PublishTalk,
): Promise<boolean> {
  if (isExampleUrl(url)) {
    log(`${url} is an example address, so the live site was not tested.`);
    return true;
  }
  const { fresh, changed } = fileSteps(plan.live, plan.next);
  const changedFiles = [...fresh, ...changed].map((path) => [path, plan.next.files[path] ?? ""]);
  const answer = await checkLiveFiles(url, Object.fromEntries(changedFiles), patienceMs);
  if (answer.isSame) {
    const { asked, of } = answer;
    log(`${url} shows it (${asked < of ? `${asked} of ${of}` : asked} files compared).`);
    return true;
  }
  warn(`${url} does not show it yet:\n${answer.problems.map((each) => `  ${each}`).join("\n")}`);
  warn(
    "Some hosts need a few minutes. If this does not change, check whether the address of the site belongs to this target.",
  );
  return false;
}
