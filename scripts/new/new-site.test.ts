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
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runInProcess } from "../../src/testing/commands/in-process.ts";
import { limits } from "../budget/limits.ts";
import { run } from "../new.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-new-site-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const FLAGS = ["--trade", "bakery", "--name", "Crumb", "--town", "Cardiff", "--country", "GB"];
const command = (...args: string[]) => ["scripts/run.cjs", "new", ...args];

const newSite = (...args: string[]) => runInProcess(run, ...args);

/** With answers from a pipe. */
function newSiteFrom(input: string, ...args: string[]) {
  const options = { encoding: "utf8", input } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command(...args), options);
  return { status, stdout, stderr };
}

/** The scripts that a page loads initially, each with those that it may load before any interaction. */
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

/** All findings except those about holidays, which depend on the day. */
const FOUND = /^(error|warning|info(?!.*\(public-holiday\)))/m;

it("creates a site that builds, and names the next steps", async () => {
  const dir = join(folder, "deep", "site");
  const {
    code: status,
    stdout,
    stderr,
  } = await newSite(dir, ...FLAGS, "--places", "Barry,Penarth");
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringMatching(FOUND) });
  expect(readdirSync(dir).sort()).toEqual([
    ".github",
    ".gitignore",
    ".vscode",
    "README.md",
    "dist",
    "package.json",
    "places.csv",
    "public",
    "site.config.json",
  ]);
  for (const file of ["index.html", "barry.html", "favicon.svg"]) {
    expect(existsSync(join(dir, "dist", file)), file).toBe(true);
  }
  // The scripts of the opening status and of videos.
  const early = earlyScripts(join(dir, "dist"));
  expect(early).toHaveLength(2);
  for (const { file, bytes } of early) expect(bytes, file).toBeLessThanOrEqual(limits.earlyScript);
  expect(stdout).toMatch(new RegExp(`  cd ${dir}\n  npm install \\S+\n  npm start\n`));
  expect(stdout).not.toContain("--config");
  expect(stdout).toMatch(/\d+ texts are placeholders/);
  expect(stdout).toContain("search engines list only one of such pages");
});

it("reads answers from a pipe, and lists the defaults for the others", () => {
  const dir = join(folder, "site");
  const lines = "Deutschland\n\nYogastudio\nAtem & Raum\nKöln\n";
  const { status, stdout, stderr } = newSiteFrom(lines, dir, "--phone", "0221 2210");
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringMatching(FOUND) });
  expect(stdout).toContain(
    "What is your trade, as your customers call it? Such as Bäckerei Yogastudio",
  );
  expect(stdout).toContain(
    "Using defaults for --type HealthClub, --look soft, --colour #5FA463, no --pages",
  );
  const names = readdirSync(join(dir, "dist")).filter((name) => name.endsWith(".html"));
  expect(names.sort()).toEqual(["404.html", "datenschutz.html", "impressum.html", "index.html"]);
  expect(readFileSync(join(dir, "dist/404.html"), "utf8")).toContain("Zur Startseite");
});

it.each([
  ["GB\n\nbakery\n", "no terminal to ask in: add --name NAME, --town TOWN."],
  ["Atlantis\nGB\n", '--country: "Atlantis" is not a country.'],
  [`GB\n\nbakery\nCrumb\nBath${"\n".repeat(8)}more\n`, 'no question for the answer "more"'],
])("writes nothing if the answers of a pipe are invalid: %j", (lines, why) => {
  const dir = join(folder, "site");
  expect(newSiteFrom(lines, dir)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(why),
  });
  expect(existsSync(dir)).toBe(false);
});

it("does not change a folder that is not empty", async () => {
  writeFileSync(join(folder, "site.config.json"), "mine");
  expect(await newSite(folder, ...FLAGS)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("already has a site.config.json"),
  });
  rmSync(join(folder, "site.config.json"));
  mkdirSync(join(folder, "photos"));
  expect((await newSite(folder, ...FLAGS)).stderr).toContain('is not empty: it contains "photos"');
  expect(readdirSync(folder)).toEqual(["photos"]);
  rmSync(join(folder, "photos"), { recursive: true });
  writeFileSync(join(folder, ".gitignore"), "dist");
  expect(newSiteFrom("", folder, "--trade", "bakery").stderr).toContain("no terminal to ask in");
});

const inFolder = (...args: string[]) =>
  spawnSync(process.execPath, [resolve("scripts/run.cjs"), ...args], {
    cwd: folder,
    encoding: "utf8",
    input: "",
  });

it("works in the current folder; a path is a folder, and a name may have several words", () => {
  const word = inFolder("new", "section", "openingTimes");
  expect(word.stderr).toContain("There is no site.config.json in");
  expect(readdirSync(folder)).toEqual([]);
  const { status, stdout } = inFolder("new", "./section", ...FLAGS);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringContaining("\n  cd ./section\n"),
  });
  expect(inFolder("check").stderr).toContain('There is one in "section": cd section, or --config');
  expect(inFolder("new", "section").stderr).toContain("new ./section");
});

const jsonOf = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), "utf8"));

it("writes the files that npm and editors need", async () => {
  expect((await newSite(join(folder, "site"), ...FLAGS)).code).toBe(0);
  const { scripts, ...others } = jsonOf("site", "package.json");
  expect(others).toEqual({
    private: true,
    dependencies: { plumbline: `^${JSON.parse(readFileSync("package.json", "utf8")).version}` },
  });
  expect(scripts).toMatchObject({ start: "plumbline start", test: "plumbline test" });
  expect(jsonOf("site", "site.config.json").$schema).toBe(
    "./node_modules/plumbline/schema/site.schema.json",
  );
});

/** A folder after `npm init -y && npm install ../plumbline.tgz`, but with tabs. */
function installed(dir = folder): void {
  const npm = {
    name: "crumb",
    scripts: { test: 'echo "Error: no test specified" && exit 1', build: "mine" },
    dependencies: { plumbline: "file:../plumbline.tgz" },
  };
  const schema = join(dir, "node_modules/plumbline/schema");
  mkdirSync(schema, { recursive: true });
  writeFileSync(join(schema, "site.schema.json"), "{}");
  writeFileSync(join(dir, "package.json"), JSON.stringify(npm, null, "\t"));
  for (const name of KEPT) writeFileSync(join(dir, name), "*.tgz");
}

const KEPT = ["package-lock.json", "readme.md", "LICENSE", ".gitignore"];

it("creates a site in a folder with npm's files, and keeps them", async () => {
  const dir = join(folder, "site");
  installed(dir);
  expect((await newSite(dir, ...FLAGS)).stderr).toContain(
    'plumbline.tgz", but there is no such file.',
  );
  writeFileSync(join(folder, "plumbline.tgz"), "Packed");
  spawnSync("git", ["init", "--quiet", dir]);
  const { code: status, stdout } = await newSite(dir, ...FLAGS);
  expect(status).toBe(0);
  expect(jsonOf("site", "package.json")).toEqual({
    name: "crumb",
    scripts: {
      test: "plumbline test",
      build: "mine",
      start: "plumbline start",
      check: "plumbline check",
    },
    dependencies: { plumbline: "file:plumbline.tgz" },
  });
  expect(readFileSync(join(dir, "package.json"), "utf8")).toContain('\n\t\t"build": "mine",');
  for (const name of KEPT) expect(readFileSync(join(dir, name), "utf8"), name).toBe("*.tgz");
  expect(readdirSync(dir)).not.toContain("README.md");
  // So that a clone can be installed, too.
  expect(readFileSync(join(dir, "plumbline.tgz"), "utf8")).toBe("Packed");
  expect(stdout).toContain("\n  npm install\n");
  expect(stdout).toContain("\n  git add --force plumbline.tgz\n");
});

it("finds the Plumbline of a parent folder", async () => {
  installed();
  const { code: status, stdout } = await newSite(join(folder, "sites", "one"), ...FLAGS);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.not.stringMatching(/npm install/),
  });
  const up = "../../node_modules/plumbline";
  expect(jsonOf("sites/one/site.config.json").$schema).toBe(`${up}/schema/site.schema.json`);
  expect(readFileSync(join(folder, "sites/one/README.md"), "utf8")).toContain(
    `(${up}/docs/guide.md)`,
  );
});

it.each(["{", "[]", '{ "scripts": ["start"] }'])(
  "asks nothing and writes nothing if package.json is invalid: %s",
  async (text) => {
    writeFileSync(join(folder, "package.json"), text);
    const { code: status, stdout, stderr } = await newSite(folder, ...FLAGS);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("is not a valid package.json. Fix it, or move it away.");
    expect(readdirSync(folder)).toEqual(["package.json"]);
  },
);

it("asks nothing without a terminal", () => {
  const { status, stderr } = newSiteFrom("", join(folder, "site"), "--trade", "bakery");
  expect(stderr).toContain("add --country COUNTRY, --name NAME, --town TOWN");
  expect(status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});

it.each<[args: string[], why: string]>([
  [[], "name the folder"],
  [["--trade", "bakery"], "name the folder"],
  [["DIR", ...FLAGS, "--phone", "+44 1"], "--phone:"],
  [
    ["DIR", ...FLAGS, "--color", "#000000"],
    'there is no option "--color". Did you mean "--colour"?',
  ],
  [["DIR", ...FLAGS, "--motif", "trade"], "--motif is now --look"],
  [["DIR", "two"], "Put a name with spaces in quotes."],
])("writes nothing if a flag is missing: %s", async (args, why) => {
  const dir = join(folder, "site");
  await expect(run(args.map((arg) => (arg === "DIR" ? dir : arg)))).rejects.toThrow(why);
  expect(existsSync(dir)).toBe(false);
});

it.skipIf(process.platform === "win32")("leaves no files when it is stopped", async () => {
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

it("creates extensions of each kind for the site, which its commands find", async () => {
  expect((await newSite(join(folder, "own"), ...FLAGS)).code).toBe(0);
  const inSite = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve("scripts/run.cjs"), ...args],
      { cwd: join(folder, "own"), encoding: "utf8" },
    );
    return { status, said: stdout + stderr };
  };
  expect(inSite("new", "section", "opening-times")).toEqual({
    status: 0,
    said: expect.stringContaining("sections/opening-times/section.ts"),
  });
  expect(inSite("new", "check", "no-shouting").status).toBe(0);
  expect(inSite("new", "section", "openingTimes").said).toContain("is taken. Choose another one.");
  expect(inSite("new", "section", "OpeningTimes").said).toContain('Did you mean "openingTimes"?');
  expect(inSite("new", "check", "--help").said).not.toContain("words/");
  expect(inSite("check", "--list").said).toMatch(/^no-shouting +warning/m);
  expect(jsonOf("own", "site.config.json").$schema).toBe("./site.schema.json");
  expect(Object.keys(jsonOf("own", "site.schema.json").definitions)).toContain("openingTimes");

  expect(inSite("new", "look", "oak").status).toBe(0);
  expect(inSite("new", "look", "oak").said).toContain("the name oak is taken.");
  expect(inSite("new", "plugin", "garden").status).toBe(0);
  expect(inSite("new", "language", "xx").said).toContain("an ISO 639 code");
  const config = jsonOf("own", "site.config.json");
  const theme = { ...config.theme, look: "oak" };
  const plugins = ["./plumbline-plugin-garden"];
  writeFileSync(
    join(folder, "own/site.config.json"),
    JSON.stringify({ ...config, theme, plugins }),
  );
  expect(inSite("build").said).not.toContain("own-code");
  expect(Object.keys(jsonOf("own", "site.schema.json").definitions)).toContain("garden");

  expect(inSite("new", "language", "it").status).toBe(0);
  expect(inSite("build")).toEqual({
    status: 1,
    said: expect.stringMatching(
      /The language "it" lacks \d+ texts\. .*layout\.menu: "Menu"\. Name of the button/s,
    ),
  });

  writeFileSync(join(folder, "own/sections/opening-times/section.ts"), "export const = 1;");
  const { status, said } = inSite("build");
  expect({ status, said }).toEqual({
    status: 1,
    said: expect.stringMatching(/sections\/opening-times\/section\.ts:1:14 .*own-code/s),
  });
});
