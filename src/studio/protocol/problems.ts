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

/** The rules of the schema, which forms and tables check themselves. */
export const SCHEMA_RULES: ReadonlySet<string> = new Set([
  "unknown-key",
  "missing-key",
  "wrong-type",
  "unknown-value",
  "unknown-type",
  "invalid-value",
  "too-small",
  "too-big",
]);
