import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { CodePlace } from "./own-problem.ts";

/** How a line of a stack ends: the file, as a path or an address, and the place in it. */
const FRAME = /\(?((?:file:\/\/)?\/[^()]+):(\d+):(\d+)\)?$/;

/**
 * Where in the sources of a bundle an error was thrown: `mapOf` gives the source map of a bundle's file.
 * Undefined if it was thrown elsewhere.
 */
export function sourcePlace(
  error: unknown,
  mapOf: (file: string) => string | undefined,
): CodePlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const frame of stack.split("\n")) {
    const [, url = "", line, column] = FRAME.exec(frame) ?? [];
    const file = url.startsWith("file:") ? fileURLToPath(url) : url;
    const at = { file, line: Number(line), column: Number(column) };
    const map = mapOf(file);
    // Node.js maps stacks itself for who works on Plumbline.
    const place = map ? mapped(at, map) : /\.tsx?$/.test(file) ? at : undefined;
    if (place && !place.file.includes("node_modules")) return place;
  }
  return undefined;
}

function mapped({ file, line, column }: CodePlace, map: string): CodePlace | undefined {
  const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
  if (!("originalSource" in entry)) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  const source = resolve(dirname(file), originalSource);
  return { file: source, line: originalLine + 1, column: originalColumn + 1 };
}

/** As people are told it, and editors take it: `sections/opening-times/section.ts:12:5`. */
export const placeWords = ({ file, line, column }: CodePlace): string =>
  `${relative(".", file)}:${line}:${column}`;
