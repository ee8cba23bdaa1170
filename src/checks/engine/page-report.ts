import type { ParsedPage } from "../../config/parse/parsed-page.ts";
import { type Diagnostic, hasErrors } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { type CompiledPage, compilePage } from "../../site/compile-page.ts";
import type { ResolvedSite } from "../../site/resolve-site.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { SiteIndex } from "../../site/site-index.ts";
import type { CheckKit, Finding, Rule } from "./rule.ts";
import { pageTexts } from "./source-texts.ts";
import { summarise } from "./summarise.ts";
import type { PageSummary } from "./summary.ts";

/** All findings about one page, as plain data. */
export interface PageReport {
  /** Undefined for a page with errors. */
  summary: PageSummary | undefined;
  /** Reported by the compiler. */
  diagnostics: Diagnostic[];
  /** The findings of each rule about this page alone, by the rule's id. */
  findings: Record<string, Finding[]>;
}

/** Compiles and checks a page, without the rest of the site. */
export function compileAndCheck(
  page: ParsedPage,
  context: SiteContext,
  siteIndex: SiteIndex,
  kit: CheckKit,
) {
  const look = () => {
    const compiled = compilePage(page, context, siteIndex);
    return { page: compiled.page, report: checkPage(compiled, context, kit.checks) };
  };
  return kit.runWithTimeLimit?.(look, page.path) ?? look();
}

/** Compiles and checks all pages, without those that are invalid. */
export function compilePages(
  pages: readonly (ParsedPage | undefined)[],
  { context, siteIndex }: ResolvedSite,
  kit: CheckKit,
) {
  const made = pages.flatMap((page) =>
    page ? compileAndCheck(page, context, siteIndex, kit) : [],
  );
  const compiled = made.flatMap(({ page }) => page ?? []);
  return {
    pages: compiled,
    routes: compiled.map(({ route }) => route),
    reports: made.map(({ report }) => report),
  };
}

/** Checks a page, without the rest of the site, if it is compiled without an error. */
function checkPage(
  { page: compiled, diagnostics }: { page: CompiledPage | undefined; diagnostics: Diagnostic[] },
  context: SiteContext,
  rules: readonly Rule[],
): PageReport {
  const findings: PageReport["findings"] = {};
  if (!compiled || hasErrors(diagnostics)) return { summary: undefined, diagnostics, findings };
  const { page } = compiled;
  const words = pageTexts(page, context.kit.schemas);
  for (const rule of rules) {
    const found: Finding[] = [];
    if (rule.checkText) for (const word of words) addAll(found, rule.checkText(word, context));
    if (rule.checkPage) addAll(found, rule.checkPage(compiled, context));
    if (found.length > 0)
      findings[rule.id] = found.map((finding) => ({ ...finding, page: page.path }));
  }
  const summary = summarise(compiled, context);
  summary.isUnfinished = rules.some(({ id, findsUnwritten }) => findsUnwritten && findings[id]);
  return { summary, diagnostics, findings };
}
