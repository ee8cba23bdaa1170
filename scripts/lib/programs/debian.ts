import { existsSync } from "node:fs";
import { runProgram } from "../../../src/lib/code/run-program.ts";

/** Installs packages if no password is necessary: as root on Debian and its derivatives. */
export async function installWithApt(packages: readonly string[], reason: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`${reason}: installing ${packages.join(" and ")} (apt-get)…`);
  // In the single-user run level, Debian does not start the servers that it installs.
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...packages];
  const updated = await runProgram("apt-get", ["update", "-qq"], { env });
  if (updated === 0) await runProgram("apt-get", install, { env });
}
