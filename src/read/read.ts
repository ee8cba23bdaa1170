import { readRegularFile } from "../files/files.ts";
import { decode } from "../files/text-file.ts";
import { jsonSource } from "./json-source.ts";
import type { BytesOf } from "./read-table.ts";
import type { SyntaxProblem } from "./syntax-problem.ts";
import { encodingProblems } from "./text.ts";
import { type SourceFile, withTables } from "./with-tables.ts";

/** Reads a config; throws only if the file cannot be read. */
export function readSource(file: string): SourceFile {
  const bytes = readRegularFile(file);
  return parseSource(file, decode(bytes), encodingProblems(bytes));
}

/** The same for text in memory; `bytesOf` reads the tables. */
export const parseSource = (
  file: string,
  raw: string,
  encoding: SyntaxProblem[] = [],
  bytesOf: BytesOf = readRegularFile,
): SourceFile => withTables(jsonSource(file, raw, encoding), bytesOf);
