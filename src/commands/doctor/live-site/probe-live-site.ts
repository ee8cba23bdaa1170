import { type ClientOptions, createClient, type SendRequest } from "../../../lib/network/client.ts";
import { RequestError } from "../../../lib/network/failures.ts";
import { type DoctorResult, resultsIn } from "../result.ts";
import { followRedirects, httpsResults, otherNameProbe, reachResults } from "./addresses.ts";
import { filesProbe } from "./files.ts";
import {
  type LiveSite,
  type PassedSchedule,
  type Probe,
  publishedFiles,
  withFailureIn,
} from "./live.ts";
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

/** With the group that reports a failed request. */
const PROBES: Probe[] = [
  withFailureIn("Safety", certificateProbe),
  withFailureIn("Domain and search engines", otherNameProbe),
  withFailureIn("Domain and search engines", canonicalProbe),
  withFailureIn("Domain and search engines", notFoundProbe),
  withFailureIn("Domain and search engines", robotsProbe),
  withFailureIn("Domain and search engines", indexingProbe),
  withFailureIn("Domain and search engines", sitemapProbe),
  withFailureIn("Words and facts", pagesProbe),
  withFailureIn("Words and facts", filesProbe),
  withFailureIn("Words and facts", scheduleProbe),
  withFailureIn("Safety", headersProbe),
  withFailureIn("Weight", compressionProbe),
  withFailureIn("Weight", cachingProbe),
  withFailureIn("Old addresses", redirectsProbe),
];

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
  const secure = withFailureIn("Safety", (site) => httpsResults(replies, site));
  const answers = await Promise.all([secure, ...PROBES].map((question) => question(live)));
  return [...way, ...answers.flat()];
}

/** A bad certificate is a problem of the site; without a response nothing is known. */
function unreachableResult({ message, todo, isCertificate }: RequestError): DoctorResult {
  return isCertificate
    ? resultsIn("Safety").wrong(message, todo)
    : resultsIn("Domain and search engines").unknown(message, todo);
}
