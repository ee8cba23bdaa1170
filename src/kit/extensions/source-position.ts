import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { CodePosition } from "../../diagnostics/diagnostic.ts";

/** The end of a line of a stack trace: the file, as a path or URL, and the position. */
const FRAME = /\(?((?:file:|\/|[A-Za-z]:)[^()]+):(\d+):(\d+)\)?$/;

/**
 * The source position at which an error was thrown: `placeOf` maps a position in running code if it
 * belongs to the extension. Undefined if the error was thrown elsewhere.
 */
export function sourcePosition(
  error: unknown,
  placeOf: (at: CodePosition) => CodePosition | undefined,
): CodePosition | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const frame of stack.split("\n")) {
    const [, url = "", line, column] = FRAME.exec(frame) ?? [];
    const file = url.startsWith("file:") ? fileURLToPath(url) : url;
    const place = placeOf({ file, line: Number(line), column: Number(column) });
    if (place && !place.file.includes("node_modules")) return place;
  }
  return undefined;
}

/** Maps a position in a bundle to its source. */
export function mapPosition(
  { file, line, column }: CodePosition,
  map: string,
): CodePosition | undefined {
  const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
  if (!("originalSource" in entry)) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  const source = resolve(dirname(file), originalSource);
  return { file: source, line: originalLine + 1, column: originalColumn + 1 };
}

/** In the form that editors open: `sections/opening-times/section.ts:12:5`. */
export const formatPosition = ({ file, line, column }: CodePosition): string =>
  `${relative(".", file)}:${line}:${column}`;

/**
 * The sources of a bundle in a folder. For developers of Plumbline, Node.js maps stack traces itself, so that
 * they already name the sources.
 */
export const sourceIn = (folder: string) => (at: CodePosition) => {
  const map = `${at.file}.map`;
  if (/\.tsx?$/.test(at.file)) return at;
  if (!at.file.startsWith(folder + sep) || !existsSync(map)) return undefined;
  return mapPosition(at, readFileSync(map, "utf8"));
};
