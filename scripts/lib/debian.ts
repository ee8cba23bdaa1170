import { existsSync } from "node:fs";
import { runProgram } from "./tools.ts";

/** Installs packages where that is possible without a password: on Debian and its kin, as root. */
export async function installWithApt(packages: readonly string[], reason: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`${reason}: installing ${packages.join(" and ")} (apt-get)…`);
  // In the run level of one user alone Debian starts no server that it installs.
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  const updated = await runProgram("apt-get", ["update", "-qq"], { env });
  if (updated === 0) await runProgram("apt-get", install, { env });
}
