import { rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readBuiltSide } from "../diff/built-side.ts";
import { type SiteDiff, siteDiff } from "../diff/site-diff.ts";
import { openRepository } from "../git/git.ts";
import { hasVisibleChanges, nextRecord, type PublicationRecord } from "./publication-record.ts";
import { newReleaseId, type StoredRelease } from "./release.ts";
import {
  carryFiles,
  expectIntact,
  readRelease,
  releaseFiles,
  releaseIds,
  removeOldReleases,
  storeRelease,
  writeRecord,
} from "./releases.ts";
import {
  correctedRecord,
  NO_DIFFERENCES,
  type RemoteDifferences,
  unchangedPaths,
} from "./remote-differences.ts";
import type { Publication, Target } from "./target.ts";

/** What is to be published in the place of what. */
export interface PublishPlan {
  release: StoredRelease;
  /** What is there: the record of it, corrected by what was found. */
  live: PublicationRecord | undefined;
  differences: RemoteDifferences;
  next: PublicationRecord;
  /** The release that is live, where it is kept here. */
  last: StoredRelease | undefined;
}

/** What would be published of a site that is built. */
export async function planPublish(
  target: Target,
  built: string,
  configFile: string,
): Promise<PublishPlan> {
  const live = await target.live();
  const release = {
    id: newReleaseId(),
    folder: resolve(built),
    what: await releaseSummary(built, configFile),
    files: releaseFiles(built),
  };
  return makePlan(target, live, { ...release, before: previousReleaseId(live, release) });
}

/** What would be live again; throws, saying why, if there is nothing before. */
export async function planUndo(target: Target): Promise<PublishPlan> {
  const live = await target.live();
  if (!live)
    throw new Error(`Nothing has been published to ${target.label}, so there is nothing to undo.`);
  const release = await readRelease(target.store, live.before);
  if (release) {
    expectIntact(release);
    return makePlan(target, live, release);
  }
  throw new Error(
    live.before === undefined
      ? `Nothing was published to ${target.label} before the live release (${live.what}), so there is nothing to go back to.`
      : `The release before the live one is not in "${target.store}", which keeps the last five published from this folder. ` +
          "Restore the config and its files from git, and publish them.",
  );
}

/** What taking a release back leads to: not to one that has not arrived, or that was only put right. */
const previousReleaseId = (
  live: PublicationRecord | undefined,
  release: StoredRelease,
): string | undefined =>
  live && (!live.isWhole || !hasVisibleChanges(live, nextRecord(live, release)))
    ? live.before
    : live?.release;

async function makePlan(
  target: Target,
  live: PublicationRecord | undefined,
  release: StoredRelease,
): Promise<PublishPlan> {
  const last = await readRelease(target.store, live?.release);
  const differences = live
    ? await target.findDifferences(release, unchangedPaths(live, release), live)
    : NO_DIFFERENCES;
  const next = nextRecord(live, release);
  return { release, live: live && correctedRecord(live, differences), differences, next, last };
}

/** Whether there is anything to do. */
export const isPublishNeeded = ({ live, next }: PublishPlan): boolean =>
  hasVisibleChanges(live, next);

/** What the plan changes, for visitors and robots; undefined where what is live is not kept here, or not whole. */
export function planDiff({ release, last }: PublishPlan): SiteDiff | undefined {
  try {
    return last && siteDiff(readBuiltSide(last.folder), readBuiltSide(release.folder), undefined);
  } catch {
    return undefined;
  }
}

/** Whether it is the site that was published last, so that there is something to do only because of what was found. */
export const isRepublish = ({ release, last }: PublishPlan): boolean =>
  last !== undefined && isDeepStrictEqual(last.files, release.files);

/** The paths of the pages that are to be live. */
export const plannedPages = ({ release }: PublishPlan): string[] => [
  ...readBuiltSide(release.folder).pages.keys(),
];

/**
 * Keeps the release, and publishes it; one that could not be published is not kept. What is live then is
 * remembered beside the releases, for hosts and commands that cannot ask.
 */
export async function publish(
  target: Target,
  plan: PublishPlan,
  options: Pick<Publication, "mayReplace" | "log">,
): Promise<void> {
  const { store } = target;
  const { live, next, last } = plan;
  const kept = (await readReleases(store)).reverse();
  const isKept = kept.some(({ id }) => id === plan.release.id);
  const release = isKept ? plan.release : await storeRelease(store, plan.release, last);
  try {
    carryFiles(release, next, kept);
    await target.publish({ ...options, release, live, next, releases: kept });
  } catch (error) {
    if (!isKept) await rm(release.folder, { recursive: true, force: true });
    throw error;
  }
  await writeRecord(release.folder, next);
  await writeRecord(store, next);
  await removeOldReleases(store, next.release);
}

/** The releases that have been live, the oldest first. */
export async function readReleases(store: string): Promise<StoredRelease[]> {
  const all = await Promise.all(releaseIds(store).map((id) => readRelease(store, id)));
  return all.flatMap((release) => (release?.what ? release : []));
}

/** What a person knows a release by. */
async function releaseSummary(built: string, configFile: string): Promise<string> {
  const { size } = readBuiltSide(built).pages;
  const pages = `${size} ${size === 1 ? "page" : "pages"}`;
  try {
    const { git } = await openRepository(dirname(resolve(configFile)));
    const [commit, state] = await Promise.all([
      git("log", "-1", "--format=%h %s"),
      git("status", "--porcelain", "--untracked-files=no", "--", "."),
    ]);
    return `${pages}, commit ${commit.trim()}${state === "" ? "" : ", with uncommitted changes"}`;
  } catch {
    return pages;
  }
}
