import { rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readBuiltSide } from "../diff/built-side.ts";
import { type SiteDiff, siteDiff } from "../diff/site-diff.ts";
import { openRepository } from "../git/git.ts";
import { AS_RECORDED, corrected, type Found, unsentPaths } from "./found.ts";
import { following, isAnyDifferent, type Published } from "./published.ts";
import { type KeptRelease, releaseId } from "./release.ts";
import {
  carry,
  expectWhole,
  keepRelease,
  keptRelease,
  ownFilesOf,
  releaseIds,
  sweep,
  writeRecord,
} from "./releases.ts";
import type { Publication, Target } from "./target.ts";

/** What is to be published in the place of what. */
export interface Plan {
  release: KeptRelease;
  /** What is there: the record of it, corrected by what was found. */
  live: Published | undefined;
  found: Found;
  next: Published;
  /** The release that is live, where it is kept here. */
  last: KeptRelease | undefined;
}

/** What would be published of a site that is built. */
export async function planBuilt(target: Target, built: string, configFile: string): Promise<Plan> {
  const live = await target.live();
  const release = {
    id: releaseId(),
    folder: resolve(built),
    what: await wordsFor(built, configFile),
    files: ownFilesOf(built),
  };
  return planOf(target, live, { ...release, before: beforeOf(live, release) });
}

/** What would be live again; throws, saying why, if there is nothing before. */
export async function planUndo(target: Target): Promise<Plan> {
  const live = await target.live();
  if (!live)
    throw new Error(
      `Nothing has been published to ${target.words}, so there is nothing to take back.`,
    );
  const release = await keptRelease(target.store, live.before);
  if (release) {
    expectWhole(release);
    return planOf(target, live, release);
  }
  throw new Error(
    live.before === undefined
      ? `Nothing was published to ${target.words} before what is live (${live.what}), so there is nothing to go back to.`
      : `What was live before is not kept in "${target.store}": the last five are, where they were published from. ` +
          "Get the config and its files back as they were then, from git, and publish them.",
  );
}

/** What taking a release back leads to: not to one that has not arrived, or that was only put right. */
const beforeOf = (live: Published | undefined, release: KeptRelease): string | undefined =>
  live && (!live.isWhole || !isAnyDifferent(live, following(live, release)))
    ? live.before
    : live?.release;

async function planOf(
  target: Target,
  live: Published | undefined,
  release: KeptRelease,
): Promise<Plan> {
  const last = await keptRelease(target.store, live?.release);
  const found = live ? await target.find(release, unsentPaths(live, release), live) : AS_RECORDED;
  const next = following(live, release);
  return { release, live: live && corrected(live, found), found, next, last };
}

/** Whether there is anything to do. */
export const isNeeded = ({ live, next }: Plan): boolean => isAnyDifferent(live, next);

/** What the plan changes, for visitors and robots; undefined where what is live is not kept here, or not whole. */
export function diffOf({ release, last }: Plan): SiteDiff | undefined {
  try {
    return last && siteDiff(readBuiltSide(last.folder), readBuiltSide(release.folder), undefined);
  } catch {
    return undefined;
  }
}

/** Whether it is the site that was published last, so that there is something to do only because of what was found. */
export const isAgain = ({ release, last }: Plan): boolean =>
  last !== undefined && isDeepStrictEqual(last.files, release.files);

/** The paths of the pages that are to be live. */
export const pagesOf = ({ release }: Plan): string[] => [
  ...readBuiltSide(release.folder).pages.keys(),
];

/**
 * Keeps the release, and publishes it; one that could not be published is not kept. What is live then is
 * remembered beside the releases, for hosts and commands that cannot ask.
 */
export async function publish(
  target: Target,
  plan: Plan,
  options: Pick<Publication, "mayReplace" | "tell">,
): Promise<void> {
  const { store } = target;
  const { live, next, last } = plan;
  const kept = (await releasesIn(store)).reverse();
  const isKept = kept.some(({ id }) => id === plan.release.id);
  const release = isKept ? plan.release : await keepRelease(store, plan.release, last);
  try {
    carry(release, next, kept);
    await target.publish({ ...options, release, live, next, kept });
  } catch (error) {
    if (!isKept) await rm(release.folder, { recursive: true, force: true });
    throw error;
  }
  await writeRecord(release.folder, next);
  await writeRecord(store, next);
  await sweep(store, next.release);
}

/** The releases that have been live, the oldest first. */
export async function releasesIn(store: string): Promise<KeptRelease[]> {
  const all = await Promise.all(releaseIds(store).map((id) => keptRelease(store, id)));
  return all.flatMap((release) => (release?.what ? release : []));
}

/** What a person knows a release by. */
async function wordsFor(built: string, configFile: string): Promise<string> {
  const { size } = readBuiltSide(built).pages;
  const pages = `${size} ${size === 1 ? "page" : "pages"}`;
  try {
    const { git } = await openRepository(dirname(resolve(configFile)));
    const [commit, state] = await Promise.all([
      git("log", "-1", "--format=%h %s"),
      git("status", "--porcelain", "--untracked-files=no", "--", "."),
    ]);
    return `${pages}, commit ${commit.trim()}${state === "" ? "" : ", and what was not committed"}`;
  } catch {
    return pages;
  }
}
