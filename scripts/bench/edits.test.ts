import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { generatedConfig } from "../gen/generated-config.ts";
import { KIND_NAMES, KINDS } from "../gen/kinds.ts";
import { changesOf, editedPages, editsFor } from "./edits.ts";
import type { Change } from "./results.ts";

describe.each(KIND_NAMES)("the edits of %s", (name) => {
  const generated = { kind: KINDS[name], local: 23 };
  const text = generatedConfig(readFileSync("site.config.json", "utf8"), 23, generated.kind);
  const edits = editsFor(generated);

  function changedLines(change: Change, run: number, before = text) {
    const after = edits[change](before, run).split("\n");
    const lines = before.split("\n");
    expect(after).toHaveLength(lines.length);
    return lines.flatMap((line, at) => (line === after[at] ? [] : [{ at, after: after[at] }]));
  }

  it.each([
    ["nothing", 0, /./],
    ["page", 1, /"(text|localContent)": ".*page1 /],
    ["ten", 10, /"(text|localContent)": ".*ten1 /],
    ["template", 1, /"heading": ".*template1 /],
    ["phone", 1, /"phone": "\+\d/],
  ] as const)("change as many lines as stated for %s: %d", (change, count, expected) => {
    const changed = changedLines(change, 1);
    expect(changed).toHaveLength(count);
    for (const { after } of changed) expect(after).toMatch(expected);
    expect(() => JSON.parse(edits[change](text, 1))).not.toThrow();
  });

  it("change something different in each run", () => {
    for (const change of ["page", "template", "phone"] as const) {
      const first = edits[change](text, 1);
      expect(new Set([text, first, edits[change](first, 2)]).size).toBe(3);
      expect(changedLines(change, 2, first)[0]?.at).toBe(changedLines(change, 1)[0]?.at);
    }
  });

  it.each(["page", "ten", "reformatted"] as const)("change the stated pages for %s", (change) => {
    const { pages } = JSON.parse(edits[change](text, 7));
    const edited = pages.filter((page: object) => JSON.stringify(page).includes(`${change}7`));
    expect(edited.map(({ path }: { path: string }) => path)).toEqual(
      editedPages(generated, change),
    );
  });

  it("change the indentation of the file each time, and the values of one page only", () => {
    const [first, second] = [1, 2].map((run) => edits.reformatted(text, run));
    expect([text, first, second].map((one) => /\n +/.exec(one ?? "")?.[0].length)).toEqual([
      3, 5, 5,
    ]);
    expect(edits.reformatted(first ?? "", 2)).toMatch(/^\{\n {2}"/);
    const edited = edits.page(text, 1).replace("page1", "reformatted1");
    expect(JSON.parse(first ?? "")).toEqual(JSON.parse(edited));
    const after = edits.reformatted(edits.page(text, 1), 1);
    expect(JSON.parse(after)).not.toEqual(JSON.parse(edits.page(text, 1)));
  });

  it("are omitted if they need more pages", () => {
    expect(changesOf(generated)).not.toContain("hundred");
    expect(changesOf({ ...generated, local: 100 })).toContain("hundred");
  });
});
