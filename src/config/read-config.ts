import { readRegularFile } from "../lib/files/files.ts";
import { decode } from "../lib/files/text-file.ts";
import { jsonSource } from "./read/json-source.ts";
import type { SyntaxProblem } from "./read/syntax-problem.ts";
import { encodingProblems } from "./read/text.ts";
import type { BytesOf } from "./tables/read-table.ts";
import { type SourceFile, withTables } from "./tables/with-tables.ts";

/** Reads a config, or its text while it is edited; throws only if the file cannot be read. */
export function readSource(file: string, edited?: string): SourceFile {
  if (edited !== undefined) return parseSource(file, edited);
  const bytes = readRegularFile(file);
  return parseSource(file, decode(bytes), encodingProblems(bytes));
}

/** The same for text in memory. `bytesOf` reads the tables. */
export const parseSource = (
  file: string,
  raw: string,
  encoding: SyntaxProblem[] = [],
  bytesOf: BytesOf = readRegularFile,
): SourceFile => withTables(jsonSource(file, raw, encoding), bytesOf);
