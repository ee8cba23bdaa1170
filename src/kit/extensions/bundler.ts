import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { packageFolder } from "../../lib/files/package-folder.ts";

/**
 * Installs the bundler that extensions need with npm, into the
 * folder that Plumbline is installed in. Other sites need neither.
 */
export function ensurePackages(...needed: readonly ("esbuild" | "vite")[]): void {
  const missing = needed.filter((name) => packageFolder(name, PROJECT_DIR) === undefined);
  if (missing.length === 0) return;
  const { peerDependencies } = JSON.parse(readFileSync(join(PROJECT_DIR, "package.json"), "utf8"));
  const packages = missing.map((name) => `${name}@${peerDependencies[name]}`);
  const args = ["install", "--save-dev", "--save-exact", ...packages];
  const why = `This site has extensions, which need ${missing.join(" and ")}.`;
  // Owners call other package managers themselves.
  if (!isNpms()) throw new Error(`${why} Install ${packages.join(" and ")}, and run this again.`);
  console.error(`${why} npm ${args.join(" ")}`);
  const { status } = spawnSync("npm", [...args, "--no-audit", "--no-fund"], {
    cwd: dirname(dirname(PROJECT_DIR)),
    stdio: ["ignore", "inherit", "inherit"],
    // On Windows npm is a .cmd file, which only a shell can start.
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    throw new Error("They could not be installed: see above. Fix that and run this again.");
  }
}

function isNpms(): boolean {
  const modules = dirname(PROJECT_DIR);
  const others = OTHER_LOCKS.some((name) => existsSync(join(dirname(modules), name)));
  return basename(modules) === "node_modules" && !PROJECT_DIR.includes(".pnpm") && !others;
}

const OTHER_LOCKS = ["yarn.lock", "pnpm-lock.yaml", "bun.lock", "bun.lockb"];
