import { rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { openRepository } from "../../lib/git/git.ts";
import { readBuiltSide } from "../diff/built-side.ts";
import { type SiteDiff, siteDiff } from "../diff/site-diff.ts";
import {
  hasVisibleChanges,
  newReleaseId,
  nextRecord,
  type PublicationRecord,
  type StoredRelease,
} from "./publication-record.ts";
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
import type { Publication, Target } from "./target.ts";
import {
  correctedRecord,
  NO_DIFFERENCES,
  type RemoteDifferences,
  unchangedPaths,
} from "./target.ts";

/** A release to publish, and what it replaces. */
export interface PublishPlan {
  release: StoredRelease;
  /** The record of the target, corrected by `differences`. */
  live: PublicationRecord | undefined;
  differences: RemoteDifferences;
  next: PublicationRecord;
  /** The live release, if it is stored here. */
  last: StoredRelease | undefined;
}

/** The plan for publishing a built site. */
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

/** The plan for undoing the last publication; throws if there is no earlier release. */
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

/** The target of undo: never an incomplete release, or one that was only repaired. */
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

/** Whether publishing would change anything. */
export const isPublishNeeded = ({ live, next }: PublishPlan): boolean =>
  hasVisibleChanges(live, next);

/** What the plan changes; undefined if the live release is not stored here, or damaged. */
export function planDiff({ release, last }: PublishPlan): SiteDiff | undefined {
  try {
    return last && siteDiff(readBuiltSide(last.folder), readBuiltSide(release.folder), undefined);
  } catch {
    return undefined;
  }
}

/** Whether the release equals the last one, so that only `differences` need publishing. */
export const isRepublish = ({ release, last }: PublishPlan): boolean =>
  last !== undefined && isDeepStrictEqual(last.files, release.files);

/** The paths of the pages of the release. */
export const plannedPages = ({ release }: PublishPlan): string[] => [
  ...readBuiltSide(release.folder).pages.keys(),
];

/**
 * Stores the release and publishes it; removes it again if that fails. Also writes the record
 * beside the releases, for hosts and commands that cannot query the target.
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

/** The releases that have been live, oldest first. */
export async function readReleases(store: string): Promise<StoredRelease[]> {
  const all = await Promise.all(releaseIds(store).map((id) => readRelease(store, id)));
  return all.flatMap((release) => (release?.what ? release : []));
}

/** A short description of a release. */
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
