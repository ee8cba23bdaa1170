import { existsSync, readdirSync } from "node:fs";
import { lstat, readlink, rename, rm, symlink } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pathIn, writablePathIn } from "../../../lib/files/site-file.ts";
import { news } from "../../../model/publish-news.ts";
import { takeLock } from "../../../output/lock.ts";
import {
  OWN_FOLDER,
  type PublicationRecord,
  RELEASE_ID,
  type StoredRelease,
} from "../publication-record.ts";
import { carryFiles, hasHash, linkOrCopy, readRecord, writeRecord } from "../releases.ts";
import type { RemoteDifferences } from "../target.ts";
import { expectOwnFiles, expectUnchanged, type Publication, type Target } from "../target.ts";

/** The link to the live release. */
const CURRENT = "current";

/**
 * A folder of this computer: each release has its own subfolder, and a link switches to it in one
 * step. Other computers with access to the folder can undo a release, too.
 */
export function folderTarget(folder: string): Target {
  const current = join(folder, CURRENT);
  const store = join(folder, "releases");
  const label = `the folder "${current}"`;
  return {
    label,
    store,
    patienceMs: 0,
    live: async () => ((await isOurLink(current, store)) ? readRecord(current) : undefined),
    findDifferences: async (release, paths, live) => findIn(current, release, paths, live),
    async publish({ release, live, next, releases: kept, mayReplace, log }: Publication) {
      await expectLink(current, store, mayReplace);
      const wait = () => log(news("waits", folder));
      const lock = await takeLock(join(folder, ".publishing"), wait);
      try {
        expectUnchanged(live, await readRecord(current));
        const others = live ? othersIn(current, live) : [];
        if (!mayReplace)
          expectOwnFiles(
            others.filter((path) => next.files[path]),
            label,
          );
        carryFiles(release, next, kept);
        for (const path of others.filter((each) => !existsSync(pathIn(release.folder, each))))
          linkOrCopy(join(current, path), writablePathIn(release.folder, path), true);
        await writeRecord(release.folder, next);
        lock.confirm();
        await turn(current, join("releases", release.id));
      } finally {
        lock.end();
      }
    },
  };
}

function findIn(
  current: string,
  { files }: StoredRelease,
  paths: readonly string[],
  live: PublicationRecord,
): RemoteDifferences {
  const there = new Set(filesIn(current));
  const missing = paths.filter((path) => !there.has(path));
  const changed = paths.filter((path) => there.has(path) && !hasHash(current, path, files[path]));
  return { missing, changed, others: othersIn(current, live) };
}

/** All entries except folders, as paths of the site. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));

/** Files that somebody has added to the live release, such as one that verifies the site's ownership. */
const othersIn = (current: string, { files }: PublicationRecord): string[] =>
  filesIn(current).filter(
    (path) => files[path] === undefined && !path.startsWith(`${OWN_FOLDER}/`),
  );

/**
 * Whether there is nothing yet, or a link to one of our releases, so that the link can be replaced.
 */
async function isOurLink(current: string, store: string): Promise<boolean> {
  const to = await readlink(current).catch(() => undefined);
  if (to === undefined) return !existsSync(current);
  const target = resolve(dirname(current), to);
  return dirname(target) === resolve(store) && RELEASE_ID.test(relative(store, target));
}

/** Throws if something else is at the path of the link, or if the link points elsewhere. */
async function expectLink(current: string, store: string, mayReplace: boolean): Promise<void> {
  const found = await lstat(current).catch(() => undefined);
  if (!found || (await isOurLink(current, store))) return;
  if (found.isSymbolicLink()) {
    if (mayReplace) return;
    throw new Error(
      `"${current}" is a link to "${await readlink(current)}", which Plumbline has not created: visitors ` +
        "would get another site there. Nothing was published. If that is right, run the command again with " +
        "--replace, which changes only the link; otherwise choose another folder under `publish` in the config.",
    );
  }
  throw new Error(
    `"${current}" has to be a link to the live release, but something else is there. ` +
      "Move it away, or choose another folder under `publish` in the config.",
  );
}

/** Replaces the link in one step, so that one exists at any time. */
async function turn(current: string, to: string): Promise<void> {
  const fresh = `${current}.${process.pid}.tmp`;
  await rm(fresh, { force: true });
  await symlink(to, fresh);
  await rename(fresh, current);
}
