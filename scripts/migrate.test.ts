import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { v1 } from "../src/commands/migrate/fixtures.ts";
import { runInProcess } from "../src/testing/commands/in-process.ts";
import { run } from "./migrate.ts";

let folder: string;
let file: string;
const text = JSON.stringify(v1, null, 2);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-migrate-"));
  file = join(folder, "site.config.json");
  writeFileSync(file, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const migrate = (...args: string[]) => runInProcess(run, "--config", file, ...args);
const read = (name = "site.config.json") => readFileSync(join(folder, name), "utf8");

describe("plumbline migrate", () => {
  it("shows what would change, and writes nothing", async () => {
    const { code, stdout } = await migrate();
    expect(code).toBe(0);
    expect(stdout).toContain('-  "version": 1,\n+  "version": 4,');
    expect(stdout).toContain(`npx plumbline migrate --config ${file} --write`);
    expect(readdirSync(folder)).toEqual(["site.config.json"]);
    expect(read()).toBe(text);
  });

  it("writes the new config, keeps a copy of the old one, and has nothing to do a second time", async () => {
    expect((await migrate("--write")).code).toBe(0);
    expect(read("site.config.v1.json")).toBe(text);
    const once = read();
    expect(JSON.parse(once).version).toBe(4);
    const { code, stdout } = await migrate("--write");
    expect([code, stdout]).toEqual([0, `${file}: already version 4, nothing to do\n`]);
    expect(read()).toBe(once);
  });

  it("names the next command, with the same config", async () => {
    const spaced = join(folder, "my site.json");
    writeFileSync(spaced, text);
    const { stdout } = await runInProcess(run, "--config", spaced, "--write");
    expect(stdout).toContain(`Next: npx plumbline check --config "${spaced}"\n`);
  });

  it("keeps a byte-order mark", async () => {
    writeFileSync(file, `\uFEFF${text}`);
    expect((await migrate("--write")).code).toBe(0);
    expect(read().startsWith('\uFEFF{\n  "$schema"')).toBe(true);
    expect(read("site.config.v1.json")).toBe(`\uFEFF${text}`);
  });

  it("never overwrites a copy that exists", async () => {
    writeFileSync(join(folder, "site.config.v1.json"), "mine");
    const { code, stderr } = await migrate("--write");
    expect(code).toBe(2);
    expect(stderr).toContain("already exists and differs from");
    expect([read(), read("site.config.v1.json")]).toEqual([text, "mine"]);
  });

  it("continues where an earlier run was interrupted", async () => {
    writeFileSync(join(folder, "site.config.v1.json"), text);
    expect((await migrate("--write")).code).toBe(0);
    expect(JSON.parse(read()).version).toBe(4);
  });

  it.each([
    ["is not JSON", text.replace("1,", "1"), "line 3: A comma is missing"],
    ["has no version", text.replace('"version": 1,', ""), 'has no "version"'],
    ["has a newer version", text.replace(": 1,", ": 99,"), "supports versions up to 4"],
  ])("does not change a file that %s", async (_, broken, message) => {
    writeFileSync(file, broken);
    const { code, stderr } = await migrate("--write");
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(read()).toBe(broken);
    expect(readdirSync(folder)).toEqual(["site.config.json"]);
  });

  it("shows a one-line file with one line per value", async () => {
    writeFileSync(file, JSON.stringify({ ...v1, more: "x".repeat(5000) }));
    expect((await migrate()).stdout).toContain('-  "version": 1,\n+  "version": 4,');
  });
});
