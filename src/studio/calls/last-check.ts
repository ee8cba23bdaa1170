import type { EditedTables } from "../../config/read-config.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import type { Kit } from "../../kit/kit.ts";
import { problemModel } from "../model/form/summaries.ts";
import { problemCounts } from "../model/pages/page-list.ts";
import type { ProblemCounts, ProblemModel } from "../protocol/state.ts";

export interface EditedTexts {
  text: string;
  tables: EditedTables;
}

/** What the last check of the site has found. */
export class LastCheck {
  /** The version of the texts that it has seen. */
  version = -1;
  /** Counts checks, also those after a change of other files. */
  count = 0;
  diagnostics: readonly LocatedDiagnostic[] = [];
  /** The texts of that version; undefined if it is that of the files. */
  texts: EditedTexts | undefined;
  /** The number of problems of each page. */
  byPage: ProblemCounts = {};

  #problems: ProblemModel[] | undefined;

  /** Takes over what a check has found. */
  take(version: number, diagnostics: readonly LocatedDiagnostic[], texts?: EditedTexts): void {
    this.version = version;
    this.texts = texts;
    this.count += 1;
    this.diagnostics = diagnostics;
    this.#problems = undefined;
    this.byPage = problemCounts(diagnostics);
  }

  /** The problems as windows show them. The first check may be done before there is a config or a kit. */
  problems(config: unknown, kit: Kit): ProblemModel[] {
    this.#problems ??= this.diagnostics.map((each) => problemModel(each, config, kit));
    return this.#problems;
  }
}
