import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import type { Kit } from "../../kit/kit.ts";
import { problemModel } from "../model/form/summaries.ts";
import { problemCounts } from "../model/pages/page-list.ts";
import type { ProblemCounts, ProblemModel } from "../protocol/state.ts";

/** What the last check of the site has found. */
export class LastCheck {
  /** The version of the texts that it has seen. */
  version = -1;
  /** Counts checks, also those after a change of other files. */
  count = 0;
  diagnostics: readonly LocatedDiagnostic[] = [];
  problems: ProblemModel[] = [];
  /** The number of problems of each page. */
  byPage: ProblemCounts = {};

  /** Takes over what a check of a config with this kit has found. */
  take(
    version: number,
    diagnostics: readonly LocatedDiagnostic[],
    config: unknown,
    kit: Kit | undefined,
  ): void {
    this.version = version;
    this.count += 1;
    this.diagnostics = diagnostics;
    this.problems = diagnostics.map((each) => problemModel(each, config, kit));
    this.byPage = problemCounts(diagnostics);
  }
}
