import type { CompiledSite } from "../compile/compile.ts";
import type { Diagnostic, Path, Severity } from "../diagnostics/diagnostic.ts";

/** What a rule says of one place; its id and severity are added for it. */
export type Finding = Pick<Diagnostic, "path" | "message" | "hint" | "at" | "fix" | "page"> & {
  /** Other values that it follows from; where one of them is a stand-in for a mistake, so is it. */
  basis?: readonly Path[];
};

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

/** A rule over the whole site; one file each in this folder, with its test beside it. */
export interface Rule extends RuleInfo {
  /** Whether it says what nothing on the site does: then it can only judge a site that is read whole. */
  wholeSite?: true;
  check(site: CompiledSite, report: (finding: Finding) => void): void;
}
