import { readFileSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";

/** The sites of all tests that run at the same time take less than half of this. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * The folder for the temporary files of tests: in memory where Linux has enough of it, since tests write and delete
 * some hundred thousand small files.
 */
export const testFolder = (): string => (hasMemoryFolder() ? IN_MEMORY : tmpdir());

function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES && canRunPrograms();
  } catch {
    return false;
  }
}

/** Containers may forbid programs there. */
function canRunPrograms(): boolean {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const options = mounts.find((line) => line.split(" ")[1] === IN_MEMORY)?.split(" ")[3] ?? "";
  return !options.split(",").includes("noexec");
}
