import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KINDS } from "../gen/kinds.ts";
import { editedPages } from "./edits.ts";
import { problemsOf } from "./expectations.ts";
import { compare, type FolderDifference, snapshot } from "./folder.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-folder-"));
  mkdirSync(join(folder, "a"));
  for (const name of ["same", "edited", "touched", "replaced", "gone", "a/deep"]) {
    writeFileSync(join(folder, name), "text");
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("a comparison of two snapshots of a folder", () => {
  it("is empty if nothing changed", () => {
    const difference = compare(snapshot(folder), snapshot(folder));
    expect(difference).toEqual({ changed: [], touched: [], removed: [], kept: 6 });
  });

  it("distinguishes new content from a file that was rewritten for nothing", () => {
    const before = snapshot(folder);
    writeFileSync(join(folder, "edited"), "new");
    writeFileSync(join(folder, "a/new"), "text");
    utimesSync(join(folder, "touched"), new Date(), new Date(0));
    const inode = before.get("replaced")?.inode ?? 0n;
    const after = new Map(snapshot(folder));
    const replaced = after.get("replaced");
    if (replaced) after.set("replaced", { ...replaced, inode: inode + 1n });
    after.delete("gone");
    const difference = compare(before, after);
    expect(difference.changed.sort()).toEqual(["a/new", "edited"]);
    expect(difference.touched.sort()).toEqual(["replaced", "touched"]);
    expect([difference.removed, difference.kept]).toEqual([["gone"], 2]);
  });
});

const nothing: FolderDifference = { changed: [], touched: [], removed: [], kept: 9 };
const generated = { kind: KINDS.places, local: 9 };
const slug = editedPages(generated, "page")[0]?.slice(1);
const own = [`${slug}.html`, `route-data/${slug}.json`, `share/${slug}-0123456789.png`];
const shared = ["sitemap.xml", "sitemap-2.xml", "manifest.json", "search-index.json", "llms.txt"];

describe("the files that a build may change", () => {
  it("are none if nothing changed", () => {
    expect(problemsOf("nothing", generated, nothing)).toEqual([]);
    const [problem] = problemsOf("nothing", generated, { ...nothing, changed: ["sitemap.xml"] });
    expect(problem).toMatch(/^sitemap\.xml: was written/);
  });

  it("are a page’s own files and the lists if its text changed", () => {
    expect(problemsOf("page", generated, { ...nothing, changed: [...own, ...shared] })).toEqual([]);
    const others = [`${slug}-fawr.html`, "seo.html", `share/${slug}-fawr-0123456789.png`, "a.js"];
    for (const other of others) {
      const difference = { ...nothing, changed: [...own, other] };
      expect(problemsOf("page", generated, difference)).toEqual([expect.stringContaining(other)]);
    }
  });

  it("exclude files with the same content, and include every changed page", () => {
    const touched = { ...nothing, changed: own, touched: ["seo.html", "b", "c", "d"] };
    expect(problemsOf("page", generated, touched)).toEqual([
      "seo.html, b, c and 1 more: was touched, but its content is the same",
    ]);
    expect(problemsOf("page", generated, nothing)).toEqual([
      expect.stringContaining(`${slug}.html: has not changed`),
    ]);
    expect(
      problemsOf("page", generated, { ...nothing, changed: own, removed: ["x"] }),
    ).toHaveLength(1);
  });

  it("are all pages of a template, and no others, if the template changed", () => {
    const [problem] = problemsOf("template", generated, { ...nothing, changed: own });
    expect(problem).toMatch(/and 5 more: has not changed/);
    expect(
      problemsOf("template", { ...generated, local: 1 }, { ...nothing, changed: ["seo.html"] }),
    ).toHaveLength(2);
    const mixed = { kind: KINDS.mixed, local: 9 };
    const changed = [1, 7].map((index) => `${mixed.kind.pathOf(index).slice(1)}.html`);
    expect(problemsOf("template", mixed, { ...nothing, changed })).toEqual([]);
  });
});
