import type { Place } from "../../model/place.ts";

/** A problem that a step solves. A window says its rule, or its message if the language has no name for the rule. */
export interface StepProblem {
  rule: string;
  message: string;
}

/** What a name of a step is made of. */
interface Values {
  /** A text of the site, such as the title of a page. */
  text: string;
  texts: readonly string[];
  /** The English name of a field, a choice or a section. */
  name: string;
  place: Place;
  problem: StepProblem;
  count: number;
}

/** The kinds of steps in the history with what each names. The app has the words in each language. */
export const STEPS = {
  /** Named by an earlier version, or by somebody else. */
  named: ["text"],
  changeField: ["name", "place"],
  change: ["place"],
  removeAt: ["place"],
  addTo: ["place"],
  moveIn: ["place"],
  fix: ["problem"],
  accept: ["problem"],
  discard: [],
  otherProgram: [],
  fileVersion: [],
  choose: ["text"],
  chooseFor: ["place", "name"],
  add: ["place"],
  addClosure: [],
  /** The first names, and how many others there are. */
  addFiles: ["texts", "count"],
  addSection: ["name"],
  moveUp: ["name"],
  moveDown: ["name"],
  duplicate: ["name"],
  remove: ["name"],
  hide: ["name"],
  unhide: ["name"],
  copySection: ["name", "text"],
  addPage: ["text"],
  movePage: ["text"],
  renamePage: ["text"],
  deletePage: ["text"],
  publishPage: ["text"],
  showInMenu: ["text"],
  removeFromMenu: ["text"],
  changeCell: ["name", "count", "text"],
  addRow: ["text"],
  duplicateRow: ["text"],
  moveRow: ["text"],
  deleteRow: ["text"],
  addColumn: ["text", "text"],
  paste: ["count", "text"],
} as const satisfies Record<string, readonly (keyof Values)[]>;

export type StepKind = keyof typeof STEPS;

type Names<Kinds extends readonly (keyof Values)[]> = { [At in keyof Kinds]: Values[Kinds[At]] };

/** The name of a step in the history, as data, since it is put into words where it is shown. */
export interface StepName {
  kind: StepKind;
  names: readonly (string | number | Place | StepProblem)[];
}

export const stepName = <Kind extends StepKind>(
  kind: Kind,
  ...names: Names<(typeof STEPS)[Kind]>
): StepName => ({ kind, names });

type Texts<Kinds extends readonly (keyof Values)[]> = {
  [At in keyof Kinds]: Kinds[At] extends "count" ? number : string;
};

/** The words for each kind of step. */
export type StepWords = {
  [Kind in StepKind]: (...names: Texts<(typeof STEPS)[Kind]>) => string;
};

/** The words for a step of any kind. As a method, its type takes the names of all kinds. */
export interface AnyStepWords {
  say(...names: (string | number)[]): string;
}
