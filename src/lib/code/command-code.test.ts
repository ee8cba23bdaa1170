import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeKey, workerUrl } from "./code.ts";
import { PROJECT_DIR } from "./project.ts";

/**
 * A project with one command and the real entry point, in a folder with a space and an umlaut in its path.
 */
let folder: string;
const bundles = () => join(folder, "node_modules/.cache/plumbline/commands");

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "plumbline über uns ")));
  for (const path of [
    "scripts/run.cjs",
    "scripts/lib",
    "src/lib/code",
    "src/lib/cache",
    "src/lib/files/hash.ts",
    "src/lib/memoize.ts",
  ]) {
    const filter = (file: string) => !/(?<!\/(code|project|hash|memoize))\.ts$/.test(file);
    cpSync(join(PROJECT_DIR, path), join(folder, path), { recursive: true, filter });
  }
  for (const path of ["package-lock.json", "node_modules/.package-lock.json"]) {
    write(path, '{ "packages": { "": {} } }');
  }
  const { engines } = JSON.parse(readFileSync(join(PROJECT_DIR, "package.json"), "utf8"));
  write("package.json", JSON.stringify({ engines, dependencies: { outside: "1.0.0" } }));
  for (const path of ["tsconfig.json", "schema/schema.json"]) write(path, "{}");
  write("vite.config.ts", "");
  write("node_modules/outside/package.json", '{ "main": "main.cjs" }');
  write("node_modules/outside/main.cjs", 'module.exports = "outside";');
  symlinkSync(
    join(PROJECT_DIR, "node_modules/esbuild"),
    join(folder, "node_modules/esbuild"),
    "junction",
  );
  write("src/pipeline.ts", "");
  mkdirSync(join(folder, "scripts/repository"));
  write("src/word.ts", 'export const word: string = "first";');
  command('import { word } from "../src/word.ts";', "console.log(word)");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const command = (imports: string, line: string) =>
  write(
    "scripts/say.ts",
    `${imports}\nexport async function run(): Promise<number> {\n  ${line};\n  return 0;\n}\n`,
  );

/** The command's output, and its exit code. */
function say(env: Record<string, string> = {}) {
  return new Promise<{ text: string; code: number | null }>((resolve) => {
    const args = [join(folder, "scripts/run.cjs"), "say"];
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
    }
    child.on("close", (code) => resolve({ text: text.trim(), code }));
  });
}

describe("a command", () => {
  it("follows each change of its sources, and bundles once for each", async () => {
    expect(await say()).toEqual({ text: "first", code: 0 });
    expect(await say()).toEqual({ text: "first", code: 0 });
    expect(readdirSync(bundles())).toHaveLength(1);
    write("src/word.ts", 'export const word = "other";');
    expect(await say()).toEqual({ text: "other", code: 0 });
    expect(readdirSync(bundles())).toHaveLength(2);
  });

  it("follows each change of the JSON that its sources import", async () => {
    const json = (word: string) => write("src/word.json", JSON.stringify({ word }));
    command('import texts from "../src/word.json";', "console.log(texts.word)");
    for (const word of ["first", "other"]) {
      json(word);
      expect(await say()).toEqual({ text: word, code: 0 });
    }
  });

  it("works while others bundle at the same time, and without a cache", async () => {
    for (let round = 0; round < 2; round++) {
      const said = await Promise.all([say(), say(), say()]);
      expect(said.map(({ text }) => text)).toEqual(["first", "first", "first"]);
      expect(readdirSync(bundles())).toEqual([expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{8}$/)]);
      rmSync(bundles(), { recursive: true });
    }
  });

  it("bundles again if a file of the bundle is missing", async () => {
    await say();
    for (const path of ["scripts/say.mjs", "files.json"]) {
      rmSync(join(bundles(), readdirSync(bundles())[0] ?? "", path));
      expect(await say()).toEqual({ text: "first", code: 0 });
    }
  });

  it("bundles again if a file of the bundle is damaged", async () => {
    await say();
    for (const path of ["scripts/say.mjs", "files.json"]) {
      const file = join(bundles(), readdirSync(bundles())[0] ?? "", path);
      const whole = readFileSync(file);
      for (const damaged of [Buffer.from(whole.toString().replace("r", "s")), whole.subarray(9)]) {
        writeFileSync(file, damaged);
        expect(await say()).toEqual({ text: "first", code: 0 });
        expect(readFileSync(file).equals(damaged)).toBe(false);
      }
    }
  });

  it("runs where nothing can be cached, and leaves no files", async () => {
    command('import outside from "outside";', "console.log(outside)");
    write("node_modules/.cache", "a file where a folder should be");
    mkdirSync(join(folder, "tmp"));
    const env = { TMPDIR: join(folder, "tmp"), TEMP: join(folder, "tmp") };
    expect(await say(env)).toEqual({ text: "outside", code: 0 });
    expect(readdirSync(join(folder, "tmp"))).toEqual([]);
  });

  it("loads unbundled packages like Node.js", async () => {
    command('import outside from "outside";', "console.log(outside)");
    expect(await say()).toEqual({ text: "outside", code: 0 });
  });

  it("has the path of its source in import.meta, and correct line numbers", async () => {
    write("src/word.ts", "export const word = import.meta.url;");
    expect((await say()).text).toBe(pathToFileURL(join(folder, "src/word.ts")).href);
    write("src/word.ts", "export const word = import.meta.dirname;");
    expect((await say()).text).toContain("must use import.meta.url, and not import.meta.dirname");
  });

  it("deletes bundles that were unused for a day", async () => {
    await say();
    const [old = ""] = readdirSync(bundles());
    const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(join(bundles(), old), before, before);
    write("src/word.ts", 'export const word = "other";');
    await say();
    expect(readdirSync(bundles())).toEqual([expect.not.stringContaining(old)]);
  });

  it("keeps bundles that are in use, however old", async () => {
    await say();
    const [old = ""] = readdirSync(bundles());
    const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(join(bundles(), old), before, before);
    await say();
    write("src/word.ts", 'export const word = "other";');
    await say();
    expect(readdirSync(bundles())).toContain(old);
  });
});

describe("a mistake in the code", () => {
  it("is reported with its position, and exits with 2", async () => {
    write("src/word.ts", "\nexport const word = = 1;\n");
    const { text, code } = await say();
    expect(code).toBe(2);
    expect(text).toBe(
      "Plumbline's own code cannot be bundled.\n\n" +
        'src/word.ts:2:21  Unexpected "="\n  export const word = = 1;',
    );
    expect(readdirSync(bundles())).toEqual([]);
  });

  it("is reported where it imports a file that does not exist", async () => {
    write("e2e/word.ts", 'export const word = "";');
    command('import { word } from "../e2e/word.ts";', "console.log(word)");
    const { text, code } = await say();
    expect(code).toBe(2);
    expect(text).toContain("Commands cannot import e2e/word.ts");
  });

  it("has source lines in its stack trace, on request", async () => {
    write("src/word.ts", '\n\nexport const word = JSON.parse("[");');
    expect((await say()).text).not.toContain("\n");
    expect((await say({ PLUMBLINE_DEBUG: "1" })).text).toContain(`${join("src", "word.ts")}:3:`);
  });
});

describe("a worker", () => {
  it("starts by its source's name, with the command's code key", async () => {
    write(
      "src/deep/echo.worker.ts",
      'import { parentPort } from "node:worker_threads";\n' +
        'import { codeKey } from "../lib/code/code.ts";\n' +
        "parentPort?.postMessage(codeKey() as string);",
    );
    command(
      'import { Worker } from "node:worker_threads";\n' +
        'import { once } from "node:events";\n' +
        'import { codeKey, workerUrl } from "../src/lib/code/code.ts";',
      'const [key] = await once(new Worker(await workerUrl("src/deep/echo")), "message");\n' +
        "  console.log(key === codeKey(), key)",
    );
    const [said, key = ""] = (await say()).text.split(" ");
    expect([said, key.length]).toEqual(["true", 32]);
    expect(readdirSync(bundles())[0]).toMatch(new RegExp(`^${key}-[0-9a-f]{8}$`));
  });
});

describe("code that is not bundled, such as this test", () => {
  it("has a code key of its source files", () => {
    expect(codeKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(codeKey()).toBe(codeKey());
  });

  it("finds workers in the bundle that commands would run from", async () => {
    await expect(workerUrl("src/render/any")).rejects.toThrow(/any\.worker\.mjs/);
    const url = await workerUrl("src/render/pages");
    expect(fileURLToPath(url)).toContain(codeKey());
    expect(fileURLToPath(url)).toContain(join("src", "render", "pages.worker.mjs"));
    expect(existsSync(new URL("../../scripts/check.mjs", url))).toBe(true);
  });
});
