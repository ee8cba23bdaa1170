import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readUrl } from "../../../../schema/fields/urls.ts";
import type { ScheduledChange } from "../../../config/expand/dated-content.ts";
import type { Reply, SendRequest } from "../../../lib/network/client.ts";
import { MANIFEST_URL, parseManifest } from "../../../output/manifest.ts";
import type { DoctorResult } from "../result.ts";

/** A live site, and the built one that it is compared with. */
export interface LiveSite {
  /** The final origin, after redirects. */
  origin: URL;
  ask: SendRequest;
  /** The response at `/`. */
  home: Reply;
  outDir: string;
  /** The live manifest, if the site was built by Plumbline. */
  published(): Promise<PublishedFiles>;
  /** The scheduled changes so far. */
  schedule: PassedSchedule;
}

/** The SHA-256 of each live file by path, and the date of the manifest. */
export interface PublishedFiles {
  files: ReadonlyMap<string, string>;
  /** As an HTTP date. */
  since: string | undefined;
}

/** The scheduled changes so far. */
export interface PassedSchedule {
  /** The date of the last change; empty if there was none. */
  from: string;
  zone: string;
  turns: readonly ScheduledChange[];
}

/** A test of a live site. */
export type Probe = (live: LiveSite) => Promise<DoctorResult[]>;

/** A file of the built site, if it exists. */
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

/** The target of a redirect; undefined for other responses. */
export function redirectTarget(reply: Reply): URL | undefined {
  const { location } = reply.headers;
  if (!isRedirect(reply) || location === undefined) return undefined;
  return readUrl(location, reply.url);
}

/** Requests the manifest once, on demand. */
export function publishedFiles(origin: URL, ask: SendRequest): () => Promise<PublishedFiles> {
  let asked: Promise<PublishedFiles> | undefined;
  return () => {
    asked ??= ask(new URL(MANIFEST_URL, origin)).then(publishedFilesIn);
    return asked;
  };
}

/** No files, if the response is not a manifest. */
function publishedFilesIn({ status, body, headers }: Reply): PublishedFiles {
  const listed = status === 200 ? (parseManifest(body.toString()) ?? []) : [];
  const files = new Map(listed.map(({ path, sha256 }) => [path, sha256]));
  return { files, since: listed.length > 0 ? headers["last-modified"] : undefined };
}
