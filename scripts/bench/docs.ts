import { existsSync, readFileSync } from "node:fs";
import { writeAtomically } from "../../src/lib/files/files.ts";
import { report } from "./report.ts";
import type { Results } from "./results.ts";

/** The command replaces the text between these markers only. */
const MARKS = ["<!-- bench:build -->", "<!-- /bench:build -->"] as const;

/** Throws an Error of one line if a page lacks the markers for the results. */
export function requirePage(file: string): void {
  splitPage(file);
}

export async function writePage(file: string, results: Results): Promise<void> {
  const [before, after] = splitPage(file);
  const [start, end] = MARKS;
  await writeAtomically(file, `${before}${start}\n\n${report(results)}\n\n${end}${after}`);
}

function splitPage(file: string): [before: string, after: string] {
  const [start, end] = MARKS;
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from >= 0 && to > from) return [text.slice(0, from), text.slice(to + end.length)];
  throw new Error(`bench-build: "${file}" has no markers for the results: ${start} and ${end}.`);
}
