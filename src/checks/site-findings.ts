import type { Path } from "../diagnostics/diagnostic.ts";
import { dateIn, timeZoneOf } from "../hours/time-zone.ts";
import { valueAt } from "../parse/explain.ts";
import type { SiteContext } from "../site/site-context.ts";
import type { Finding, Rule } from "./engine/rule.ts";
import { sharedTexts } from "./engine/source-texts.ts";
import type { PageSummary, SiteSummary } from "./engine/summary.ts";

/** What rules report of a site as a whole, and all that this follows from. */
export interface SiteFindings {
  /** A hash of what rules are given; empty if there is none. */
  inputHash: string;
  /** What they looked up in the config besides. */
  lookups: [path: Path, value: unknown][];
  /** The day on which they were found, where they follow from that. */
  today?: string;
  /** By the id of the rule. */
  findings: Record<string, Finding[]>;
}

/** What rules look up in the config besides what they are given. */
interface ConfigReads {
  lookups: SiteFindings["lookups"];
  readsWhole: boolean;
  today?: string;
}

/** The site as rules about the whole of it see it. */
export const siteSummary = <P extends PageSummary>(
  context: SiteContext,
  pages: readonly P[],
  reads: ConfigReads = { lookups: [], readsWhole: false },
): SiteSummary & { pages: readonly P[] } => ({
  ...context,
  pages,
  today() {
    reads.today = todayAt(context);
    return reads.today;
  },
  sourceAt(path) {
    const value = valueAt(context.rawConfig, path);
    reads.lookups.push([path, value]);
    return value;
  },
  wholeSource() {
    reads.readsWhole = true;
    return context.rawConfig;
  },
});

/** Has rules look at the site as a whole, unless the `last` build's would report the same. */
export function runSiteRules(
  rules: readonly Rule[],
  context: SiteContext,
  pages: readonly PageSummary[],
  inputHash: string,
  previous: SiteFindings | undefined,
): SiteFindings {
  if (inputHash !== "" && inputHash === previous?.inputHash && isUnchanged(previous, context))
    return previous;
  const findings: SiteFindings["findings"] = {};
  const reads: ConfigReads = { lookups: [], readsWhole: false };
  const site = siteSummary(context, pages, reads);
  for (const { id, checkText, checkSite } of rules) {
    const texts = checkText ? sharedTexts(context.rawConfig, context.kit.schemas) : [];
    const found = texts.flatMap((text) => [...(checkText?.(text, context) ?? [])]);
    for (const finding of checkSite?.(site) ?? []) found.push(finding);
    if (found.length > 0) findings[id] = found;
  }
  const { readsWhole, ...rest } = reads;
  return { inputHash: readsWhole ? "" : inputHash, ...rest, findings };
}

const todayAt = ({ config }: SiteContext): string => dateIn(timeZoneOf(config.business) ?? "UTC");

const isUnchanged = ({ lookups, today }: SiteFindings, context: SiteContext): boolean =>
  (today === undefined || today === todayAt(context)) && hasSameValues(lookups, context);

const hasSameValues = (lookups: SiteFindings["lookups"], { rawConfig }: SiteContext): boolean =>
  lookups.every(
    ([path, value]) => JSON.stringify(valueAt(rawConfig, path)) === JSON.stringify(value),
  );
