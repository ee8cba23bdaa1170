import type { PublishedSource } from "../config/expand/published.ts";
import { type Diagnostic, hasErrors, type LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import type { SiteContext } from "../site/site-context.ts";
import type { PageReport } from "./engine/page-report.ts";
import type { CheckKit, Finding, Rule } from "./engine/rule.ts";
import { sharedTexts } from "./engine/source-texts.ts";
import { type SiteSummary, siteSummary } from "./engine/summary.ts";
import { applyExceptions } from "./exceptions.ts";
import { byPosition, locateAll } from "./locate.ts";

/** The results of the stages before the checks of the whole site. */
export interface CheckInput {
  /** The problems that are found before pages are compiled. */
  parsing: readonly Diagnostic[];
  /** For all pages, in the order of the file. */
  pageReports?: readonly PageReport[];
  /** Whether these are only some of the pages: then nothing is reported of the site as a whole. */
  isPartial?: boolean;
}

export interface CheckResult {
  summary: SiteSummary | undefined;
  diagnostics: LocatedDiagnostic[];
}

/**
 * Checks a site whose pages are checked one by one. Rules about the whole site run only if no earlier stage
 * reports an error. The summary is undefined if there is any error.
 */
export function runChecks(
  source: PublishedSource,
  context: SiteContext | undefined,
  { parsing, pageReports = [], isPartial = false }: CheckInput,
  kit: CheckKit,
): CheckResult {
  const compiling = [
    ...parsing,
    ...(context?.diagnostics ?? []),
    ...pageReports.flatMap((page) => page.diagnostics),
  ];
  const isWhole = !isPartial && !hasErrors(compiling);
  const pages = pageReports.flatMap(({ summary }) => summary ?? []);
  const site = context && siteSummary(context, pages);
  const found = kit.checks.flatMap((rule) =>
    [
      ...pageReports.flatMap(({ findings }) => findings[rule.id] ?? []),
      ...(site && isWhole ? siteFindings(rule, site) : []),
    ].map((finding) => ({ rule: rule.id, severity: rule.severity, ...finding })),
  );
  const judged = applyExceptions(
    context?.config.checks ?? [],
    [...compiling.map(asBlocking), ...found],
    isWhole,
    kit,
  );
  const diagnostics = locateAll(judged, source).sort(byPosition);
  const summary = hasErrors(diagnostics) ? undefined : site;
  return { summary, diagnostics };
}

/** After an error of an earlier stage, rules about the whole site do not run. */
const asBlocking = (found: Diagnostic): Diagnostic =>
  found.severity === "error" ? { ...found, isBlocking: true } : found;

/** The findings of a rule about the whole site, and about texts outside of pages. */
const siteFindings = ({ checkText, checkSite }: Rule, site: SiteSummary): Finding[] => [
  ...(checkText ? sharedTexts(site.rawConfig, site.kit.schemas) : []).flatMap((text) => [
    ...(checkText?.(text, site) ?? []),
  ]),
  ...(checkSite?.(site) ?? []),
];
