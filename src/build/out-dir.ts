import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { lstat, mkdir, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { publicDirOf } from "../compile/compile.ts";
import { SERVER_DIR } from "../hosting/formats.ts";
import { PROJECT_DIR } from "./cache.ts";

/**
 * Sees to it that the built site may take the place of whatever is at `outDir`, and that it can: what
 * is there is deleted. Throws, saying why, where files would be lost that no build can make again.
 */
export async function claimOutDir(outDir: string, configFile: string): Promise<void> {
  const target = await realPlace(outDir);
  const publicDir = await realPlace(publicDirOf(configFile));
  const sources = [await realPlace(configFile), publicDir, await realPlace(PROJECT_DIR)];
  if (sources.some((source) => isWithin(source, target)) || isWithin(target, publicDir)) {
    throw new Error(`"${outDir}" holds what the site is built from. ${OTHER}`);
  }
  const link = await lstat(outDir).catch(() => undefined);
  if (link?.isSymbolicLink()) {
    throw new Error(
      `"${outDir}" is a link: the site would take its place, and not that of the folder it leads to. ` +
        `Name that folder itself: --out ${target}`,
    );
  }
  const found = await stat(target).catch(() => undefined);
  if (found && !found.isDirectory()) throw new Error(`"${outDir}" is a file. ${OTHER}`);
  if (found && !(await isOursOrEmpty(target))) {
    throw new Error(`"${outDir}" holds files that no build has put there. ${OTHER}`);
  }
}

const OTHER = "Name another folder with --out DIR: what is in it is replaced by the site.";

/** What a part of a site says of itself, in its folder. */
export const PART_FILE = ".part.json";

/** Each build leaves its files for servers in the folder, or what it says of a part, and nobody else does. */
const isOursOrEmpty = async (folder: string) =>
  existsSync(join(folder, SERVER_DIR)) ||
  existsSync(join(folder, PART_FILE)) ||
  (await readdir(folder)).length === 0;

/** Makes the folder in which a site is put together, beside the one that it will replace. */
export async function makeStaging(outDir: string): Promise<string> {
  const staging = `${outDir}.building-${process.pid}`;
  try {
    await mkdir(staging, { recursive: true });
    return staging;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new Error(
      `There can be no folder at "${outDir}" (${code}). Name another with --out DIR.`,
    );
  }
}

/**
 * Puts `from` in the place of `to`; the time without either is that of one rename. Returns where that
 * which was there lies now, if there was anything.
 */
export function replaceFolder(from: string, to: string): string | undefined {
  mkdirSync(dirname(to), { recursive: true });
  for (let left = 3; ; left--) {
    // One right after the other, so that no signal comes in between.
    const old = moveAway(to);
    try {
      renameSync(from, to);
      return old;
    } catch (error) {
      // Another build may have put its own there between the two.
      if (left === 0 || !existsSync(to)) throw error;
    }
  }
}

/** Returns where a folder lies now; undefined if there is none. */
function moveAway(folder: string): string | undefined {
  const old = `${folder}.old-${process.pid}`;
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(folder, old);
    return old;
  } catch (error) {
    if (existsSync(folder)) throw error;
    return undefined;
  }
}

/** Mends what a build that was killed has left: half a site beside the good one, or the good one itself. */
export async function tidyUp(outDir: string): Promise<void> {
  const names = await readdir(dirname(outDir)).catch(() => []);
  for (const name of names) {
    const [, kind, pid] = LEFT_OVER.exec(name.slice(basename(outDir).length)) ?? [];
    if (!kind || !name.startsWith(basename(outDir)) || isRunning(Number(pid))) continue;
    const path = join(dirname(outDir), name);
    if (kind === "old" && !existsSync(outDir)) await rename(path, outDir);
    else await rm(path, { recursive: true, force: true });
  }
}

const LEFT_OVER = /^\.(building|old)-(\d+)$/;

/** Whether that is another process: in a container each build may have the number of the last one. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** A path without links, as far as it exists. */
async function realPlace(path: string): Promise<string> {
  if (existsSync(path) || dirname(path) === path) return realpath(path);
  return join(await realPlace(dirname(path)), basename(path));
}

/** Whether a path is a folder or lies in it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !/^[a-z]:/i.test(way));
}
