import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../../lib/files/files.ts";
import { readTextIfAny } from "../../lib/files/text-file.ts";
import { ALIVE_URL } from "../protocol/addresses.ts";
import { sessionFolder } from "../session/session-files.ts";
import { studioToken, TOKEN_HEADER } from "./access.ts";

/** Has the address of the server whose studio edits a site, since only one process may write its journal. */
const claimFile = (configFile: string) => join(sessionFolder(configFile), "server");

/** A claim with the number of the folder, so that a copy of the folder does not have the claim of the original. */
function claimOf(configFile: string, url: string): string {
  const { dev, ino } = statSync(sessionFolder(configFile));
  return `${url} ${dev}:${ino}`;
}

/** The address in the claim of a site, if it has one. */
function claimedUrl(configFile: string): string | undefined {
  const claim = readTextIfAny(claimFile(configFile)).trim();
  const [url] = claim.split(" ");
  return url && claim === claimOf(configFile, url) ? url : undefined;
}

/** The address of the server that has the studio of a site; undefined if none has it, or if that server has ended. */
export async function claimedBy(configFile: string): Promise<string | undefined> {
  const url = claimedUrl(configFile);
  return url !== undefined && (await hasStudio(url, configFile)) ? url : undefined;
}

/** Claims the studio of a site for a server, or resolves with the address of the one that has it. */
export async function claimStudio(configFile: string, url: string): Promise<string | undefined> {
  if (claimedUrl(configFile) === url) return undefined;
  const other = await claimedBy(configFile);
  if (other !== undefined) return other;
  mkdirSync(sessionFolder(configFile), { recursive: true });
  await writeAtomically(claimFile(configFile), claimOf(configFile, url));
  return undefined;
}

/** Ends the claim of a server. */
export function releaseStudio(configFile: string, url: string): void {
  if (claimedUrl(configFile) === url) rmSync(claimFile(configFile));
}

/** Whether a server accepts the token of a site. */
async function hasStudio(url: string, configFile: string): Promise<boolean> {
  const headers = { origin: url, [TOKEN_HEADER]: studioToken(configFile) };
  try {
    const response = await fetch(url + ALIVE_URL, {
      method: "POST",
      headers,
      signal: AbortSignal.timeout(5000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
