import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { commitAll, git } from "../../testing/commands/repository.ts";
import { readHistory } from "./git-history.ts";

const [FIRST, SECOND, THIRD] = ["2026-01-01", "2026-02-02", "2026-03-03"];
const NOW = seconds("2026-11-21");

function seconds(date: string): number {
  return Date.parse(`${date}T12:00:00Z`) / 1000;
}

/** A cache that only these tests use, since they damage and delete it. */
const CACHE = mkdtempSync(join(tmpdir(), "plumbline-cache-"));
afterAll(() => rmSync(CACHE, { recursive: true }));

/** A repository with a file with this text, committed on the first day. */
function repository(text: string, name = "site.config.json") {
  const root = mkdtempSync(join(tmpdir(), "plumbline-history-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  git(root, FIRST, "init");
  writeFileSync(file, text);
  commitAll(root, FIRST);
  const media = join(dirname(file), "public/media");
  return {
    root,
    file,
    media,
    write: (changed: string) => writeFileSync(file, changed),
    read: () => readHistory(file, media, NOW, CACHE),
    /** The day of each line. */
    lines: async () => (await readHistory(file, media, NOW, CACHE))?.lines.map(dayOf),
  };
}

const dayOf = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time * 1000).toISOString().slice(0, 10);
const TODAY = dayOf(NOW);

/** The result of git alone, which blames each line of the file. */
function blamed(root: string): (string | undefined)[] {
  const blame = git(root, FIRST, "blame", "--line-porcelain", "-w", "--", "site.config.json");
  const lines = blame.split(/^(?=[0-9a-f]{40} )/m).filter((line) => line !== "");
  return lines.map((line) => {
    const time = Number(/^author-time (\d+)$/m.exec(line)?.[1]);
    return line.startsWith("0000") ? TODAY : dayOf(time);
  });
}

const text = (...words: string[]) => words.map((word) => `${word}\n`).join("");

describe("the history of lines", () => {
  it("equals git's, through edits, commits and branches, with and without a cache", async () => {
    const { root, write, lines } = repository(text("a", "b", "c", "d", "e", "f"));
    const expectGits = async () => {
      const days = await lines();
      expect(days).toEqual(blamed(root));
      return days;
    };
    const expectGitsWithAnyCache = async () => {
      const days = await expectGits();
      expect(await lines()).toEqual(days);
      const cached = join(CACHE, "history");
      for (const name of readdirSync(cached)) writeFileSync(join(cached, name), "[");
      expect(await lines()).toEqual(days);
      rmSync(cached, { recursive: true });
      expect(await lines()).toEqual(days);
    };
    await expectGits();
    write(text("new", "a", "b", "changed", "d", "f", "last"));
    await expectGits();
    commitAll(root, SECOND);
    await expectGits();
    write(text("a", "b", "changed", "again", "  d", "f", "last", "", "more", "more"));
    await expectGitsWithAnyCache();
    git(root, SECOND, "add", ".");
    write(text("a", "b", "changed", "f"));
    await expectGits();
    git(root, SECOND, "checkout", "-f", "-b", "other", "HEAD~1");
    await expectGits();
    write(text("a", "other", "c", "d", "e", "f"));
    commitAll(root, THIRD);
    await expectGits();
    git(root, SECOND, "checkout", "-");
    await expectGitsWithAnyCache();
    write("");
    await expectGits();
  });

  it("equals git's after any change", async () => {
    const { root, write, lines } = repository(text("start"));
    let [words, count] = [["start"], 0];
    // Pseudo-random, and the same in each run.
    const pick = (below: number) => ((count++ * 7919 + 104_729) % 31_337) % below;
    for (let round = 0; round < 12; round++) {
      words = words.flatMap((word) => {
        const kind = pick(9);
        if (kind === 0) return [];
        if (kind === 1) return [`${word} ${word}`];
        if (kind === 2) return [word, `added ${round} ${count}`];
        return kind === 3 ? [` \t${word} `] : [word];
      });
      words = [...words, `last of ${round}`];
      write(text(...words));
      expect(await lines()).toEqual(blamed(root));
      if (pick(3) > 0) commitAll(root, `2026-04-${round + 10}`);
    }
  });

  it("equals git's after any change", async () => {
    const { root, write, lines } = repository("a\nb\nc");
    write("a\r\nb\r\nc\r\n");
    expect(await lines()).toEqual([FIRST, FIRST, FIRST]);
    write("a\r\nB\r\nc");
    expect(await lines()).toEqual([FIRST, TODAY, FIRST]);
    commitAll(root, SECOND);
    expect(await lines()).toEqual([FIRST, SECOND, FIRST]);
    write("a\nB\nc\nd");
    expect(await lines()).toEqual([FIRST, SECOND, FIRST, TODAY]);
  });

  it("equals git's for a shorter text", async () => {
    const { write, lines } = repository("{}");
    expect(await lines()).toEqual([FIRST]);
    write("[]");
    expect(await lines()).toEqual([TODAY]);
  });

  it("continues after a rename, committed or staged; new lines are of today", async () => {
    const { root, file, media } = repository(text("a", "b", "c"), "old.json");
    git(root, SECOND, "mv", "old.json", "new.json");
    const days = async () =>
      (await readHistory(join(root, "new.json"), media, NOW, CACHE))?.lines.map(dayOf);
    expect(await days()).toEqual([FIRST, FIRST, FIRST]);
    commitAll(root, SECOND);
    expect(await days()).toEqual([FIRST, FIRST, FIRST]);
    writeFileSync(file, text("quite", "another"));
    git(root, SECOND, "add", ".");
    expect((await readHistory(file, media, NOW, CACHE))?.lines.map(dayOf)).toEqual([TODAY, TODAY]);
  });

  it("is found in folders of any name, with other files", async () => {
    const name = 'tŷ newydd/[a] "b"/:sïte [1].json';
    const { root, media, write, read } = repository(text("a", "b"), name);
    mkdirSync(join(media, "tŷ"), { recursive: true });
    for (const picture of ["to [1].svg", "tŷ/to.svg"]) writeFileSync(join(media, picture), "");
    commitAll(root, SECOND);
    writeFileSync(join(media, "tŷ/newydd i.svg"), "");
    writeFileSync(join(media, "to [1].svg"), "<svg/>");
    write(text("a", "B"));
    const history = await read();
    expect(history?.lines).toEqual([seconds(FIRST), NOW]);
    expect([...(history?.files ?? [])].sort()).toEqual([
      ["to [1].svg", NOW],
      ["tŷ/newydd i.svg", NOW],
      ["tŷ/to.svg", seconds(SECOND)],
    ]);
  });

  it("is the same with any configuration of git", async () => {
    const { root, write, lines } = repository(text("a", "b", "c", "d", "e"));
    write(text("a", "B", "c", "d", "e"));
    commitAll(root, SECOND);
    writeFileSync(join(root, ".git/ignored"), git(root, SECOND, "rev-parse", "HEAD"));
    writeFileSync(join(root, ".git/info/attributes"), "*.json diff=sorted\n");
    const settings = {
      "blame.ignoreRevsFile": ".git/ignored",
      "diff.sorted.textconv": "sort -r",
      "diff.interHunkContext": "9",
      "diff.external": "false",
      "color.ui": "always",
      "diff.noprefix": "true",
      "status.showUntrackedFiles": "no",
    };
    for (const [name, value] of Object.entries(settings)) git(root, SECOND, "config", name, value);
    write(text("new", "a", "B", "c", "D", "e"));
    expect(await lines()).toEqual([TODAY, FIRST, SECOND, FIRST, TODAY, FIRST]);
  });
});
