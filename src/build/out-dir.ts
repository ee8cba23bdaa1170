import { existsSync } from "node:fs";
import { mkdir, readdir, realpath, stat } from "node:fs/promises";
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
  const found = await stat(target).catch(() => undefined);
  if (found && !found.isDirectory()) throw new Error(`"${outDir}" is a file. ${OTHER}`);
  if (found && !(await isOursOrEmpty(target))) {
    throw new Error(`"${outDir}" holds files that no build has put there. ${OTHER}`);
  }
}

const OTHER = "Name another folder with --out DIR: what is in it is replaced by the site.";

/** Each build leaves its files for servers in the folder, and nobody else does. */
const isOursOrEmpty = async (folder: string) =>
  existsSync(join(folder, SERVER_DIR)) || (await readdir(folder)).length === 0;

/** The folder in which this process puts a site together, beside the one that it will replace. */
export const stagingOf = (outDir: string): string => `${outDir}.building-${process.pid}`;

export async function makeStaging(outDir: string): Promise<string> {
  const staging = stagingOf(outDir);
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
