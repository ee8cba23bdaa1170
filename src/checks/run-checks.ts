import { type Diagnostic, hasErrors, type LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import type { PublishedSource } from "../expand/published.ts";
import { contentHash } from "../files/hash.ts";
import type { SiteContext } from "../site/site-context.ts";
import type { PageReport } from "./engine/page-report.ts";
import type { CheckKit } from "./engine/rule.ts";
import type { CachedSite } from "./engine/summary.ts";
import { applyExceptions } from "./exceptions.ts";
import { byPosition, locateAll } from "./locate.ts";
import { runSiteRules, type SiteFindings, siteSummary } from "./site-findings.ts";

/** The results of the stages before the site is checked as a whole. */
export interface CheckInput {
  /** The problems that are found before pages are compiled. */
  parsing: readonly Diagnostic[];
  /** Of all pages, in the order of the file. */
  pageReports?: readonly PageReport[];
  /** Whether these are only some of the pages: then nothing is reported of the site as a whole. */
  isPartial?: boolean;
  /** A hash of what pages share and where they are, and the last build's findings about the site. */
  sharedHash?: string;
  previous?: SiteFindings | undefined;
}

export interface CheckResult {
  summary: CachedSite | undefined;
  diagnostics: LocatedDiagnostic[];
  /** The rules that have a finding, whether or not an exception allows it. */
  brokenRules: ReadonlySet<string>;
  siteFindings: SiteFindings;
}

/**
 * Checks a site whose pages are checked one by one. Rules about the whole site run only if no earlier stage
 * reports an error. The summary is undefined if there is any error.
 */
export function runChecks(
  source: PublishedSource,
  context: SiteContext | undefined,
  { parsing, pageReports = [], isPartial = false, sharedHash, previous }: CheckInput,
  kit: CheckKit,
): CheckResult {
  const compiling = [
    ...parsing,
    ...(context?.diagnostics ?? []),
    ...pageReports.flatMap((page) => page.diagnostics),
  ];
  const isWaiting = hasErrors(compiling);
  const pages = pageReports.flatMap(({ summary }) => summary ?? []);
  const hash =
    sharedHash && contentHash(sharedHash, ...pageReports.map((page) => page.summaryHash));
  const siteFindings =
    context && !isPartial && !isWaiting
      ? runSiteRules(kit.checks, context, pages, hash ?? "", previous)
      : NO_SITE_FINDINGS;
  const found = kit.checks.flatMap(({ id, severity, compareWords }) =>
    [
      ...pageReports.flatMap(({ findings }) => findings[id] ?? []),
      ...(siteFindings.findings[id] ?? []),
      ...((!isPartial && !isWaiting && compareWords?.(pages)) || []),
    ].map((finding) => ({ rule: id, severity, ...finding })),
  );
  const judged = applyExceptions(
    context?.config.checks ?? [],
    [...compiling.map(asBlocking), ...found],
    !isPartial && !isWaiting,
    kit,
  );
  const diagnostics = locateAll(judged, source).sort(byPosition);
  const brokenRules = new Set(found.map(({ rule }) => rule));
  const summary = context && !hasErrors(diagnostics) ? siteSummary(context, pages) : undefined;
  return { summary, diagnostics, brokenRules, siteFindings };
}

/** An error of a stage before the checks keeps rules about the whole site from running. */
const asBlocking = (found: Diagnostic): Diagnostic =>
  found.severity === "error" ? { ...found, isBlocking: true } : found;

const NO_SITE_FINDINGS: SiteFindings = { inputHash: "", lookups: [], findings: {} };
