import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generatedConfig } from "../gen/generated-config.ts";
import { editedPage, editsFor } from "./edits.ts";
import type { Change } from "./results.ts";

const text = generatedConfig(readFileSync("site.config.json", "utf8"), 5);

/** The lines that an edit changes, before and after. */
function changedLines(change: Change, run: number, before = text) {
  const after = editsFor(5)[change](before, run).split("\n");
  const lines = before.split("\n");
  expect(after).toHaveLength(lines.length);
  return lines.flatMap((line, at) => (line === after[at] ? [] : [{ at, line, after: after[at] }]));
}

it("changes nothing where nothing is to change", () => {
  expect(changedLines("nothing", 1)).toEqual([]);
});

it.each([
  ["page", /"localContent": "Edit1 /],
  ["template", /"heading": "Edit1 /],
  ["phone", /"phone": "\+44 29 2018 0125"/],
] as const)("changes one line for %s", (change, expected) => {
  const changed = changedLines(change, 1);
  expect(changed).toHaveLength(1);
  expect(changed[0]?.after).toMatch(expected);
  expect(() => JSON.parse(editsFor(5)[change](text, 1))).not.toThrow();
});

it("changes it to something else in each run", () => {
  for (const change of ["page", "template", "phone"] as const) {
    const edit = editsFor(5)[change];
    const [first, second] = [edit(text, 1), edit(edit(text, 1), 2)];
    expect(new Set([text, first, second]).size).toBe(3);
    expect(changedLines(change, 2, first)[0]?.at).toBe(changedLines(change, 1)[0]?.at);
  }
});

it("changes the page that it says", () => {
  const { pages } = JSON.parse(editsFor(5).page(text, 7));
  const edited = pages.filter((page: object) => JSON.stringify(page).includes("Edit7"));
  expect(edited).toEqual([expect.objectContaining({ path: editedPage(5) })]);
});
