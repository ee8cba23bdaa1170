import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeAtomically, writeTogether } from "./files.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "plumbline-files-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  mkdirSync(join(made, "real"));
  return made;
}

it("writes the target of a link, and keeps the link", async () => {
  const home = folder();
  writeFileSync(join(home, "real/site.json"), "old");
  chmodSync(join(home, "real/site.json"), 0o640);
  symlinkSync("real", join(home, "folder"));
  symlinkSync("folder/site.json", join(home, "second"));
  symlinkSync(join(home, "second"), join(home, "first"));
  await writeAtomically(join(home, "first"), "new");
  expect(readFileSync(join(home, "real/site.json"), "utf8")).toBe("new");
  expect(statSync(join(home, "real/site.json")).mode & 0o777).toBe(0o640);
  expect(readlinkSync(join(home, "second"))).toBe("folder/site.json");
  expect(lstatSync(join(home, "first")).isSymbolicLink()).toBe(true);
  expect(readdirSync(join(home, "real"))).toEqual(["site.json"]);
});

it("creates the missing target of a link", async () => {
  const home = folder();
  symlinkSync("real/new/site.json", join(home, "link"));
  await writeAtomically(join(home, "link"), "new");
  expect(readFileSync(join(home, "real/new/site.json"), "utf8")).toBe("new");
  expect(readlinkSync(join(home, "link"))).toBe("real/new/site.json");
});

it("writes a file several times at once, and leaves one text whole", async () => {
  const file = join(folder(), "real/site.json");
  const texts = [..."abcdef"].map((letter) => letter.repeat(100_000));
  await Promise.all(texts.map((text) => writeAtomically(file, text)));
  expect(texts).toContain(readFileSync(file, "utf8"));
  expect(readdirSync(dirname(file))).toEqual(["site.json"]);
});

it("reports circular links, and leaves no files", async () => {
  const home = folder();
  symlinkSync("b", join(home, "a"));
  symlinkSync("a", join(home, "b"));
  await expect(writeAtomically(join(home, "a"), "new")).rejects.toThrow(/points back to itself/);
  expect(readdirSync(home).sort()).toEqual(["a", "b", "real"]);
});

it("restores all files if one of several cannot be written", async () => {
  const home = folder();
  const first = join(home, "first.json");
  writeFileSync(first, "old");
  const gone = { file: join(home, "gone/second.json"), data: "new" };
  await expect(writeTogether([{ file: first, data: "new" }, gone])).rejects.toThrow(/ENOENT/);
  expect(readFileSync(first, "utf8")).toBe("old");
});
