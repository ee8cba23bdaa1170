import type { ValuePath } from "./edits.ts";

/** A problem, as a field shows it. */
export interface FieldProblem {
  severity: "error" | "warning" | "info";
  rule: string;
  message: string;
  hint: string;
  path: ValuePath;
  /** A value that is accepted in its place. */
  suggestion?: unknown;
}
