import { diffArrays } from "diff";
import { jsonTree } from "../../config/read/json-tree.ts";
import type { EditedText } from "../../lib/edited-text.ts";
import type { ValuePath } from "../protocol/edits.ts";

/** A value as the lines of a file: each with the indentation of the first one removed, if it has that. */
interface Lines {
  start: number;
  end: number;
  indent: string;
  /** As the file has them, without line ends. */
  written: string[];
  /** The line ends between them. */
  lineEnds: string[];
  shown: string[];
}

/** The text of a value, as if it began at the margin; undefined if there is none. */
export const jsonText = (config: EditedText, path: ValuePath): string | undefined =>
  linesOf(config, path)?.shown.join("\n");

function linesOf(config: EditedText, path: ValuePath): Lines | undefined {
  const node = jsonTree(config).find(path);
  if (!node) return undefined;
  const { start, end } = node;
  const [indent = ""] = /^[ \t]*/.exec(config.slice(config.lineStart(start), start)) ?? [];
  const text = config.slice(start, end);
  const written = text.split(/\r?\n/);
  const shown = written.map((line, at) => shownLine(line, at, indent));
  return { start, end, indent, written, lineEnds: text.match(/\r?\n/g) ?? [], shown };
}

const shownLine = (line: string, at: number, indent: string) =>
  at > 0 && line.startsWith(indent) ? line.slice(indent.length) : line;

/** The config with another text of a value. Lines that stay the same keep their bytes. */
export function withJsonText(config: EditedText, path: ValuePath, text: string): EditedText {
  const lines = linesOf(config, path);
  if (!lines) return config;
  const { start, end, indent, written, lineEnds } = lines;
  const [usual = "\n"] = /\r?\n/.exec(config.base.text) ?? [];
  const result: string[] = [];
  let at = 0;
  for (const { removed, added, value } of diffArrays(lines.shown, text.trim().split(/\r?\n/))) {
    for (const line of removed ? [] : value) {
      const isFirst = result.length === 0;
      // The first line follows a key, so that it has no indentation of its own.
      const isSame = !added && isFirst === (at === 0);
      if (!isFirst) result.push((isSame && lineEnds[at - 1]) || usual);
      result.push((isSame && written[at]) || (isFirst || line === "" ? line : indent + line));
      if (!added) at += 1;
    }
    if (removed) at += value.length;
  }
  return config.replace(start, end, result.join(""));
}

/** The offset in the text of a value, for a line and a column of the file, which count from 1. */
export function offsetIn(config: EditedText, path: ValuePath, { line, column }: Position): number {
  const lines = linesOf(config, path);
  if (!lines) return 0;
  const { start, shown, written } = lines;
  const first = config.slice(0, start).split("\n").length;
  const at = Math.min(Math.max(line - first, 0), shown.length - 1);
  const before = shown.slice(0, at).reduce((sum, each) => sum + each.length + 1, 0);
  const [own = "", whole = ""] = [shown[at], written[at]];
  const removed = at === 0 ? start - config.lineStart(start) : whole.length - own.length;
  return before + Math.min(Math.max(column - 1 - removed, 0), own.length);
}

interface Position {
  line: number;
  column: number;
}
