export type Severity = "error" | "warning" | "info";

/** The path of a value in the config: keys and list indexes from the top. */
export type Path = readonly (string | number)[];

/** Whether a path is one of the others or inside one. */
export const isUnder = (path: Path, others: readonly Path[]): boolean =>
  others.some((other) => other.every((step, index) => path[index] === step));

/** A piece of a text of the config, in characters (UTF-16 units) of the parsed string. */
export interface TextSpan {
  start: number;
  length: number;
}

/** A range in a file; lines and columns count from 1, the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A position in a file of an extension; lines and columns count from 1. */
export interface CodePosition {
  file: string;
  line: number;
  column: number;
}

/** A change that fixes a problem, applied to the file's text without touching the rest of it. */
export type Fix =
  /** Replaces the value at the path. */
  | { kind: "replace"; value: unknown }
  /** Renames the key at the path. */
  | { kind: "rename"; key: string }
  /** Removes the entry at the path, with its comma. */
  | { kind: "remove" }
  /** Removes the characters of the diagnostic's range. */
  | { kind: "cut" };

/** A problem. All problems have this type. */
export interface Diagnostic {
  /** The id of its rule, such as `dead-link`. */
  rule: string;
  severity: Severity;
  path: Path;
  /** Set if the key at `path` is wrong, and not its value. */
  at?: "key" | undefined;
  /** The wrong piece of the text at `path`; undefined for the whole text. */
  within?: TextSpan | undefined;
  /** What is wrong, and why it matters if that is not obvious. */
  message: string;
  /** What to do about it. */
  hint?: string | undefined;
  /** How `--fix` changes the value at `path`. */
  fix?: Fix | undefined;
  /** A value that is accepted at `path` and probably meant, but not certainly, so that a person decides. */
  suggestion?: unknown;
  /** Whether it is an error that makes checks of the whole site wait. */
  isBlocking?: true;
  /** The path of its page, if it belongs to a page. */
  page?: string | undefined;
  /** The path of what it repeats. A cell of a table does not repeat itself, whatever reads it. */
  repeats?: Path | undefined;
  /** How severe it is compared with others of its rule, such as the number of superfluous letters. */
  weight?: number;
  /** The position in an extension's code, if the mistake is there and not in the config. */
  code?: CodePosition;
}

/** The fix that replaces a text, if a replacement is certain. */
export const replacement = (value: string | undefined): Fix | undefined =>
  value === undefined ? undefined : { kind: "replace", value };

/** A diagnostic with its position in the file. */
export interface LocatedDiagnostic extends Diagnostic {
  file: string;
  /** Whether that file is a table, and not the config; `path` is a path in that file. */
  isInTable?: true;
  range: Range;
  /** The path in words: `/web-design-barry › section 4, nearbyAreas › areas`. */
  location: string;
  /** The template that it is in, or that its page is made from. */
  template?: string | undefined;
  /** The pages that it affects: several if it is in a template. */
  affects: string[];
}

/** An error of one rule at a path. */
export const problem = (
  rule: string,
  path: Path,
  message: string,
  hint?: string,
  more: Partial<Diagnostic> = {},
): Diagnostic => ({ rule, severity: "error", path, message, hint, ...more });

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === "error");
