import { type ClientOptions, createClient, type SendRequest } from "../../../lib/network/client.ts";
import { RequestError } from "../../../lib/network/failures.ts";
import { type DoctorResult, GROUPS, type Group, resultsIn } from "../result.ts";
import { followRedirects, httpsResults, otherNameProbe, reachResults } from "./addresses.ts";
import { filesProbe } from "./files.ts";
import { type LiveSite, type PassedSchedule, type Probe, publishedFiles } from "./live.ts";
import { pagesProbe } from "./pages.ts";
import { redirectsProbe } from "./redirects.ts";
import { scheduleProbe } from "./schedule.ts";
import {
  canonicalProbe,
  indexingProbe,
  notFoundProbe,
  robotsProbe,
  sitemapProbe,
} from "./search-engines.ts";
import { cachingProbe, certificateProbe, compressionProbe, headersProbe } from "./transport.ts";

export interface LiveSiteOptions extends Partial<ClientOptions> {
  /** The public address. */
  url: string;
  /** The folder of the built site. */
  outDir: string;
  schedule?: PassedSchedule;
}

/** In seconds. */
export const TIMEOUT = 10;

/** By the group that reports a failed request. */
const PROBES: Partial<Record<Group, readonly Probe[]>> = {
  "Domain and search engines": [
    otherNameProbe,
    canonicalProbe,
    notFoundProbe,
    robotsProbe,
    indexingProbe,
    sitemapProbe,
  ],
  Safety: [certificateProbe, headersProbe],
  "Words and facts": [pagesProbe, filesProbe, scheduleProbe],
  Weight: [compressionProbe, cachingProbe],
  "Old addresses": [redirectsProbe],
};

/**
 * Tests whether a live site is the one that was built, and whether its host serves it correctly. It requests
 * pages by GET and other files by HEAD, up to some hundreds. A result is `unknown` if the site is unreachable.
 */
export async function probeLiveSite(options: LiveSiteOptions): Promise<DoctorResult[]> {
  const ask = createClient({ timeout: TIMEOUT, ...options });
  try {
    return await runProbes(options, ask);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return [unreachableResult(error)];
  }
}

const NO_SCHEDULE: PassedSchedule = { from: "", zone: "UTC", turns: [] };

async function runProbes(
  { url, outDir, schedule = NO_SCHEDULE }: LiveSiteOptions,
  ask: SendRequest,
): Promise<DoctorResult[]> {
  const replies = await followRedirects(new URL("/", url), ask);
  const home = replies.at(-1);
  const way = reachResults(replies);
  if (home?.status !== 200) return way;
  const origin = new URL("/", home.url);
  const published = publishedFiles(origin, ask);
  const live: LiveSite = { origin, home, ask, outDir, schedule, published };
  const httpsProbe: Probe = (site) => httpsResults(replies, site);
  const answers = await Promise.all([
    runProbe("Safety", httpsProbe, live),
    ...GROUPS.flatMap((group) =>
      (PROBES[group] ?? []).map((probe) => runProbe(group, probe, live)),
    ),
  ]);
  return [...way, ...answers.flat()];
}

/** A failed request is a result. */
async function runProbe(group: Group, probe: Probe, live: LiveSite): Promise<DoctorResult[]> {
  try {
    return await probe(live);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return [resultsIn(group).wrong(error.message, error.todo)];
  }
}

/** A bad certificate is a problem of the site; without a response nothing is known. */
function unreachableResult({ message, todo, isCertificate }: RequestError): DoctorResult {
  return isCertificate
    ? resultsIn("Safety").wrong(message, todo)
    : resultsIn("Domain and search engines").unknown(message, todo);
}
