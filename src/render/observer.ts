/** What the steps of a build are called, for people. */
export type Stage =
  | "reading the config"
  | "bundling the code"
  | "making pages"
  | "checking the site"
  | "making other files"
  | "comparing"
  | "putting in place";

/** Hears how a build gets on. */
export interface Observer {
  /** A step begins; the one before has ended. */
  stage?(stage: Stage): void;
  /** So many of the pages that have to be made, or compared, are. */
  progress?(done: number, all: number): void;
  /** Something that a person should know. */
  tell?(text: string): void;
}
