import type { PageReport } from "../checks/engine/page-report.ts";
import { contentHash } from "../files/hash.ts";

/** What else than its report other files of the site take from a page. */
interface Shown {
  urls: readonly string[];
  styles: string;
  pictures: readonly string[];
}

/**
 * A name for all that the rest of a site knows of a page but for its running words: where it is the
 * same as before, no other file of the site changes, and no rule finds anything else, unless the
 * page has become much like another.
 */
export function digestOf({ summary, ...report }: PageReport, shown: Shown): string {
  return contentHash(JSON.stringify([report, { ...summary, words: undefined }, shown]));
}
