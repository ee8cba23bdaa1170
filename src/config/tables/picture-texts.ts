import { dirname, join } from "node:path";
import { errorCode } from "../../lib/files/files.ts";
import { decode } from "../../lib/files/text-file.ts";
import { type JsonSource, jsonSource } from "../read/json-source.ts";
import { encodingProblems } from "../read/text.ts";
import type { BytesOf } from "./read-table.ts";
import type { Table } from "./rows.ts";
import type { SourceFile } from "./source-file.ts";

/** The file with the alternative texts of pictures; also the first step of paths in it. */
export const PICTURE_TEXTS = "public/media/media.json";

/** Adds the alternative texts of pictures to a config, if it has that file. */
export function withPictureTexts(source: SourceFile, bytesOf: BytesOf): SourceFile {
  const file = join(dirname(source.file), PICTURE_TEXTS);
  const bytes = bytesIfAny(file, bytesOf);
  if (!bytes) return source;
  const { value, text, problems, locate }: JsonSource =
    bytes === "unreadable"
      ? unreadable(file)
      : jsonSource(file, decode(bytes), encodingProblems(bytes));
  const table: Table = { file, text, locate, problems: [], ...NO_ROWS };
  const written: SourceFile["written"] = (path, at) =>
    path[0] === PICTURE_TEXTS ? { table, path: path.slice(1) } : source.written(path, at);
  return {
    ...source,
    pictureTexts: value,
    // Fixes are for the config.
    problems: [...source.problems, ...problems.map(({ fix: _, ...found }) => ({ ...found, file }))],
    written,
    locate: (path, at, within) =>
      path[0] === PICTURE_TEXTS
        ? locate(path.slice(1), at, within)
        : source.locate(path, at, within),
  };
}

const NO_ROWS = {
  rows: [],
  hasColumns: false,
  headers: [],
  broken: new Set<number>(),
  oddRows: new Map(),
};

function bytesIfAny(file: string, bytesOf: BytesOf): Uint8Array | "unreadable" | undefined {
  try {
    return bytesOf(file);
  } catch (error) {
    return ["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "") ? undefined : "unreadable";
  }
}

function unreadable(file: string): JsonSource {
  const empty = jsonSource(file, "{}");
  const message = "This file cannot be read.";
  const hint = "Change its permissions; if it is a folder, rename it.";
  const problem = { rule: "json-syntax" as const, offset: 0, length: 0, message, hint };
  return { ...empty, problems: [{ ...problem, range: empty.locate([]) }] };
}
