import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installWithApt } from "./debian.ts";

/** Where Debian puts it, which is on no ordinary user's path. */
const FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"];

/** The nginx of this machine, if it has one. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, "nginx")).find(existsSync);
}

/** Sees to it that there is an nginx where that is possible; its tests are skipped without. */
export async function installNginx(): Promise<void> {
  if (findNginx()) return;
  // openssl makes the certificate that the tests' nginx shows.
  await installWithApt(["nginx-light", "openssl"], "No nginx for the end-to-end tests");
}
