import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.ts";
import type { SectionKit } from "../../model/kit/section-kit.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { SourceText } from "./source-texts.ts";
import type { SiteSummary } from "./summary.ts";

/** What a rule reports at one position; its id and severity are added. */
export type Finding = Omit<Diagnostic, "rule" | "severity" | "code" | "isBlocking">;

/** The description of a rule, which `--list` and `--explain` print. */
export interface RuleInfo {
  /** The rule's name, which is also that of its file. */
  id: string;
  severity: Severity;
  /** The requirement, in one line. */
  summary: string;
  /** Why it matters and what to do, for a person who runs a business and not a website. */
  explanation: string;
}

/** What a rule of a stage says of itself; its severity is `error` by default. */
export type Explained = Pick<RuleInfo, "summary" | "explanation"> & Partial<RuleInfo>;

/** The section types and rules with which a site is checked. */
export interface CheckKit extends SectionKit {
  checks: readonly Rule[];
}

/**
 * A rule. Ours are one file each in `rules/`, with the test beside it. Findings about a single text or page
 * belong into `checkText` and `checkPage`: pages may be checked in another thread, or their findings may come
 * from a cache. Findings of a page get its path.
 */
export interface Rule extends RuleInfo {
  kind: "check";
  /** Whether a page with a finding is unfinished, so that it is not compared with other pages. */
  findsUnwritten?: true;
  /** Checks a text in its source form, on a page or elsewhere. */
  checkText?(written: SourceText, site: SiteContext): Iterable<Finding>;
  /** Checks a page as visitors see it. */
  checkPage?(page: CompiledPage, site: SiteContext): Iterable<Finding>;
  /**
   * Checks all pages together, and the rest of the site. It runs only if no earlier stage reports an error.
   */
  checkSite?(site: SiteSummary): Iterable<Finding>;
}

/** Defines a check. */
export const defineCheck = (rule: Omit<Rule, "kind">): Rule => ({ kind: "check", ...rule });
