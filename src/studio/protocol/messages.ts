/** What the server says in the studio's own words, which the app has in each language. */
export type MessageCode =
  | "changedElsewhere"
  | "valueChanged"
  | "cellChanged"
  | "syntaxError"
  | "siteHasErrors"
  | "pageHidden"
  | "gone"
  | "rowGone"
  | "otherStudio"
  | "diskFull";

/** A message with the names that it contains. */
export interface Message {
  code: MessageCode;
  names?: readonly string[];
}

/** The names of steps in the history that nobody has named. The journal has them in English. */
export const OWN_STEPS = {
  discard: "Discard all changes",
  otherProgram: "Changes by another program",
  fileVersion: "The version of the file",
} as const;
