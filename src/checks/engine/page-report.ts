import { type Diagnostic, hasErrors } from "../../diagnostics/diagnostic.ts";
import { contentHash } from "../../files/hash.ts";
import { type CompiledPage, compilePage } from "../../site/compile-page.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { SiteIndex } from "../../site/site-index.ts";
import { addAll } from "../../util/lists.ts";
import type { CheckKit, Finding, Rule } from "./rule.ts";
import { pageTexts } from "./source-texts.ts";
import { type CachedPage, summarise } from "./summary.ts";

/** All that is found out about one page, as plain data. */
export interface PageReport {
  /** Undefined for a page with errors. */
  summary: CachedPage | undefined;
  /** A name for what rules about the site see of it; empty without a summary. */
  summaryHash: string;
  /** What the compiler reports. */
  diagnostics: Diagnostic[];
  /** What each rule reports of it by itself, by the rule's id. */
  findings: Record<string, Finding[]>;
}

/** Compiles and checks the page at an index of the config by itself. */
export function compileAndCheck(
  index: number,
  context: SiteContext,
  siteIndex: SiteIndex,
  kit: CheckKit,
) {
  const look = () => {
    const compiled = compilePage(index, context, siteIndex);
    return { page: compiled.page, report: checkPage(index, compiled, context, kit.checks) };
  };
  return kit.runWithTimeLimit?.(look, context.config.pages[index]?.path) ?? look();
}

/** Checks the page at an index of the config by itself, if it is compiled without an error. */
function checkPage(
  index: number,
  { page: compiled, diagnostics }: { page: CompiledPage | undefined; diagnostics: Diagnostic[] },
  context: SiteContext,
  rules: readonly Rule[],
): PageReport {
  const findings: PageReport["findings"] = {};
  const entry = context.config.pages[index];
  if (!compiled || hasErrors(diagnostics))
    return { summary: undefined, summaryHash: "", diagnostics, findings };
  const words = pageTexts(index, context.config, context.kit.schemas);
  for (const rule of rules) {
    const found: Finding[] = [];
    if (rule.checkText) for (const word of words) addAll(found, rule.checkText(word, context));
    if (rule.checkPage) addAll(found, rule.checkPage(compiled, context));
    if (found.length > 0)
      findings[rule.id] = found.map((finding) => ({ ...finding, page: entry?.path }));
  }
  const summary = entry && summarise(compiled, context, entry);
  if (summary) {
    summary.isUnfinished = rules.some(({ id, findsUnwritten }) => findsUnwritten && findings[id]);
  }
  return {
    summary,
    summaryHash: summary ? summaryHash(summary) : "",
    diagnostics,
    findings,
  };
}

/** Of what is left out here only rules about words know (`compareWords`). */
function summaryHash(page: CachedPage): string {
  const { words: _, nearest: __, dated: ___, isUnfinished: ____, ...seen } = page;
  return contentHash(JSON.stringify(seen));
}
