import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stepName } from "../protocol/steps.ts";
import { journalFile } from "./session-files.ts";
import { WorkingCopy } from "./working-copy.ts";

const WRITTEN = `{
  "name": "Roofs",
  "town": "Mockham",
  "phone": "1",
  "steps": [
    "Call",
    "Meet"
  ]
}
`;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-studio-"));
  file = join(folder, "site.config.json");
  writeFileSync(file, WRITTEN);
});

afterEach(() => rmSync(folder, { recursive: true }));

const onDisk = () => readFileSync(file, "utf8");
const open = () => WorkingCopy.open(file);

/** Changes the file as another program does. */
const outside = (from: string, to: string) => writeFileSync(file, onDisk().replace(from, to));

/** Replaces a word in the working copy. */
const replace = (copy: WorkingCopy, from: string, to: string, field?: string) =>
  copy.edit(copy.text.replace(from, to), stepName("named", `${from} to ${to}`), field);

/** Random numbers that are the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

describe("the working copy of a config", () => {
  it("keeps what is typed during a save as unsaved, also after a restart", async () => {
    const copy = open();
    replace(copy, "Roofs", "Dry roofs");
    const saving = copy.save();
    replace(copy, "Mockham", "Mockton");
    await saving;
    expect(onDisk()).toBe(WRITTEN.replace("Roofs", "Dry roofs"));
    expect(copy.isSaved).toBe(false);
    const next = open();
    expect([next.isSaved, next.text]).toEqual([false, copy.text]);
    await next.save();
    expect(onDisk()).toContain("Mockton");
  });

  it("adds a few bytes to its journal with each save, however long the config is", async () => {
    writeFileSync(file, WRITTEN.replace("Roofs", "Roofs ".repeat(10_000)));
    const copy = open();
    const sizeOf = () => readFileSync(journalFile(file)).length;
    const before = sizeOf();
    for (let saves = 0; saves < 5; saves += 1) {
      replace(copy, "Mockham", `Mockham ${saves}`);
      await copy.save();
    }
    expect(sizeOf() - before).toBeLessThan(2000);
    expect(open().isSaved).toBe(true);
  });

  it("leaves the file alone until it is saved, and then changes only what was edited", async () => {
    const copy = open();
    replace(copy, "Roofs", "Dry roofs");
    expect([copy.isSaved, onDisk()]).toEqual([false, WRITTEN]);
    await copy.save();
    expect([copy.isSaved, onDisk()]).toEqual([true, WRITTEN.replace("Roofs", "Dry roofs")]);
  });

  it("returns to the original bytes by undo, after 500 random edits, undos and redos", () => {
    const copy = open();
    const random = seeded(7);
    for (let count = 0; count < 500; count += 1) {
      const kind = random(4);
      if (kind === 0) copy.undo();
      else if (kind === 1) copy.redo();
      else {
        const at = random(copy.text.length);
        const field = random(2) === 0 ? "name" : undefined;
        copy.edit(
          `${copy.text.slice(0, at)}ü${copy.text.slice(at + random(3))}`,
          stepName("named", "Type"),
          field,
        );
      }
    }
    const last = copy.text;
    let undone = 0;
    for (; copy.undoLabel !== undefined; undone += 1) copy.undo();
    expect(copy.text).toBe(WRITTEN);
    for (; undone > 0; undone -= 1) copy.redo();
    expect(copy.text).toBe(last);
  });

  it("undoes what was typed in one field together", () => {
    const copy = open();
    replace(copy, "Roofs", "Roof", "name");
    replace(copy, "Roof", "Roo", "name");
    copy.endField();
    replace(copy, "Roo", "Ro", "name");
    copy.undo();
    expect(copy.text).toContain('"Roo"');
    copy.undo();
    expect(copy.text).toBe(WRITTEN);
  });

  it("continues in another process, with its history", async () => {
    const first = open();
    replace(first, "Roofs", "Dry roofs");
    await first.save();
    replace(first, "Mockham", "Neath");
    const second = open();
    expect([second.text, second.isSaved, second.undoLabel]).toEqual([
      first.text,
      false,
      stepName("named", "Mockham to Neath"),
    ]);
    expect(Date.now() - Date.parse(second.unsavedSince ?? "")).toBeLessThan(60_000);
    second.undo();
    expect(second.isSaved).toBe(true);
  });

  it.each([
    ["an earlier version", '"Mockham to Neath"', stepName("named", "Mockham to Neath")],
    ["a later version", '{"kind":"turn","names":["hero",["/"]]}', { names: ["hero", ["/"]] }],
  ])("continues with a step that %s has named", async (_, label, expected) => {
    const first = open();
    replace(first, "Mockham", "Neath");
    const journal = readFileSync(journalFile(file), "utf8");
    writeFileSync(journalFile(file), journal.replace(/(?<="label":)\{[^}]*\}/, label));
    const second = open();
    expect(second.text).toBe(first.text);
    expect(second.undoLabel).toMatchObject(expected);
    second.undo();
    expect(second.isSaved).toBe(true);
    second.undo();
    expect(second.text).toBe(WRITTEN);
  });

  it("loses at most the step that is being written, wherever the process is stopped", () => {
    const copy = open();
    const texts = [copy.text];
    for (const town of ["Neath", "Barry", "Ely"]) {
      replace(copy, /"town": "(\w+)"/.exec(copy.text)?.[1] ?? "", town);
      texts.push(copy.text);
    }
    const journal = readFileSync(journalFile(file));
    const ends = [...journal.entries()].flatMap(([at, byte]) => (byte === 10 ? [at + 1] : []));
    for (let length = 0; length <= journal.length; length += 1) {
      writeFileSync(journalFile(file), journal.subarray(0, length));
      const steps = ends.filter((end) => end <= length).length;
      expect(open().text, `${length} bytes`).toBe(texts[Math.max(0, steps - 1)]);
    }
  });

  it("puts a damaged journal aside, and keeps the steps before the damage", () => {
    const copy = open();
    replace(copy, "Roofs", "Dry roofs");
    const { text } = copy;
    replace(copy, "Mockham", "Neath");
    const lines = readFileSync(journalFile(file), "utf8").split("\n");
    writeFileSync(journalFile(file), lines.with(2, "\0\0").join("\n"));
    expect(open().text).toBe(text);
    expect(open().text).toBe(text);
  });

  it("keeps steps in memory while the disk takes none, and writes them with the next one", () => {
    const copy = open();
    const journal = journalFile(file);
    renameSync(journal, `${journal}.away`);
    mkdirSync(journal);
    replace(copy, "Roofs", "Dry roofs");
    expect([copy.storageError !== undefined, copy.text.includes("Dry roofs")]).toEqual([
      true,
      true,
    ]);
    rmdirSync(journal);
    renameSync(`${journal}.away`, journal);
    replace(copy, "Mockham", "Neath");
    expect(copy.storageError).toBeUndefined();
    expect(open().text).toBe(copy.text);
  });
});

describe("a file that another program changes", () => {
  it("is taken over while nothing is unsaved", () => {
    const copy = open();
    outside("Roofs", "Slates");
    expect(copy.followFile()).toBe(true);
    expect([copy.text, copy.isSaved]).toEqual([onDisk(), true]);
    copy.undo();
    expect(copy.text).toBe(WRITTEN);
  });

  it("is merged with edits of other lines", async () => {
    const copy = open();
    replace(copy, "Meet", "Meet you");
    outside("Roofs", "Slates");
    await copy.save();
    expect(onDisk()).toBe(WRITTEN.replace("Roofs", "Slates").replace("Meet", "Meet you"));
  });

  it("is not overwritten if it contradicts an edit, until somebody chooses", async () => {
    const copy = open();
    replace(copy, "Roofs", "Dry roofs");
    outside("Roofs", "Slates");
    const theirs = onDisk();
    await expect(copy.save()).rejects.toThrow("was changed by another program");
    expect([onDisk(), copy.conflict]).toEqual([theirs, "site.config.json"]);
    copy.choose("file");
    expect([copy.text, copy.isSaved]).toEqual([theirs, true]);
    copy.undo();
    expect(copy.text).toContain("Dry roofs");
    await copy.save();
    expect(onDisk()).toContain("Dry roofs");
  });

  it("keeps the edits if somebody chooses these", async () => {
    const copy = open();
    replace(copy, "Roofs", "Dry roofs");
    outside("Roofs", "Slates");
    copy.followFile();
    copy.choose("working copy");
    await copy.save();
    expect(onDisk()).toContain("Dry roofs");
  });

  it("is a conflict if the merged text would not be JSON", () => {
    const copy = open();
    replace(copy, '"phone": "1",', '"phone": "1"');
    outside('"name": "Roofs",', '"name": "Slates",');
    copy.followFile();
    expect(copy.conflict).toBe("site.config.json");
  });
});
