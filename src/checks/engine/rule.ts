import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.ts";
import type { SectionKit } from "../../model/section-kit.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { SourceText } from "./source-texts.ts";
import type { SiteSummary } from "./summary.ts";

/** What a rule reports at one position; its id and severity are added. */
export type Finding = Omit<Diagnostic, "rule" | "severity" | "code" | "isBlocking">;

/** What can be looked up about a rule: `--list` and `--explain` print it. */
export interface RuleInfo {
  /** The rule's name; that of its file. */
  id: string;
  severity: Severity;
  /** What the rule wants, in one line. */
  summary: string;
  /** Why it matters and what to do, for a person who runs a business and not a website. */
  explanation: string;
}

/** What sites are checked with: the section types, and the rules. */
export interface CheckKit extends SectionKit {
  checks: readonly Rule[];
}

/**
 * A rule; ours are one file each in `rules/`, with its test beside it. What it can say of a text or a page
 * by itself it says there: the page may be looked at in another thread, or its findings come from a cache.
 * Findings of a page get its path.
 */
export interface Rule extends RuleInfo {
  kind: "check";
  /** Whether a page on which it finds something still waits to be written, and is no match for another. */
  findsUnwritten?: true;
  /** Of a text as it is written, on a page or elsewhere. */
  checkText?(written: SourceText, site: SiteContext): Iterable<Finding>;
  /** Of a page as visitors see it. */
  checkPage?(page: CompiledPage, site: SiteContext): Iterable<Finding>;
  /** Of all pages together, and of the rest of the site; once no page has an error of an earlier stage. */
  checkSite?(site: SiteSummary): Iterable<Finding>;
}

/** Makes a check. */
export const defineCheck = (rule: Omit<Rule, "kind">): Rule => ({ kind: "check", ...rule });
