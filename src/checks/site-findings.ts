import type { Path } from "../diagnostics/diagnostic.ts";
import { dateIn, timeZoneOf } from "../hours/time-zone.ts";
import { valueAt } from "../parse/explain.ts";
import type { SiteContext } from "../site/site-context.ts";
import type { Finding, Rule } from "./engine/rule.ts";
import type { PageSummary, SiteSummary } from "./engine/summary.ts";
import { sharedWords } from "./engine/written-words.ts";

/** What rules report of a site as a whole, and all that this follows from. */
export interface SiteFindings {
  /** A name for what rules are given; empty if there is none. */
  name: string;
  /** What they looked up in the config besides. */
  read: [path: Path, value: unknown][];
  /** The day on which they were found, where they follow from that. */
  today?: string;
  /** By the id of the rule. */
  findings: Record<string, Finding[]>;
}

/** What rules look up in the config besides what they are given. */
interface Lookups {
  read: SiteFindings["read"];
  readsWhole: boolean;
  today?: string;
}

/** The site as rules about the whole of it see it. */
export const summaryOf = <P extends PageSummary>(
  context: SiteContext,
  pages: readonly P[],
  lookups: Lookups = { read: [], readsWhole: false },
): SiteSummary & { pages: readonly P[] } => ({
  ...context,
  pages,
  today() {
    lookups.today = todayAt(context);
    return lookups.today;
  },
  written(path) {
    const value = valueAt(context.given, path);
    lookups.read.push([path, value]);
    return value;
  },
  writtenWhole() {
    lookups.readsWhole = true;
    return context.given;
  },
});

/** Has rules look at the site as a whole, unless the `last` build's would report the same. */
export function findOnSite(
  rules: readonly Rule[],
  context: SiteContext,
  pages: readonly PageSummary[],
  name: string,
  last: SiteFindings | undefined,
): SiteFindings {
  if (last && name !== "" && name === last.name && isAsRead(last, context)) return last;
  const findings: SiteFindings["findings"] = {};
  const lookups: Lookups = { read: [], readsWhole: false };
  const site = summaryOf(context, pages, lookups);
  for (const { id, checkText, checkSite } of rules) {
    const texts = checkText ? sharedWords(context.given, context.kit.schemas) : [];
    const found = texts.flatMap((text) => [...(checkText?.(text, context) ?? [])]);
    for (const finding of checkSite?.(site) ?? []) found.push(finding);
    if (found.length > 0) findings[id] = found;
  }
  const { readsWhole, ...rest } = lookups;
  return { name: readsWhole ? "" : name, ...rest, findings };
}

const todayAt = ({ config }: SiteContext): string => dateIn(timeZoneOf(config.business) ?? "UTC");

const isAsRead = ({ read, today }: SiteFindings, context: SiteContext): boolean =>
  (today === undefined || today === todayAt(context)) && isStillWritten(read, context);

const isStillWritten = (read: SiteFindings["read"], { given }: SiteContext): boolean =>
  read.every(([path, value]) => JSON.stringify(valueAt(given, path)) === JSON.stringify(value));
