import type { StepName } from "./steps.ts";

/** Messages that change something. What is undefined is missing in the JSON. */

/** The path of a value in the config: keys and list indexes from the top. */
export type ValuePath = readonly (string | number)[];

/**
 * A change of the config. `before` is the value that the browser knows, null if there is none; another one is a
 * conflict.
 */
export type Edit =
  | { type: "set"; path: ValuePath; value: unknown; before?: unknown | undefined }
  | { type: "remove"; path: ValuePath; before?: unknown | undefined }
  | { type: "insert"; path: ValuePath; index: number; value: unknown }
  | { type: "move"; path: ValuePath; from: number; to: number };

export interface EditRequest {
  /** The state that the edits refer to. */
  version: number;
  edits: Edit[];
  /** Its name in the history. */
  label?: StepName;
  /** The field that is being typed in: its edits are undone together. */
  field?: string;
}

/** The changes of pages as a whole. */
export type PageChange = "addPage" | "renamePage" | "deletePage";

/** The calls that change something; they respond with the state. */
export type Change =
  | PageChange
  | "editRows"
  | "paste"
  | "edit"
  | "editJson"
  | "fix"
  | "endField"
  | "undo"
  | "redo"
  | "discard"
  | "save"
  | "choose";

/** The index after the last entry of a list, whatever their number is by then. */
export const AT_END = Number.MAX_SAFE_INTEGER;
