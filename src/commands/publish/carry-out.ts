import type { ScheduledChange } from "../../config/expand/dated-content.ts";
import { type News, news } from "../../model/publish-news.ts";
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
import { fileSteps, formatReleaseTime } from "./publication-record.ts";
import { differenceNews, type Target } from "./target.ts";

/** How a publication talks to the owner: in a terminal, or in the studio. */
export interface PublishTalk {
  /** Receives the name of the target. */
  target?(label: string): void;
  /** Shows the effect on visitors, which may be unknown or none, and what happens by itself later. */
  show(difference: SiteDiff | undefined, upcoming: readonly ScheduledChange[]): void;
  /** Asks whether to publish, or whether to undo that. */
  ask(isUndo: boolean): Promise<boolean>;
  /** Asks whether to trust a server that this computer does not know. */
  confirm(question: string): Promise<boolean>;
  /** Reports what happens. */
  report(news: News): void;
  log(line: string): void;
  warn(line: string | News): void;
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
    talk.log("");
    talk.report(news("noDifference", target.label));
    talk.show(undefined, upcoming);
    return "nothing to do";
  }
  showDifference(plan, upcoming, talk);
  for (const each of differenceNews(plan.differences)) talk.report(each);
  const steps = fileSteps(plan.live, plan.next);
  const counts = [steps.fresh, steps.changed, steps.gone].map(({ length }) => `${length}`);
  const [fresh = "", changed = "", gone = ""] = counts;
  talk.report(news("sends", target.label, fresh, changed, gone));
  if (!(await talk.ask(isUndo))) return "declined";
  await publish(target, plan, {
    mayReplace,
    log: (line) => (typeof line === "string" ? talk.log(line) : talk.report(line)),
  });
  await recordPublishedPages(configFile, plannedPages(plan));
  talk.report(news("published", plan.next.what));
  if (OWN_SERVERS.has(destination.settings.to) && steps.changed.some(isForServers))
    talk.report(news("needsReload"));
  const isShown = await compareLive(destination.url, plan, target, talk);
  talk.log(options.undoWords);
  return isShown ? "published" : "not live yet";
}

/** Targets whose server may read its headers and redirects only when it starts. */
const OWN_SERVERS: ReadonlySet<string> = new Set(["folder", "sftp", "rsync"]);

const isForServers = (path: string) => path.startsWith(`${SERVER_DIR.slice(1)}/`);

function showDifference(
  plan: PublishPlan,
  upcoming: readonly ScheduledChange[],
  talk: PublishTalk,
): void {
  const diff = isRepublish(plan) ? undefined : planDiff(plan);
  if (!diff && !isRepublish(plan)) {
    talk.log("");
    talk.report(withoutDiff(plan));
  }
  talk.show(diff, upcoming);
}

/** Explains why the effect on visitors is unknown. */
function withoutDiff({ live }: PublishPlan): News {
  if (!live) return news("firstTime");
  return news(live.isWhole ? "noCopy" : "notWhole", live.what, formatReleaseTime(live.release));
}

/** Whether the live site serves the published version, or has no address yet. */
async function compareLive(
  url: string,
  plan: PublishPlan,
  { patienceMs }: Target,
  { report, warn }: PublishTalk,
): Promise<boolean> {
  if (isExampleUrl(url)) {
    report(news("exampleUrl", url));
    return true;
  }
  const { fresh, changed } = fileSteps(plan.live, plan.next);
  const changedFiles = [...fresh, ...changed].map((path) => [path, plan.next.files[path] ?? ""]);
  const answer = await checkLiveFiles(url, Object.fromEntries(changedFiles), patienceMs);
  if (answer.isSame) {
    const { asked, of } = answer;
    report(news("isLive", url, `${Math.min(asked, of)}`, `${of}`));
    return true;
  }
  warn(news("notYetLive", url));
  for (const each of answer.problems) warn(`  ${each}`);
  warn(news("hostsTakeTime"));
  return false;
}
