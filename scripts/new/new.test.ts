import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changed, hashesIn } from "../../src/testing/commands/folder.ts";

/** A copy of the project without test results, with links to its packages. */
let copy: string;

/** The SHA-256 of each file of its code. */
let unchanged: ReturnType<typeof code>;

const CODE = ["schema", "src", "scripts"];
const FILES = [
  "examples/plumbline-plugin-italian",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "biome.json",
  ".gitignore",
];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "plumbline-new-"));
  for (const path of [...CODE, ...FILES]) cpSync(path, join(copy, path), { recursive: true });
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync("node_modules").filter((each) => each !== ".cache")) {
    symlinkSync(
      join(process.cwd(), "node_modules", name),
      join(copy, "node_modules", name),
      "junction",
    );
  }
  unchanged = code();
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a program in the copy; returns its exit code, and its output if that is not 0. */
function inCopy(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, said: status === 0 ? "" : stdout + stderr };
}

const makeNew = (...args: string[]) => inCopy("scripts/run.cjs", "new", ...args);
const code = () => CODE.map((folder) => hashesIn(join(copy, folder)));
/** The files of the code that have changed. */
const changedFiles = () =>
  code().flatMap((now, index) =>
    changed(now, unchanged[index] ?? {}).map((path) => join(CODE[index] ?? "", path)),
  );

/** Type declarations for other files. */
const DECLARATIONS = ["src/sections", "src/looks"].map((folder) => `${folder}/kit-modules.d.ts`);

/** The type errors in changed files and in the given ones. */
function typeErrors(others: readonly string[]): string {
  const inFolder = (path: string) => join(copy, path);
  const { config } = ts.readConfigFile(inFolder("tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, copy);
  const files = [...others, ...changedFiles()].filter((path) => /\.tsx?$/.test(path)).map(inFolder);
  const all = [...files, ...DECLARATIONS.map(inFolder)];
  const program = ts.createProgram(all, options);
  const found = files.flatMap((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  return ts.formatDiagnostics(found, { ...ts.createCompilerHost(options), getNewLine: () => "\n" });
}

const DONE = { status: 0, said: "" };

it("a name that is invalid changes no files, and the message suggests another one", () => {
  const names = [
    ["section", "opening times", 'Did you mean "openingTimes"?'],
    ["section", "hero", "hero is taken"],
    ["section", "feed", "may only be in its own folder and in the kit's list"],
    ["check", "words/strayThing", 'Did you mean "stray-thing"?'],
    ["check", "links/dead-link", "dead-link is taken"],
    ["check", "shared/stray-thing", "The subjects are: content, facts, forms,"],
    ["sectoin", "quotes", 'Did you mean "section"?'],
  ] as const;
  for (const [kind, name, why] of names) {
    const { status, said } = makeNew(kind, name);
    expect(said).toContain(why);
    expect(status).toBe(2);
  }
  expect(code()).toEqual(unchanged);
});

it("that exists already overwrites no files", () => {
  const file = join(copy, "src/sections/half-made/section.ts");
  mkdirSync(dirname(file));
  writeFileSync(file, "// Mine\n");
  const before = code();
  expect(makeNew("section", "halfMade").said).toContain("half-made/section.ts already exists");
  expect(code()).toEqual(before);
  rmSync(dirname(file), { recursive: true });
});

it.skipIf(process.platform === "win32")(
  "changes no files when the command is stopped",
  async () => {
    const args = ["scripts/run.cjs", "new", "section", "openingTimes"];
    const child = spawn(process.execPath, args, { cwd: copy });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        // The formatter reports this once the files exist.
        if (text.includes("Checked")) child.kill("SIGTERM");
      });
    }
    await once(child, "close");
    expect(said).toContain("new: stopped. Nothing was written.");
    expect(code()).toEqual(unchanged);
  },
);

it("makes a section type and a check that compile, are formatted and pass all tests", () => {
  expect(makeNew("section", "aLongNameOfWhatThereIsToKnow")).toEqual(DONE);
  expect(makeNew("check", "words/a-new-check")).toEqual(DONE);
  const parts = [
    "src/sections/kit-modules.d.ts",
    "src/kit/our-sections.ts",
    "src/checks/rules/index.ts",
    "src/sections/conformance.test.tsx",
  ];
  expect(typeErrors(parts)).toBe("");
  const folder = "src/sections/a-long-name-of-what-there-is-to-know";
  const formatted = ["schema", "src/kit", "src/sections", "src/checks"];
  expect(inCopy("node_modules/@biomejs/biome/bin/biome", "check", ...formatted)).toEqual(DONE);
  const tests = [
    folder,
    "src/checks/rules/words/a-new-check",
    "src/checks/rules.test",
    "src/sections/conformance",
  ];
  const names = "a-new-check|the list of rules|aLongName";
  const options = ["--maxWorkers=1", "--no-isolate", "-t", names];
  expect(inCopy("node_modules/vitest/vitest.mjs", "run", ...tests, ...options)).toEqual(DONE);
});
