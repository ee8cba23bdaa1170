import { type StageReport, without } from "../diagnostics/cascades.ts";
import { EACH, hasErrors, type LocatedDiagnostic, type Path } from "../diagnostics/diagnostic.ts";
import { contentHash } from "../files/hash.ts";
import type { PublishedSource } from "../read/published.ts";
import type { SiteContext } from "../site/site-context.ts";
import type { PageReport } from "./engine/page-report.ts";
import type { CheckKit, Finding } from "./engine/rule.ts";
import type { CachedSite } from "./engine/summary.ts";
import { applyExceptions } from "./exceptions.ts";
import { byPosition, locateAll, syntaxDiagnostic, withoutFix } from "./locate.ts";
import { runSiteRules, type SiteFindings, siteSummary } from "./site-findings.ts";
import { oneForEachCause } from "./table-causes.ts";

/** What was found out before the pages are judged together. */
export interface CheckInput {
  /** What is reported of the file before its pages. */
  report: StageReport;
  /** Of all pages, in the order of the file. */
  pageReports?: readonly PageReport[];
  /** Whether these are only some of the pages: then nothing is said of the site as a whole. */
  isPartial?: boolean;
  /** A name for what pages share and where they are, and what the last build reported of the site. */
  sharedHash?: string;
  previous?: SiteFindings | undefined;
}

export interface CheckResult {
  summary: CachedSite | undefined;
  diagnostics: LocatedDiagnostic[];
  /** The rules that something is against, whether or not an exception allows it. */
  brokenRules: ReadonlySet<string>;
  siteFindings: SiteFindings;
}

/** Judges a site whose pages were looked at one by one; there is no summary if it has any error. */
export function runChecks(
  source: PublishedSource,
  context: SiteContext | undefined,
  { report, pageReports = [], isPartial = false, sharedHash, previous }: CheckInput,
  kit: CheckKit,
): CheckResult {
  const isRead = ({ basis = [] }: Finding) =>
    basis.every((each) => source.isSound(beforeWildcard(each)));
  const real = <T extends Finding>(found: readonly T[], standIns = report.standIns) =>
    without(standIns, found.filter(isRead)).map(withoutBasis);
  const syntax = source.problems.map((found) => syntaxDiagnostic(found, source));
  const later = [
    ...(context?.diagnostics ?? []),
    ...pageReports.flatMap((page) => page.diagnostics),
  ];
  const compiling = [...report.diagnostics.filter(isRead).map(withoutBasis), ...real(later)];
  const isWhole = !isPartial && syntax.length === 0 && !hasErrors(compiling);
  const able = kit.checks.filter(({ wholeSite }) => isWhole || !wholeSite);
  const pages = pageReports.flatMap(({ summary }) => summary ?? []);
  const name =
    isWhole && sharedHash
      ? contentHash(sharedHash, ...pageReports.map((page) => page.summaryHash))
      : "";
  const siteFindings =
    context && !isPartial ? runSiteRules(able, context, pages, name, previous) : NO_SITE_FINDINGS;
  const standIns = [...report.standIns, ...pageReports.flatMap((page) => page.standIns ?? [])];
  const found = able.flatMap((rule) => {
    const all = [
      ...pageReports.flatMap(({ findings }) => findings[rule.id] ?? []),
      ...(siteFindings.findings[rule.id] ?? []),
      ...((isWhole && rule.compareWords?.(pages)) || []),
    ];
    const { id, severity } = rule;
    return real(all, standIns).map((finding) => ({ rule: id, severity, ...finding }));
  });
  const judged = applyExceptions(
    context?.config.checks ?? [],
    [...compiling, ...found],
    isWhole,
    kit,
  );
  const isEmpty = source.value === undefined;
  const located = isEmpty ? [] : locateAll(judged, source);
  // What a text means is not certain as long as it cannot be read: the rest is mended after it.
  const mendable = syntax.length > 0 ? located.map(withoutFix) : located;
  const inOrder = [...syntax, ...mendable].sort(byPosition);
  const checks = new Set(kit.checks.map(({ id }) => id));
  const diagnostics = oneForEachCause(inOrder, source.tables, checks);
  const broken = new Set(found.map(({ rule }) => rule));
  const summary = context && !hasErrors(diagnostics) ? siteSummary(context, pages) : undefined;
  return { summary, diagnostics, brokenRules: broken, siteFindings };
}

const NO_SITE_FINDINGS: SiteFindings = { inputHash: "", lookups: [], findings: {} };

const withoutBasis = <T extends Finding>({ basis: _, ...finding }: T) => finding;

/** A path as far as it names one place. */
const beforeWildcard = (path: Path) =>
  path.includes(EACH) ? path.slice(0, path.indexOf(EACH)) : path;
