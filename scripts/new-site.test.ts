import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { limits } from "./budget/limits.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-new-site-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const FLAGS = ["--trade", "bakery", "--name", "Crumb", "--town", "Cardiff", "--country", "GB"];
const command = (...args: string[]) => ["scripts/run.cjs", "new", "site", ...args];

function newSite(...args: string[]) {
  return newSiteFrom("", ...args);
}

/** With answers that come in by a pipe. */
function newSiteFrom(input: string, ...args: string[]) {
  const options = { encoding: "utf8", input } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command(...args), options);
  return { status, stdout, stderr };
}

/** The scripts that a page loads by itself, each with those that it may bring in before anything is done. */
function earlyScripts(dist: string): { file: string; bytes: number }[] {
  const sizeOf = (file: string) => statSync(join(dist, "assets", `${file}.br`)).size;
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const [, start = ""] = /src="\/assets\/(start-[^"]+)"/.exec(html) ?? [];
  const code = readFileSync(join(dist, "assets", start), "utf8");
  return [...code.matchAll(/import\([`"]\.\/([^`"]+)[`"]\)/g)].map(([, file = ""]) => ({
    file,
    bytes: sizeOf(start) + sizeOf(file),
  }));
}

it("begins a site that is built, and says what to do next", () => {
  const dir = join(folder, "deep", "site");
  const { status, stdout, stderr } = newSite(dir, ...FLAGS, "--places", "Barry,Penarth");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(readdirSync(dir).sort()).toEqual(["dist", "places.csv", "public", "site.config.json"]);
  for (const file of ["index.html", "barry.html", "favicon.svg"]) {
    expect(existsSync(join(dir, "dist", file)), file).toBe(true);
  }
  // What says whether it is open now, and what runs films.
  const early = earlyScripts(join(dir, "dist"));
  expect(early).toHaveLength(2);
  for (const { file, bytes } of early) expect(bytes, file).toBeLessThanOrEqual(limits.earlyScript);
  expect(stdout).toContain(`npm start -- --config ${join(dir, "site.config.json")}`);
  expect(stdout).toMatch(/\d+ texts wait for them/);
  expect(stdout).toContain("search engines list only one of such pages");
});

it("takes answers from a pipe, and says what is usual of the others", () => {
  const dir = join(folder, "site");
  const lines = "Deutschland\n\nYogastudio\nAtem & Raum\nKöln\n";
  const { status, stdout, stderr } = newSiteFrom(lines, dir, "--phone", "0221 2210");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(
    "What is your trade, as your customers call it? Such as Bäckerei Yogastudio",
  );
  expect(stdout).toContain(
    "taken as usual: --type HealthClub, --motif soft, --colour #5FA463, no --pages",
  );
  const names = readdirSync(join(dir, "dist")).filter((name) => name.endsWith(".html"));
  expect(names.sort()).toEqual(["404.html", "datenschutz.html", "impressum.html", "index.html"]);
  expect(readFileSync(join(dir, "dist/404.html"), "utf8")).toContain("Zur Startseite");
});

it.each([
  ["GB\n\nbakery\n", "nobody can be asked here: add --name NAME, --town TOWN."],
  ["Atlantis\nGB\n", '--country: "Atlantis" is no country.'],
  [`GB\n\nbakery\nCrumb\nBath${"\n".repeat(8)}more\n`, 'no question for the answer "more"'],
])("writes nothing where the answers of a pipe are not of use: %j", (lines, why) => {
  const dir = join(folder, "site");
  expect(newSiteFrom(lines, dir)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(why),
  });
  expect(existsSync(dir)).toBe(false);
});

it("leaves a folder alone that holds anything", () => {
  writeFileSync(join(folder, "site.config.json"), "mine");
  expect(newSite(folder, ...FLAGS)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("has a site.config.json already"),
  });
  rmSync(join(folder, "site.config.json"));
  mkdirSync(join(folder, "photos"));
  expect(newSite(folder, ...FLAGS).stderr).toContain('is not empty: "photos" lies in it');
  expect(readdirSync(folder)).toEqual(["photos"]);
  rmSync(join(folder, "photos"), { recursive: true });
  writeFileSync(join(folder, ".gitignore"), "dist");
  expect(newSite(folder, "--trade", "bakery").stderr).toContain("nobody can be asked here");
});

it.each([
  [[], "say in which folder"],
  [["--trade", "bakery"], "say in which folder"],
  [["DIR", "--trade", "bakery"], "add --country COUNTRY, --name NAME, --town TOWN"],
  [["DIR", ...FLAGS, "--phone", "+44 1"], "--phone:"],
  [["DIR", ...FLAGS, "--color", "#000000"], "Unknown option '--color'"],
])("writes nothing where it is not told all: %s", (args, why) => {
  const dir = join(folder, "site");
  const { status, stderr } = newSite(...args.map((arg) => (arg === "DIR" ? dir : arg)));
  expect(stderr).toContain(why);
  expect(status).toBe(2);
  expect(existsSync(dir)).toBe(false);
});

it.skipIf(process.platform === "win32")("leaves nothing when it is stopped", async () => {
  const dir = join(folder, "site");
  const child = spawn(process.execPath, command(dir, ...FLAGS), { stdio: "pipe" });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const closed = once(child, "close");
  const watch = setInterval(() => {
    if (existsSync(join(dir, "site.config.json"))) child.kill("SIGINT");
  }, 5);
  await closed;
  clearInterval(watch);
  expect(said).toContain("new: stopped. Nothing was written.");
  expect(readdirSync(folder)).toEqual([]);
});
