export type Severity = "error" | "warning" | "info";

/** Where a value stands in the config: keys and list indexes from the top. */
export type Path = readonly (string | number)[];

/** A place in a file; lines and columns count from 1, the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** The one shape of everything that can be wrong with a site. */
export interface Diagnostic {
  /** Id of the rule that was broken, such as `dead-link`. */
  rule: string;
  severity: Severity;
  path: Path;
  /** Whether the key at `path` is meant rather than its value. */
  at?: "key";
  /** What is wrong, in plain words. */
  message: string;
  /** What to do about it. */
  hint?: string;
}

/** A diagnostic with its place in the file. */
export interface LocatedDiagnostic extends Diagnostic {
  file: string;
  range: Range;
  /** The place in the owner's words: `/web-design-barry › section 4, nearbyAreas › areas`. */
  place: string;
}

/** An error of one rule at a path. */
export const problem = (rule: string, path: Path, message: string, hint?: string): Diagnostic => ({
  rule,
  severity: "error",
  path,
  message,
  ...(hint === undefined ? {} : { hint }),
});

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === "error");
