import { installWithApt } from "./debian.ts";
import { findProgram } from "./web-servers.ts";

/** The programs for the tests of publishing to a server, with their Debian packages. */
const PROGRAMS = { sshd: "openssh-server", "ssh-keygen": "openssh-client", rsync: "rsync" };

export const hasSsh = (): boolean => findProgram("sshd") !== undefined;
export const hasRsync = (): boolean => hasSsh() && findProgram("rsync") !== undefined;

/** Installs them if possible; otherwise the tests are skipped. */
export async function installSshPrograms(): Promise<void> {
  const missing = Object.entries(PROGRAMS).filter(([name]) => !findProgram(name));
  if (missing.length === 0) return;
  const [names, packages] = [missing.map(([name]) => name), missing.map(([, each]) => each)];
  await installWithApt(packages, `No ${names.join(" and ")} for the tests of publishing`);
}
