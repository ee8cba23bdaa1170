import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { PublishSettings } from "../../../../schema/publish.ts";
import { errorCode } from "../../../lib/files/files.ts";
import { withTemporaryFolder } from "../../../lib/files/temporary-folder.ts";
import { foldersOf, type RemoteSpace, spaceTarget } from "../in-order.ts";
import type { Target, TargetContext } from "../target.ts";

type Settings = Extract<PublishSettings, { to: "rsync" }>;

/** A server that accepts files by rsync, over the system's ssh with its keys and known hosts. */
export function rsyncTarget(settings: Settings, { store }: TargetContext): Target {
  const space = spaceOf(settings);
  return spaceTarget(`"${settings.path}" at ${settings.host}`, store, (work) => work(space));
}

/** Each pass lists all of its files. rsync neither reads nor removes other files there. */
function spaceOf({ host, port, user, path }: Settings): RemoteSpace {
  const there = `${user}@${host}:${path}/`;
  const rsync = (paths: readonly string[], ...args: string[]) =>
    runRsync(host, paths, [`--rsh=${shell(port)}`, ...args]);
  const send = async (folder: string, paths: readonly string[]) => {
    // Compares by content; by default rsync compares sizes and times.
    await rsync(paths, "--ignore-times", `${folder}/`, there);
  };
  return {
    send,
    read: (path) =>
      withTemporaryFolder(async (folder) => {
        await rsync([path], "--ignore-missing-args", there, folder);
        return await readFile(join(folder, path), "utf8").catch(() => undefined);
      }),
    async present(paths) {
      const look = ["--dry-run", "--ignore-missing-args", "--8-bit-output", "--out-format=%n"];
      const names = await withTemporaryFolder((folder) => rsync(paths, ...look, there, folder));
      const found = new Set(names.split("\n"));
      return paths.filter((each) => found.has(each));
    },
    async differing(folder, paths) {
      const look = ["--dry-run", "--checksum", "--8-bit-output", "--out-format=%i %n"];
      const lines = (await rsync(paths, ...look, `${folder}/`, there)).split("\n");
      const files = lines.filter((line) => line.startsWith("<f"));
      const named = (isNew: boolean) =>
        files.filter((line) => line.startsWith("<f+") === isNew).map(nameIn);
      return { missing: named(true), changed: named(false) };
    },
    write: (content, path) =>
      withTemporaryFolder(async (folder) => {
        await mkdir(join(folder, dirname(path)), { recursive: true });
        await writeFile(join(folder, path), content);
        await send(folder, [path]);
      }),
    remove: (paths) =>
      withTemporaryFolder(async (folder) => {
        for (const each of foldersOf(paths)) await mkdir(join(folder, each), { recursive: true });
        await rsync(paths, "--delete-missing-args", `${folder}/`, there);
      }),
  };
}

/** rsync writes the differences as one word, then the name. */
const nameIn = (line: string) => line.slice(line.indexOf(" ") + 1);

/** rsync itself reads `RSYNC_RSH`, for another ssh program or another key. */
const shell = (port = 22) => `${process.env.RSYNC_RSH || "ssh"} -p ${port}`;

/** A connection without data for this many seconds counts as broken. */
const SILENCE = 60;

/**
 * Runs rsync for these files only, and returns its output; ssh itself asks the person in the
 * terminal.
 */
async function runRsync(
  host: string,
  paths: readonly string[],
  args: readonly string[],
): Promise<string> {
  const usual = ["--secluded-args", "--from0", "--files-from=-", `--timeout=${SILENCE}`];
  const child = spawn("rsync", [...usual, ...args]);
  // rsync may end before it has read all names, and prints the reason itself.
  child.stdin.on("error", () => undefined);
  child.stdin.end(paths.map((path) => `${path}\0`).join(""));
  const [[code], output, problem] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]).catch((error: unknown) => {
    throw errorCode(error) === "ENOENT" ? new Error(MISSING, { cause: error }) : error;
  });
  if (code === 0) return output;
  throw new Error(failureWords(host, problem.replaceAll("\r", "").trim()));
}

const MISSING =
  "Publishing by rsync needs the program rsync, which is not installed. Nothing was sent. " +
  'Install it, for example with apt install rsync or brew install rsync, or write "to": "sftp" in the config.';

const failureWords = (host: string, problem: string) =>
  `rsync reports for ${host}:\n${problem.replace(/^/gm, "  ")}\n` +
  "Check `host`, `port`, `user` and `path` under `publish` in the config, whether the server has rsync, " +
  "and whether ssh lets you in: it uses your usual keys, and RSYNC_RSH can name another ssh.";
