import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf } from "../files/files.ts";
import { STAGING } from "./turn-owner.ts";
import { type Turn, takeTurn } from "./turns.ts";

/** Where a build into a folder works while it has its turn. */
export interface WorkPlace extends Turn {
  /** An empty folder in which the site is put together. */
  staging: string;
  /** Whether that lies beside the folder of the site, and can take its place as a whole. */
  isBeside: boolean;
}

/** Waits for this build's turn; throws, saying what to do, where nothing can be written. */
export async function enterWorkPlace(outDir: string, onWait: () => void): Promise<WorkPlace> {
  if (existsSync(outDir)) expectWritable(outDir);
  else makeAbove(outDir);
  const isBeside = isReplaceable(outDir);
  const turn = await takeTurn(turnFolder(outDir, isBeside), onWait);
  try {
    // Of a name that no other build has: one that has lost its turn may not know that yet.
    const staging = join(turn.folder, STAGING + randomUUID());
    mkdirSync(staging);
    return { ...turn, staging, isBeside };
  } catch (error) {
    turn.end();
    throw error;
  }
}

const turnFolder = (outDir: string, isBeside: boolean) =>
  isBeside ? `${outDir}.building` : join(outDir, ".building");

/** Waits until nobody builds into a folder that is only read; who may not write there cannot disturb. */
export async function holdStill(folder: string, onWait: () => void): Promise<Turn | undefined> {
  if (!existsSync(folder) || !isWritable(folder)) return undefined;
  const isBeside = isReplaceable(folder);
  return takeTurn(turnFolder(folder, isBeside), onWait);
}

/** The names of the folders in which builds work within that of the site. */
export const TURN_FOLDER = /^\.building(-[\d-]+)?$/;

function makeAbove(outDir: string): void {
  try {
    mkdirSync(dirname(outDir), { recursive: true });
    accessSync(dirname(outDir), constants.W_OK);
  } catch (error) {
    throw new Error(
      `There can be no folder at "${outDir}" (${codeOf(error)}). Name another with --out DIR.`,
    );
  }
}

/** Throws, saying what to do, if nobody may put a file into this folder or take one away. */
export function expectWritable(folder: string): void {
  const refusal = existsSync(folder) ? refusalOf(folder) : undefined;
  if (refusal === undefined) return;
  const why =
    refusal === "EROFS"
      ? "the disk can only be read. Make it writable"
      : "it belongs to another user, or is protected. " +
        `Make it yours (sudo chown -R $(id -un) "${folder}")`;
  throw new Error(
    `You may not write into "${folder}": ${why}, or name another folder with --out DIR.`,
  );
}

const isWritable = (folder: string) => refusalOf(folder) === undefined;

/** The system's word for why nothing can be written into a folder; undefined if it can. */
function refusalOf(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return codeOf(error) ?? "";
  }
}

/** Whether another folder can take its place. */
const isReplaceable = (folder: string): boolean =>
  !existsSync(folder) ||
  (isWritable(dirname(folder)) && !isProtected(folder) && !isMountPoint(folder));

/** In a folder for all users nobody may rename what belongs to another. */
function isProtected(folder: string): boolean {
  const [own, above, user] = [statSync(folder), statSync(dirname(folder)), process.getuid?.()];
  return (above.mode & STICKY) !== 0 && user !== 0 && user !== own.uid && user !== above.uid;
}

const STICKY = 0o1000;

/** Where another file system begins, such as a volume of a container, nothing can be renamed. */
function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) return true;
  try {
    const written = folder.replace(/[\s\\]/g, asOctal);
    return readFileSync("/proc/self/mountinfo", "utf8").includes(` ${written} `);
  } catch {
    return false;
  }
}

const asOctal = (character: string) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
