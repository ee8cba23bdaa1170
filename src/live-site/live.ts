import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readUrl } from "../../schema/fields/urls.ts";
import { type DoctorResult, type Group, resultsIn } from "../doctor/result.ts";
import type { Reply, SendRequest } from "../network/client.ts";
import { RequestError } from "../network/failures.ts";
import type { ScheduledChange } from "../read/days-of-site.ts";

/** A site on the web, and the built one that it should be. */
export interface LiveSite {
  /** Where it was found in the end. */
  origin: URL;
  ask: SendRequest;
  /** What it answers at `/`. */
  home: Reply;
  outDir: string;
  /** What the site's own list of its files says, which is there if it was built by Plumbline. */
  published(): Promise<PublishedFiles>;
  /** What the config changes by itself with the days. */
  schedule: PassedSchedule;
}

/** The SHA-256 of each file of a site on the web, by path, and when its list was put there. */
export interface PublishedFiles {
  files: ReadonlyMap<string, string>;
  /** In the words of HTTP. */
  since: string | undefined;
}

/** What has changed by itself so far. */
export interface PassedSchedule {
  /** The day from which on visitors are to get what they get today; empty if that was always so. */
  from: string;
  zone: string;
  turns: readonly ScheduledChange[];
}

/** Something that is asked of a live site. */
export type Probe = (live: LiveSite) => Promise<DoctorResult[]>;

/** The same question, whose lack of an answer is one line of its group. */
export const withFailureIn =
  (group: Group, question: Probe): Probe =>
  async (live) => {
    try {
      return await question(live);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return [resultsIn(group).wrong(error.message, error.todo)];
    }
  };

/** A file of the built site; undefined if it has none there. */
export function builtFile({ outDir }: LiveSite, url: string): Buffer | undefined {
  const file = join(outDir, url);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export const urlAt = ({ origin }: LiveSite, path: string): URL => new URL(path, origin);

const PERMANENT = [301, 308];
const TEMPORARY = [302, 303, 307];

export const isRedirect = ({ status }: Reply): boolean =>
  [...PERMANENT, ...TEMPORARY].includes(status);

export const isPermanent = ({ status }: Reply): boolean => PERMANENT.includes(status);

/** Where a redirect leads; undefined if it does not say, or is none. */
export function redirectTarget(reply: Reply): URL | undefined {
  const { location } = reply.headers;
  if (!isRedirect(reply) || location === undefined) return undefined;
  return readUrl(location, reply.url);
}
