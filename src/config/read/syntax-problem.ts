import type { Fix, Path, Range } from "../../diagnostics/diagnostic.ts";

/** A problem of a text, by offset. */
export interface SyntaxProblem {
  rule:
    | "json-syntax"
    | "csv-syntax"
    | "params-file"
    | "duplicate-key"
    | "encoding"
    | "characters"
    | "long-text";
  offset: number;
  length: number;
  message: string;
  hint?: string;
  fix?: Fix;
}

/** The same with a range. */
export interface SourceProblem extends SyntaxProblem {
  range: Range;
  /** Its file, if that is not the config. */
  file?: string;
  /** The path of the value, in a file with parameters. */
  path?: Path;
}

export const jsonError = (
  { offset, length }: Pick<SyntaxProblem, "offset" | "length">,
  message: string,
  hint: string,
): SyntaxProblem => ({ rule: "json-syntax", offset, length, message, hint });

/** The same for a single character. */
export const errorAt = (offset: number, message: string, hint: string): SyntaxProblem =>
  jsonError({ offset, length: 1 }, message, hint);
