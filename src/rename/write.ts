import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { codeOf, writeTogether } from "../files/files.ts";
import type { Renamed } from "./rename.ts";
import { Refusal } from "./written/refusal.ts";

/** Writes all files that a new name changes, or none. */
export async function writeRenamed({ files, move }: Renamed): Promise<void> {
  try {
    if (move) await rename(move.from, move.to);
    await writeTogether(files);
  } catch (error) {
    if (move && existsSync(move.to)) await rename(move.to, move.from);
    if (codeOf(error) === undefined) throw error;
    const names = [...files.map(({ file }) => file), ...(move ? [move.from] : [])];
    throw new Refusal(
      `Not all of ${names.join(", ")} can be written: ${codeOf(error)}. They are as they were; allow yourself to write them, and run this again.`,
    );
  }
}
