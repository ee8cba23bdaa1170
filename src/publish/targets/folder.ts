import { lstat, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { takeLock } from "../../output/lock.ts";
import { carry, recordIn, writeRecord } from "../releases.ts";
import { expectSame, type Publication, type Target } from "../target.ts";

/** The link that leads to the release that is live. */
const CURRENT = "current";

/**
 * A folder of this computer: each release lies in a folder of its own, and a link is turned to it in one step.
 * Other computers that see the folder can take a release back, too.
 */
export function folderTarget(folder: string): Target {
  const current = join(folder, CURRENT);
  const store = join(folder, "releases");
  return {
    words: `the folder "${current}"`,
    store,
    patienceMs: 0,
    live: () => recordIn(current),
    async publish({ release, live, next, kept, tell }: Publication) {
      await expectLink(current);
      const wait = () => tell(`Another publication into "${folder}" is under way; this one waits.`);
      const lock = await takeLock(join(folder, ".publishing"), wait);
      try {
        expectSame(live, await recordIn(current));
        carry(release, next, kept);
        await writeRecord(release.folder, next);
        lock.confirm();
        await turn(current, join("releases", release.id));
      } finally {
        lock.end();
      }
    },
    close: () => undefined,
  };
}

/** Throws if there is something else in the place of the link. */
async function expectLink(current: string): Promise<void> {
  const found = await lstat(current).catch(() => undefined);
  if (!found || found.isSymbolicLink()) return;
  throw new Error(
    `"${current}" is to be a link to what is live, and something else is there that we have not put there. ` +
      "Move it away, or name another folder under `publish` in the config.",
  );
}

/** A new link takes the place of the old one in one step, so that there is one at every time. */
async function turn(current: string, to: string): Promise<void> {
  const fresh = `${current}.${process.pid}.tmp`;
  await rm(fresh, { force: true });
  await symlink(to, fresh);
  await rename(fresh, current);
}
