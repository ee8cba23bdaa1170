import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type CompiledPage, compilePage } from "../../site/compile-page.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { SiteIndex } from "../../site/site-index.ts";
import type { Finding, Rule } from "./rule.ts";
import { type PageSummary, summarise } from "./summary.ts";
import { pageWords } from "./written-words.ts";

/** All that is found out about one page, as plain data. */
export interface PageReport {
  /** Undefined for a page that cannot be expanded. */
  summary: PageSummary | undefined;
  /** What the compiler says of it. */
  diagnostics: Diagnostic[];
  /** What each rule says of it by itself, by the rule's id. */
  findings: Record<string, Finding[]>;
}

/** Compiles the page at an index of the config and looks at it by itself. */
export function examinePage(
  index: number,
  context: SiteContext,
  siteIndex: SiteIndex,
  rules: readonly Rule[],
): { compiled: CompiledPage | undefined; report: PageReport } {
  const { page: compiled, diagnostics } = compilePage(index, context, siteIndex);
  const findings: PageReport["findings"] = {};
  const page = context.config.pages[index];
  const written = page && { page, words: pageWords(index, context.config) };
  for (const rule of rules) {
    const found: Finding[] = [];
    if (written) rule.checkWritten?.(written, context, (finding) => found.push(finding));
    if (compiled) rule.checkPage?.(compiled, context, (finding) => found.push(finding));
    if (found.length > 0) findings[rule.id] = found;
  }
  const summary = compiled && summarise(compiled, context);
  return { compiled, report: { summary, diagnostics, findings } };
}
