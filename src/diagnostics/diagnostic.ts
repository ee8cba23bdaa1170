export type Severity = "error" | "warning" | "info";

/** Where a value is in the config: keys and list indexes from the top. */
export type Path = readonly (string | number)[];

/** Whether a path is one of the others or inside one. */
export const isUnder = (path: Path, others: readonly Path[]): boolean =>
  others.some((other) => other.every((step, index) => path[index] === step));

/** A piece of a text of the config: characters (UTF-16 units) of the string that its JSON means. */
export interface TextSpan {
  start: number;
  length: number;
}

/** A place in a file; lines and columns count from 1, the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Where something is in a file of a site's own code; lines and columns count from 1. */
export interface CodePosition {
  file: string;
  line: number;
  column: number;
}

/** A change that mends a problem, applied to the file's text without touching the rest of it. */
export type Fix =
  /** Another value in the place of what stands at the path. */
  | { kind: "replace"; value: unknown }
  /** Another name for the key at the path. */
  | { kind: "rename"; key: string }
  /** The entry at the path goes, with its comma. */
  | { kind: "remove" }
  /** The characters of the diagnostic's own range go. */
  | { kind: "cut" };

/** The one shape of everything that can be wrong with a site. */
export interface Diagnostic {
  /** Id of the rule that was broken, such as `dead-link`. */
  rule: string;
  severity: Severity;
  path: Path;
  /** Whether the key at `path` is meant rather than its value. */
  at?: "key" | undefined;
  /** The piece of the text at `path` that is meant, where it is not the whole. */
  within?: TextSpan | undefined;
  /** What is wrong, in plain words, and why it matters where that is not plain. */
  message: string;
  /** What to do about it. */
  hint?: string | undefined;
  /** How `--fix` changes the value at `path`. */
  fix?: Fix | undefined;
  /** Whether it is an error that checks of the whole site wait for. */
  isBlocking?: true;
  /** The page that it is on, where it is on a page. */
  page?: string | undefined;
  /** How bad it is beside others of its rule, such as how many letters are too many. */
  weight?: number;
  /** Where it is in the site's own code, if it is a mistake there and nothing of the config. */
  code?: CodePosition;
}

/** The fix that writes another text, if there is one that is sure to be right. */
export const replacement = (value: string | undefined): Fix | undefined =>
  value === undefined ? undefined : { kind: "replace", value };

/** A diagnostic with its place in the file. */
export interface LocatedDiagnostic extends Diagnostic {
  file: string;
  /** Whether that is a file with parameters and not the config: `path` is then one in that file. */
  isInTable?: true;
  range: Range;
  /** The place in the owner's words: `/web-design-barry › section 4, nearbyAreas › areas`. */
  location: string;
  /** The template that it is in, or that its page is made from. */
  template?: string | undefined;
  /** The pages that it is on; more than one where a template is to blame. */
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
