import type { Diagnostic, Path } from "../../diagnostics/diagnostic.ts";
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
  /** Undefined for a page that cannot be filled. */
  summary: CachedPage | undefined;
  /** A name for what rules about the site see of it; empty without a summary. */
  summaryHash: string;
  /** What the compiler reports. */
  diagnostics: Diagnostic[];
  /** Where the page has examples for its mistakes, of which rules have nothing to say. */
  standIns?: readonly Path[];
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

/** Checks the page at an index of the config by itself, whether or not it could be compiled. */
function checkPage(
  index: number,
  { page: compiled, diagnostics }: { page: CompiledPage | undefined; diagnostics: Diagnostic[] },
  context: SiteContext,
  rules: readonly Rule[],
): PageReport {
  const findings: PageReport["findings"] = {};
  const entry = context.config.pages[index];
  const words = pageTexts(index, context.config, context.kit.schemas);
  for (const rule of rules) {
    const found: Finding[] = [];
    if (rule.checkText) for (const word of words) addAll(found, rule.checkText(word, context));
    if (rule.checkPage && compiled) addAll(found, rule.checkPage(compiled, context));
    if (found.length > 0)
      findings[rule.id] = found.map((finding) => ({ ...finding, page: entry?.path }));
  }
  const summary = compiled && entry && summarise(compiled, context, entry);
  if (summary) {
    summary.isUnfinished = rules.some(({ id, findsUnwritten }) => findsUnwritten && findings[id]);
  }
  const { standIns = [] } = compiled?.page.sections.report ?? {};
  return {
    summary,
    summaryHash: summary ? summaryHash(summary) : "",
    diagnostics,
    findings,
    ...(standIns.length > 0 && { standIns }),
  };
}

/** Of what is left out here only rules about words know (`compareWords`). */
function summaryHash(page: CachedPage): string {
  const { words: _, nearest: __, dated: ___, isUnfinished: ____, ...seen } = page;
  return contentHash(JSON.stringify(seen));
}
