import { type DoctorResult, resultsIn } from "../doctor/result.ts";
import { type ClientOptions, createClient, type SendRequest } from "../network/client.ts";
import { RequestError } from "../network/failures.ts";
import { followRedirects, httpsResults, otherNameProbe, reachResults } from "./addresses.ts";
import { certificateProbe } from "./certificate.ts";
import { filesProbe } from "./files.ts";
import { type LiveSite, type PassedSchedule, type Probe, withFailureIn } from "./live.ts";
import { pagesProbe } from "./pages.ts";
import { publishedFiles } from "./published-files.ts";
import { redirectsProbe } from "./redirects.ts";
import { scheduleProbe } from "./schedule.ts";
import {
  canonicalProbe,
  indexingProbe,
  notFoundProbe,
  robotsProbe,
  sitemapProbe,
} from "./search-engines.ts";
import { cachingProbe, compressionProbe, headersProbe } from "./transport.ts";

export interface LiveSiteOptions extends Partial<ClientOptions> {
  /** The address that visitors are to find it at. */
  url: string;
  /** The folder of the built site that should be there. */
  outDir: string;
  schedule?: PassedSchedule;
}

/** In seconds. */
export const TIMEOUT = 10;

/** Which groups it is about is said for questions that a server may not answer. */
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
 * Asks a site that is on the web whether it is the one that was built, and whether its host sends it as it
 * should. It is asked for each page, and for the other files by HEAD, up to some hundreds. An answer that is `unknown` says that nothing could be asked.
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

/** Browsers let nobody in by a bad certificate; without any answer nothing is known. */
function unreachableResult({ message, todo, isCertificate }: RequestError): DoctorResult {
  return isCertificate
    ? resultsIn("Safety").wrong(message, todo)
    : resultsIn("Domain and search engines").unknown(message, todo);
}
