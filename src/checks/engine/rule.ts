import type { Page } from "../../../schema/page.ts";
import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import type { SiteContext } from "../../site/site-context.ts";
import type { SiteSummary } from "./summary.ts";
import type { Written } from "./written-words.ts";

/** What a rule says of one place; its id and severity are added for it. */
export type Finding = Omit<Diagnostic, "rule" | "severity">;

export type Report = (finding: Finding) => void;

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

/** A page as the file has it. */
export interface WrittenPage {
  page: Page;
  /** Every string on it in which tokens are filled in. */
  words: readonly Written[];
}

/**
 * A rule; one file each in this folder, with its test beside it. What it can say of a page by itself
 * it says there: the page may be looked at in another thread, or its findings come from a cache.
 */
export interface Rule extends RuleInfo {
  /** Whether it says what nothing on the site does: then it can only judge a site that is read whole. */
  wholeSite?: true;
  /** Of a page as it is written, whether or not it can be compiled. */
  checkWritten?(written: WrittenPage, site: SiteContext, report: Report): void;
  /** Of a page as visitors see it. */
  checkPage?(page: CompiledPage, site: SiteContext, report: Report): void;
  /** Of all pages together, and of what is no part of any page. */
  checkSite?(site: SiteSummary, report: Report): void;
}
