import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { put } from "../../testing/commands/folder.ts";
import { git as ask, commitAll } from "../../testing/commands/repository.ts";
import { checkOut, treeAt } from "./git.ts";

const DAY = "2026-03-03";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-git-"));
  folders.push(folder);
  return folder;
};

/** A repository with two commits of a folder `site`, and the folder where it is checked out. */
function start() {
  const [repository, place] = [newFolder(), newFolder()];
  ask(repository, DAY, "init");
  put(repository, "site/config.json", "one");
  put(repository, "site/public/same.txt", "same");
  put(repository, "site/gone.txt", "gone");
  put(repository, "beside.txt", "beside");
  commitAll(repository, DAY);
  put(repository, "site/config.json", "two");
  rmSync(join(repository, "site/gone.txt"));
  commitAll(repository, DAY);
  const [into, index] = [join(place, "files"), join(place, "index")];
  const at = async (revision: string) =>
    checkOut(await treeAt(join(repository, "site"), revision), into, index);
  const text = (name: string) => readFileSync(join(into, name), "utf8");
  return { repository, into, index, at, text };
}

describe("a folder as it was in a revision", () => {
  it("contains only that folder, changes only what differs, and does not change the repository", async () => {
    const { repository, into, at, text } = start();
    const before = ask(repository, DAY, "status", "--porcelain=v2", "--branch");
    await at("HEAD~1");
    expect([text("config.json"), text("gone.txt")]).toEqual(["one", "gone"]);
    expect(existsSync(join(into, "beside.txt"))).toBe(false);
    const { ctimeMs } = statSync(join(into, "public/same.txt"));
    await at("HEAD");
    expect([text("config.json"), existsSync(join(into, "gone.txt"))]).toEqual(["two", false]);
    expect(statSync(join(into, "public/same.txt")).ctimeMs).toBe(ctimeMs);
    expect(ask(repository, DAY, "status", "--porcelain=v2", "--branch")).toBe(before);
  });

  it("is created again if it is incomplete", async () => {
    const { into, index, at, text } = start();
    await at("HEAD");
    rmSync(index);
    writeFileSync(`${index}.next.lock`, "");
    writeFileSync(join(into, "config.json"), "half");
    writeFileSync(join(into, "left.txt"), "left");
    await at("HEAD");
    expect([text("config.json"), existsSync(join(into, "left.txt"))]).toEqual(["two", false]);
  });

  it.each(["nothing", "--all", "HEAD:site"])("does not exist in %s", async (revision) => {
    await expect(start().at(revision)).rejects.toThrow();
  });
});
