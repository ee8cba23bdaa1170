import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Results, Usage } from "../bench/results.ts";
import { run } from "./bench-build.ts";

const used = (wall: number, cpu = 2 * wall, peak = 5e8): Usage => ({ wall, cpu, peak });
const counted = (written: number) => ({ ...used(1), written, kept: 128 - written, removed: 0 });

const places = { kind: "places" } as const;

const results: Results = {
  day: "2026-11-21",
  machine: {
    cpu: "A CPU",
    cores: 2,
    memory: 8e9,
    node: "v20.20.2",
    system: "An OS",
    disk: "ext4 on vda, virtual",
    load: 0.1,
  },
  cold: [
    { ...places, local: 22, pages: 33, runs: [used(9), used(4), used(5)] },
    { ...places, local: 300, pages: 311, runs: [used(6), used(8)] },
  ],
  warm: [
    { ...places, local: 22, pages: 33, change: "nothing", runs: [counted(0)] },
    { ...places, local: 22, pages: 33, change: "page", runs: [counted(3)] },
  ],
  problems: [],
};

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-bench-test-"));
  said = [];
  const hear = (text: string) => void said.push(text);
  vi.spyOn(console, "log").mockImplementation(hear);
  vi.spyOn(console, "error").mockImplementation(hear);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Prints saved results with some of them changed. */
const show = (changed: Partial<Results> = {}, ...args: string[]) =>
  run(["--from", file("results.json", JSON.stringify({ ...results, ...changed })), ...args]);

/** The cells of the table rows with this beginning. */
const row = (...start: string[]) => {
  const rows = said.join("\n").split("\n");
  const cells = rows.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.find((one) => start.every((word, index) => one[index] === word));
};

describe("npm run bench:build", () => {
  it("shows medians, the cost of a page and of each additional page", async () => {
    expect(await show()).toBe(0);
    const [small, large] = [row("22", "33"), row("300", "311")];
    expect(small?.slice(2)).toEqual(
      ["5.00 s", "4.00 s to 9.00 s", "10.00 s", "500 MB", "151.52", ""], // 5 s / 33
    );
    expect(large?.slice(2, 4)).toEqual(["7.00 s", "6.00 s to 8.00 s"]);
    expect(large?.slice(-2)).toEqual(["22.51", "7.19"]); // 7 s / 311; (7 - 5) s / (311 - 33)
    expect(said.join()).toContain("A CPU, 2 cores; 8.0 GB of memory; Node.js 20.20.2; An OS");
  });

  it("shows how many files each change has written", async () => {
    await show();
    expect(row("22", "nothing")?.slice(-3)).toEqual(["0", "128", "0"]);
    expect(row("22", "the text of one local page")?.slice(-3)).toEqual(["3", "125", "0"]);
  });

  it("shows each kind of page in its own tables", async () => {
    const mixed = { kind: "mixed" as const, local: 22, pages: 33, runs: [used(2)] };
    await show({ cold: [...results.cold, mixed] });
    const shown = said.join("\n");
    const headings = [
      "From nothing, `places`",
      "after a change, `places`",
      "From nothing, `mixed`",
    ];
    const found = headings.map((heading) => shown.indexOf(heading));
    expect(found).toEqual([...found].sort((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
    expect(shown.slice(found[2])).toMatch(/\| 22 +\| 33 +\| 2\.00 s/);
  });

  it("shows which figures the system does not provide", async () => {
    await show({ cold: [{ ...places, local: 22, pages: 33, runs: [{ wall: 1 }] }], warm: [] });
    expect(row("22", "33")?.slice(4, 6)).toEqual(["–", "–"]);
    expect(said.join()).toContain("This system does not provide: CPU time, peak memory.");
  });

  it("fails, and does not change the page, if a build changes the wrong files", async () => {
    const page = file("a.md", "<!-- bench:build -->\n<!-- /bench:build -->");
    expect(await show({ problems: ["seo.html: was touched"] }, "--docs", page)).toBe(1);
    expect(said.join()).toContain("Builds changed the wrong files:\nseo.html: was touched");
    expect(readFileSync(page, "utf8")).not.toContain("A CPU");
  });

  it("replaces the tables of a page", async () => {
    const page = file("a.md", "Before\n<!-- bench:build -->\nold\n<!-- /bench:build -->\nAfter\n");
    await show({}, "--docs", page);
    const once = readFileSync(page, "utf8");
    expect(once).toMatch(
      /^Before\n<!-- bench:build -->\n\nMeasured.*<!-- \/bench:build -->\nAfter\n$/s,
    );
    expect(once).not.toContain("old");
    await show({}, "--docs", page);
    expect(readFileSync(page, "utf8")).toBe(once);
  });

  it.each([
    [["--pages", "22,many"], "--pages must be whole numbers from 1 to"],
    [["--pages", "0"], "--pages must be whole numbers from 1 to"],
    [["--pages", "22", "--warm", "300"], "--warm has 300, which is not among --pages (22)."],
    [["--docs", "package.json"], '"package.json" has no markers for the results'],
    [["--from", "package.json"], '"package.json" does not contain results'],
    [["--from", "nowhere.json"], '"nowhere.json" cannot be read'],
  ])("reports what is wrong with %j before it measures anything", async (args, message) => {
    await expect(run(args)).rejects.toThrow(message);
  });
});
