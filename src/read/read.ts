import type { Path } from "../diagnostics/diagnostic.ts";
import { readWhole } from "../files/files.ts";
import { type JsonSource, jsonSource } from "./json-source.ts";
import type { Table } from "./rows.ts";
import type { SyntaxProblem } from "./syntax.ts";
import { decode, encodingProblems } from "./text.ts";
import { withExceptions } from "./with-exceptions.ts";
import { withTables } from "./with-tables.ts";

/**
 * The config, and what was read of it. An entry of `pages` whose parameters are in a file is as many
 * pages in its value as that file has rows; `locate` and `isSound` know where each is written.
 */
export interface SourceFile extends JsonSource {
  written(path: Path, at?: "key"): Written;
  /** The files with parameters that it names. */
  tables: readonly Table[];
}

/** Where a value is written: at a path of the config, or of a file with parameters. */
export interface Written {
  path: Path;
  table?: Table;
}

/** Reads a config; throws only if the file cannot be read. */
export function readSource(file: string): SourceFile {
  const bytes = readWhole(file);
  return parseSource(file, decode(bytes), encodingProblems(bytes));
}

/** The same for text that is already at hand. */
export const parseSource = (
  file: string,
  raw: string,
  encoding: SyntaxProblem[] = [],
): SourceFile => withTables(withExceptions(jsonSource(file, raw, encoding)));
