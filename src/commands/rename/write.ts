import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { Refusal } from "../../diagnostics/refusal.ts";
import { errorCode, readRegularFile, writeTogether } from "../../lib/files/files.ts";
import { encodeLike } from "../../lib/files/text-file.ts";
import type { Renamed } from "./rename.ts";

/** Writes all changed files, or none. */
export async function writeRenamed({ files, move }: Renamed): Promise<void> {
  // The file may exist although the build ignores it.
  if (move && existsSync(move.to))
    throw new Refusal(`${move.to} already exists. Move it away, or choose another name.`);
  let isMoved = false;
  try {
    if (move) await rename(move.from, move.to);
    isMoved = true;
    await writeTogether(
      files.map(({ file, after }) => ({ file, data: encodeLike(readRegularFile(file), after) })),
    );
  } catch (error) {
    if (move && isMoved) await rename(move.to, move.from);
    if (errorCode(error) === undefined) throw error;
    const names = [...files.map(({ file }) => file), ...(move ? [move.from] : [])];
    throw new Refusal(
      `Not all of ${names.join(", ")} can be written: ${errorCode(error)}. They have not changed; make them writable, and run this again.`,
    );
  }
}
