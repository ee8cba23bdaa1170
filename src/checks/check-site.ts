import { type StageReport, without } from "../diagnostics/cascades.ts";
import {
  type Diagnostic,
  EACH,
  hasErrors,
  type LocatedDiagnostic,
  type Path,
} from "../diagnostics/diagnostic.ts";
import { placeInWords, templateAt } from "../diagnostics/place.ts";
import { contentHash } from "../files/hash.ts";
import { publicDirOf } from "../files/public-folder.ts";
import { valueAt } from "../parse/explain.ts";
import { type PublishedSource, published, type View } from "../read/published.ts";
import { readSource } from "../read/read.ts";
import type { SourceFile } from "../read/with-tables.ts";
import { compilePage } from "../site/compile-page.ts";
import type { CompiledSite } from "../site/compiled-site.ts";
import { openSite } from "../site/open-site.ts";
import type { SiteContext } from "../site/site-context.ts";
import { checkPage, type PageReport } from "./engine/page-report.ts";
import type { Finding, Rule } from "./engine/rule.ts";
import type { KeptSite } from "./engine/summary.ts";
import { applyExceptions } from "./exceptions.ts";
import { rules } from "./rules.ts";
import { findOnSite, type SiteFindings, summaryOf } from "./site-findings.ts";
import { oneForEachCause } from "./table-causes.ts";

export interface CheckResult {
  /** The site, ready to be rendered; undefined when there is any error. */
  site: CheckedSite | undefined;
  /** Everything that is wrong, in file order. */
  diagnostics: LocatedDiagnostic[];
  source: SourceFile;
}

/** A site in full, with what is kept of each page. */
export interface CheckedSite extends CompiledSite {
  summary: KeptSite;
}

/** Takes a config through all stages and all checks; throws only if the file cannot be read. */
export async function checkSite(configFile: string): Promise<CheckResult> {
  const [source, publicDir] = [readSource(configFile), publicDirOf(configFile)];
  const now = await checkSource(source, publicDir);
  const { unpublished, written } = published(source);
  const awaited = unpublished.filter(({ from }) => from !== undefined);
  if (awaited.length === 0) return now;
  // What is wrong with a page that comes by itself is told before its day.
  const { diagnostics } = await checkSource(source, publicDir, rules, "in time");
  const places = new Set(awaited.map(({ at }) => String(written(at).path[1])));
  const isAwaited = ({ path: [part, index] }: LocatedDiagnostic) =>
    part === "pages" && places.has(String(index));
  const later = diagnostics.filter(isAwaited);
  return { ...now, diagnostics: [...now.diagnostics, ...later].sort(byPlace) };
}

/** The same for a file that is already read, and for a choice of rules. */
export async function checkSource(
  read: SourceFile,
  publicDir: string,
  chosen: readonly Rule[] = rules,
  view: View = "today",
): Promise<CheckResult> {
  const source = published(read, view);
  const { site: opened, ...found } = await openSite(source, publicDir);
  if (!opened) {
    const { diagnostics } = runChecks(source, undefined, found, chosen);
    return { site: undefined, diagnostics, source };
  }
  const { context, siteIndex } = opened;
  const compiled = context.config.pages.map((_, index) => compilePage(index, context, siteIndex));
  const reports = compiled.map((page, index) => checkPage(index, page, context, chosen));
  const { summary, diagnostics } = runChecks(source, context, { ...found, reports }, chosen);
  const pages = compiled.flatMap(({ page }) => page ?? []);
  const routes = pages.map(({ route }) => route);
  const site = summary && { ...context, siteIndex, pages, routes, summary };
  return { site, diagnostics, source };
}

/** What was found out before the pages are judged together. */
export interface FoundSoFar {
  /** What is reported of the file before its pages. */
  report: StageReport;
  /** Of all pages, in the order of the file. */
  reports?: readonly PageReport[];
  /** Whether these are only some of the pages: then nothing is said of the site as a whole. */
  isPart?: boolean;
  /** A name for what pages share and where they are, and what the last build reported of the site. */
  shared?: string;
  last?: SiteFindings | undefined;
}

export interface CheckedPages {
  summary: KeptSite | undefined;
  diagnostics: LocatedDiagnostic[];
  /** The rules that something is against, whether or not an exception allows it. */
  broken: ReadonlySet<string>;
  siteFindings: SiteFindings;
}

/** Judges a site whose pages were looked at one by one; there is no summary if it has any error. */
export function runChecks(
  source: PublishedSource,
  context: SiteContext | undefined,
  { report, reports = [], isPart = false, shared, last }: FoundSoFar,
  chosen: readonly Rule[] = rules,
): CheckedPages {
  const isRead = ({ basis = [] }: Finding) =>
    basis.every((each) => source.isSound(knownPart(each)));
  const real = <T extends Finding>(found: readonly T[]) =>
    without(report.standIns, found.filter(isRead)).map(withoutBasis);
  const syntax = source.problems.map((found) => syntaxDiagnostic(found, source));
  const later = [...(context?.diagnostics ?? []), ...reports.flatMap((page) => page.diagnostics)];
  const compiling = [...report.diagnostics.filter(isRead).map(withoutBasis), ...real(later)];
  const isWhole = !isPart && syntax.length === 0 && !hasErrors(compiling);
  const able = chosen.filter(({ wholeSite }) => isWhole || !wholeSite);
  const pages = reports.flatMap(({ summary }) => summary ?? []);
  const name = isWhole && shared ? contentHash(shared, ...reports.map((page) => page.name)) : "";
  const siteFindings =
    context && !isPart ? findOnSite(able, context, pages, name, last) : NO_SITE_FINDINGS;
  const found = able.flatMap((rule) => {
    const all = [
      ...reports.flatMap(({ findings }) => findings[rule.id] ?? []),
      ...(siteFindings.findings[rule.id] ?? []),
      ...((!isPart && rule.compareWords?.(pages)) || []),
    ];
    const { id, severity } = rule;
    return real(all).map((finding) => ({ rule: id, severity, ...finding }));
  });
  const judged = applyExceptions(context?.config.checks ?? [], [...compiling, ...found], isWhole);
  const isEmpty = source.value === undefined;
  const located = isEmpty ? [] : locateAll(judged, source);
  // What a text means is not certain as long as it cannot be read: the rest is mended after it.
  const mendable = syntax.length > 0 ? located.map(withoutFix) : located;
  const diagnostics = oneForEachCause([...syntax, ...mendable].sort(byPlace), source.tables);
  const broken = new Set(found.map(({ rule }) => rule));
  const summary = context && !hasErrors(diagnostics) ? summaryOf(context, pages) : undefined;
  return { summary, diagnostics, broken, siteFindings };
}

const NO_SITE_FINDINGS: SiteFindings = { name: "", read: [], findings: {} };

const withoutBasis = <T extends Finding>({ basis: _, ...finding }: T) => finding;

const withoutFix = <T extends LocatedDiagnostic>({ fix: _, ...diagnostic }: T) => diagnostic;

/** A path as far as it names one place. */
const knownPart = (path: Path) => (path.includes(EACH) ? path.slice(0, path.indexOf(EACH)) : path);

/** The config comes first, then the files with parameters. */
const byPlace = (one: LocatedDiagnostic, other: LocatedDiagnostic) =>
  fileOf(one).localeCompare(fileOf(other)) ||
  one.range.line - other.range.line ||
  one.range.column - other.range.column;

const fileOf = ({ file, inTable }: LocatedDiagnostic) => (inTable ? file : "");

/**
 * Adds places. What a template says wrong on each of its pages becomes one problem with a list of
 * pages; what may only look wrong because the text before it is no JSON is left out.
 */
function locateAll(
  diagnostics: readonly Diagnostic[],
  source: PublishedSource,
): LocatedDiagnostic[] {
  const byKey = new Map<string, LocatedDiagnostic>();
  for (const given of diagnostics) {
    const diagnostic = source.tables.length > 0 ? withPage(given, source) : given;
    const { rule, path, at, within, message, page } = diagnostic;
    const written = source.written(path, at);
    const { table } = written;
    const key = JSON.stringify([rule, written.path, table?.file, within, message]);
    const known = byKey.get(key);
    if (known) {
      addPage(known, diagnostic);
      continue;
    }
    const range = source.locate(path, at, within);
    if (!source.isSound(path, at)) continue;
    const place = placeInWords(path, source.everything);
    const affects = page === undefined ? [] : [page];
    const template = templateAt(path, source.everything);
    const where = { file: source.file, path: written.path, range, place, affects };
    const located = { ...diagnostic, ...where, ...(template === undefined ? {} : { template }) };
    byKey.set(key, table ? { ...withoutFix(located), file: table.file, inTable: true } : located);
  }
  return [...byKey.values()];
}

/** Of pages that are rows of one file a place in the config tells nothing. */
function withPage(diagnostic: Diagnostic, { everything }: PublishedSource): Diagnostic {
  const [first, index] = diagnostic.path;
  if (diagnostic.page !== undefined || first !== "pages" || index === undefined) return diagnostic;
  const path = valueAt(everything, [first, index, "path"]);
  return typeof path === "string" ? { ...diagnostic, page: path } : diagnostic;
}

/** Adds the next page that a problem is on; the page where it is worst has the word. */
function addPage(known: LocatedDiagnostic, { page, hint, weight = 0 }: Diagnostic): void {
  if (page === undefined || known.affects.at(-1) === page) return;
  known.affects.push(page);
  if (hint === undefined || weight <= (known.weight ?? 0)) return;
  Object.assign(known, { page, hint, weight });
}

const partOf = (rule: string, file: string | undefined) =>
  rule === "params-file"
    ? "the file with parameters"
    : /\.csv$/i.test(file ?? "")
      ? "the file's rows"
      : "the file's JSON";

function syntaxDiagnostic(
  { rule, path = [], range, message, hint, fix, file }: SourceFile["problems"][number],
  source: SourceFile,
): LocatedDiagnostic {
  return {
    rule,
    severity: "error",
    path,
    ...(file === undefined ? { file: source.file } : { file, inTable: true }),
    range,
    message,
    affects: [],
    place: partOf(rule, file),
    ...(hint === undefined ? {} : { hint }),
    ...(fix === undefined ? {} : { fix }),
  };
}
