/** A step on the way to a value: a key or the name of a part, or an entry of a list. */
export type Step = string | EntryStep;

/** A section, an entry of structured data, or an entry of another list. */
export interface EntryStep {
  type: "section" | "thing" | "entry";
  number: number;
  /** The type of a section or of structured data. */
  name?: string;
  /** What owners call it: its heading or its name. */
  called?: string;
}

/** What an entry that has moved is called; without a heading or a name, the step has its type or its number. */
export interface Moved {
  what: EntryStep;
  /** The entry that it is now before; undefined at the end. */
  before?: EntryStep;
}

/** One of the changes of a part that many pages display. */
export interface Piece extends Pick<ModelChange, "kind" | "before" | "after"> {
  where: readonly Step[];
}

/** What a change is, if it is more than another value at a position. */
export type Remark =
  | { type: "moved"; moves: readonly Moved[] }
  | { type: "reordered"; before: readonly EntryStep[]; after: readonly EntryStep[] }
  | { type: "other file"; file: "picture" | "file" }
  | { type: "listing"; isListed: boolean }
  | { type: "subject"; name: "opening hours" | "look"; pieces: readonly Piece[]; more: number };

/** A change of a page that visitors or robots notice. */
export interface ModelChange {
  /** Where it is: `section 4, nearbyAreas`, `areas`. */
  where: readonly Step[];
  kind: "changed" | "added" | "removed" | "order";
  /** The displayed text; neither for values without text, such as icons. */
  before?: string;
  after?: string;
  /** Set if that text is the diff's word for a value. */
  value?: "flag" | "icon";
  remark?: Remark;
  /** Whether only search engines and other programs notice it. */
  isForRobots?: boolean;
  /** For a line of opening hours. */
  isHours?: boolean;
  /** Listed first. */
  isGrave?: boolean;
  /** Other positions of the same edit, such as the structured data. */
  also?: readonly string[];
}

/** The changes of one page. */
export interface PageChanges {
  path: string;
  language: string;
  changes: readonly ModelChange[];
}

/** A step by its type or its number. */
export function stepText(step: Step = ""): string {
  if (typeof step === "string") return step;
  const { type, number, name = "" } = step;
  if (type === "thing") return name;
  return type === "section" ? `section ${number}, ${name}` : `entry ${number}`;
}

/** A step with the name of its entry, if it has one. Sections are found by their number. */
export const shownStep = (step: Step): string =>
  typeof step === "string" || step.type === "section" || step.called === undefined
    ? stepText(step)
    : quoted(step.called);

export const quoted = (name: string): string => `“${name}”`;

/** A position, which identifies it. */
export const changePosition = ({ where }: { where: readonly Step[] }): string =>
  where.map(stepText).join(" › ");

/** The same with the names of entries. */
export const shownPosition = (where: readonly Step[]): string => where.map(shownStep).join(" › ");
