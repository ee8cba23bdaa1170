import { basename, dirname } from "node:path";
import { readRegularFile } from "../lib/files/files.ts";
import { decode } from "../lib/files/text-file.ts";
import { ownProperty } from "../lib/objects.ts";
import { jsonSource } from "./read/json-source.ts";
import type { SyntaxProblem } from "./read/syntax-problem.ts";
import { encodingProblems } from "./read/text.ts";
import type { BytesOf } from "./tables/read-table.ts";
import { type SourceFile, withTables } from "./tables/with-tables.ts";

/** The texts of tables that are edited, by the names of their files beside the config. */
export type EditedTables = Readonly<Record<string, string>>;

/** Reads a config, or its text while it is edited with its tables; throws only if the file cannot be read. */
export function readSource(file: string, edited?: string, tables?: EditedTables): SourceFile {
  const bytesOf = tables && bytesOfEdited(file, tables);
  if (edited !== undefined) return parseSource(file, edited, [], bytesOf);
  const bytes = readRegularFile(file);
  return parseSource(file, decode(bytes), encodingProblems(bytes), bytesOf);
}

/** Reads tables as they are edited, and others from their files. */
export const bytesOfEdited =
  (config: string, tables: EditedTables): BytesOf =>
  (file) => {
    const isBeside = dirname(file) === dirname(config);
    const text = isBeside ? ownProperty(tables, basename(file)) : undefined;
    return text === undefined ? readRegularFile(file) : Buffer.from(text);
  };

/** The same for text in memory. `bytesOf` reads the tables. */
export const parseSource = (
  file: string,
  raw: string,
  encoding: SyntaxProblem[] = [],
  bytesOf: BytesOf = readRegularFile,
): SourceFile => withTables(jsonSource(file, raw, encoding), bytesOf);
