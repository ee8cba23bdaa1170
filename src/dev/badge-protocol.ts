/** Where the badge asks for what is not quite right, and the event that says it changed. */
export const PROBLEMS_URL = "/__plumbline/problems";
export const PROBLEMS_EVENT = "plumbline:problems";

/** A problem as the badge shows it. */
export interface BadgeProblem {
  place: string;
  message: string;
  hint: string;
  /** `/path/to/file:line:column`, as Vite's open-in-editor takes it. */
  at: string;
}
