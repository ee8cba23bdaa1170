import { type Answer, answersOf } from "../doctor/answer.ts";
import { type Ask, type AskerOptions, asker } from "../network/ask.ts";
import { Unanswered } from "../network/failures.ts";
import { arrive, otherNameLeadsHere, securely, wayAnswers } from "./addresses.ts";
import { certificate } from "./certificate.ts";
import { upToDate } from "./dated.ts";
import { sameFiles } from "./files.ts";
import { asked, type Dated, type Live, type Question } from "./live.ts";
import { samePages } from "./pages.ts";
import { publishedFiles } from "./published-files.ts";
import { redirects } from "./redirects.ts";
import { canonical, listable, missingPage, robots, sitemap } from "./search-engines.ts";
import { caching, compression, headers } from "./transport.ts";

export interface LiveSiteOptions extends Partial<AskerOptions> {
  /** The address that visitors are to find it at. */
  url: string;
  /** The folder of the built site that should be there. */
  outDir: string;
  dated?: Dated;
}

/** In seconds. */
export const TIMEOUT = 10;

/** Which groups it is about is said for questions that a server may not answer. */
const QUESTIONS: Question[] = [
  asked("Safety", certificate),
  asked("Domain and search engines", otherNameLeadsHere),
  asked("Domain and search engines", canonical),
  asked("Domain and search engines", missingPage),
  asked("Domain and search engines", robots),
  asked("Domain and search engines", listable),
  asked("Domain and search engines", sitemap),
  asked("Words and facts", samePages),
  asked("Words and facts", sameFiles),
  asked("Words and facts", upToDate),
  asked("Safety", headers),
  asked("Weight", compression),
  asked("Weight", caching),
  asked("Old addresses", redirects),
];

/**
 * Asks a site that is on the web whether it is the one that was built, and whether its host sends it as it
 * should. It is asked for each page, and for the other files by HEAD, up to some hundreds. An answer that is `unknown` says that nothing could be asked.
 */
export async function askLiveSite(options: LiveSiteOptions): Promise<Answer[]> {
  const ask = asker({ timeout: TIMEOUT, ...options });
  try {
    return await askAll(options, ask);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return [unreached(error)];
  }
}

const NEVER: Dated = { from: "", zone: "UTC", turns: [] };

async function askAll(
  { url, outDir, dated = NEVER }: LiveSiteOptions,
  ask: Ask,
): Promise<Answer[]> {
  const replies = await arrive(new URL("/", url), ask);
  const home = replies.at(-1);
  const way = wayAnswers(replies);
  if (home?.status !== 200) return way;
  const origin = new URL("/", home.url);
  const published = publishedFiles(origin, ask);
  const live: Live = { origin, home, ask, outDir, dated, published };
  const secure = asked("Safety", (site) => securely(replies, site));
  const answers = await Promise.all([secure, ...QUESTIONS].map((question) => question(live)));
  return [...way, ...answers.flat()];
}

/** Browsers let nobody in by a bad certificate; without any answer nothing is known. */
function unreached({ message, todo, isCertificate }: Unanswered): Answer {
  return isCertificate
    ? answersOf("Safety").wrong(message, todo)
    : answersOf("Domain and search engines").unknown(message, todo);
}
