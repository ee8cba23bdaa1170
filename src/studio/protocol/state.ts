/** The state of the studio, which all its windows show. */

import type { Place } from "../../model/place.ts";
import type { ValuePath } from "./edits.ts";
import type { FieldProblem } from "./problems.ts";
import type { CellPosition } from "./rows.ts";
import type { StepName } from "./steps.ts";

/** The state of the studio, which all its windows show. */
export interface StudioState {
  /** Counts changes of the text. */
  version: number;
  /** The version that the built pages have. */
  builtVersion: number;
  /** Counts builds, also those after a change of other files. */
  builds: number;
  /** The name of the business. */
  site: string;
  /** How the site writes dates and times, as a tag for `Intl`. */
  locale: string;
  configFile: string;
  isSaved: boolean;
  /** In ISO 8601. */
  unsavedSince: string | undefined;
  undo: StepName | undefined;
  redo: StepName | undefined;
  /** Whether another program has changed the same lines of the file. */
  hasConflict: boolean;
  /** The name of that file. */
  conflict: string | undefined;
  /** Why edits are not on the disk. */
  storageError: string | undefined;
  /** Why the config cannot be edited now. */
  syntaxError: string | undefined;
  problems: ProblemModel[];
  /** Where undo or redo has changed something, in the response to it; undefined if nothing is there now. */
  changed?: ChangedPosition;
  /** Whether pages have moved and links did not follow, since the site has errors; in the response to that step. */
  linksStay?: true;
}

/** A position that the studio can show. */
export interface SitePosition {
  path: ValuePath;
  /** The cell that it is in, if it is in a table. */
  cell: CellPosition | undefined;
  /** The path of a page on which it is seen. */
  page: string | undefined;
}

/** The first position that a step has changed. */
export interface ChangedPosition extends SitePosition {
  /** Whether its form shows all that the step has changed. Otherwise something else has changed too, or is gone. */
  isAll: boolean;
}

/** A problem that the check has found. */
export interface ProblemModel extends FieldProblem, SitePosition {
  /** Whether the studio can fix it by itself. */
  canFix: boolean;
  /** Whether it is that no links lead to the page. */
  isUnlinked: boolean;
  /** The position, or words for one that is not in the config. */
  location: Place | string;
}

/** The number of problems by the paths of pages. */
export type ProblemCounts = Record<string, { errors: number; others: number }>;

/** A part of the config that is for the whole site. */
export interface SitePart {
  key: string;
  label: string;
}
