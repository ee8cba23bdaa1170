import { diffIndices } from "node-diff3";
import { addAll } from "../../lib/lists.ts";
import { changeBetween } from "../../lib/text-change.ts";
import type { LineChange } from "../protocol/saving.ts";

/** How many unchanged lines are shown around a change. */
const AROUND = 2;

/** The lines that differ between two texts. Changes that are close together are one. */
export function lineChanges(before: string, after: string): LineChange[] {
  const change = changeBetween(before, after);
  if (!change) return [];
  // Only the range that differs is compared, since a config may have a hundred thousand lines.
  const start = before.lastIndexOf("\n", change.at - 1) + 1;
  const endOf = (text: string, at: number) => {
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end;
  };
  const first = before.slice(0, start).split("\n").length;
  const removed = before.slice(start, endOf(before, change.at + change.removed.length)).split("\n");
  const added = after.slice(start, endOf(after, change.at + change.inserted.length)).split("\n");
  const all = before.split("\n");
  const hunks = diffIndices(removed, added).map(({ buffer1, buffer1Content, buffer2Content }) => ({
    from: first - 1 + buffer1[0],
    to: first - 1 + buffer1[0] + buffer1[1],
    removed: buffer1Content,
    added: buffer2Content,
  }));
  const changes: LineChange[] = [];
  let shown = 0;
  for (const [index, hunk] of hunks.entries()) {
    const from = Math.max(shown, hunk.from - AROUND);
    const next = hunks[index + 1]?.from ?? all.length;
    const to = Math.min(hunk.to + AROUND, next, all.length);
    const lines: LineChange["lines"] = [
      ...all.slice(from, hunk.from).map((text) => ({ type: "same" as const, text })),
      ...hunk.removed.map((text) => ({ type: "removed" as const, text })),
      ...hunk.added.map((text) => ({ type: "added" as const, text })),
      ...all.slice(hunk.to, to).map((text) => ({ type: "same" as const, text })),
    ];
    const last = changes.at(-1);
    if (last && from === shown && index > 0) addAll(last.lines, lines);
    else changes.push({ line: from + 1, lines });
    shown = to;
  }
  return changes;
}
