import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildSite } from "../../src/commands/build/build-site.ts";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";
import { cloneOfNewSite } from "../../src/testing/commands/clone-of-site.ts";
import { hashesIn } from "../../src/testing/commands/folder.ts";

/*
 * An installed Plumbline outside of this checkout, in the clone of a site that was created with it. It
 * builds sites to the same bytes as this checkout.
 */

/** An example with another look, language and text direction, and one with extensions. */
const SITES = ["cairo-shop", "garten"];

const run = promisify(execFile);

/** Without npm's settings of this project, and without the shared cache of tests. */
const OWN = /^(npm_|INIT_CWD|PLUMBLINE_|NODE_ENV|VITEST)/;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN.test(name)));

let outside: string;
let clone: Awaited<ReturnType<typeof cloneOfNewSite>>;
const modules = () => join(clone.folder, "node_modules");
const siteIn = (name: string) => join(clone.folder, "sites", name);

const program = () => join(modules(), ".bin/plumbline");

const plumbline = (folder: string, ...args: string[]) => run(program(), args, { cwd: folder, env });

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), "plumbline über uns "));
  clone = await cloneOfNewSite(outside, env);
  const [install = "", ...others] = clone.steps;
  expect([install, others.length]).toEqual(["npm ci", 2]);
  await clone.runStep(install);
  for (const name of SITES) {
    const from = join(PROJECT_DIR, "examples", name);
    mkdirSync(siteIn(name), { recursive: true });
    for (const part of readdirSync(from).filter((each) => PARTS.test(each))) {
      cpSync(join(from, part), join(siteIn(name), part), { recursive: true });
    }
  }
});

/** The files of a site: its config, the tables beside it, its public files. */
const PARTS = /^(site\.config\.json|public|sections|checks|.*\.csv)$/;

afterAll(() => {
  rmSync(outside, { recursive: true });
});

describe("the package", () => {
  it("is small, with all its dependencies", async () => {
    const { stdout } = await run("npm", ["ls", "--all", "--parseable"], { cwd: clone.folder, env });
    expect(stdout.trim().split("\n").length).toBeLessThanOrEqual(200);
    expect(statSync(clone.tarball).size).toBeLessThan(8e6);
    expect(sizeOf(modules())).toBeLessThan(150 * 2 ** 20);
  });

  it("is copied into a new site, so that the site's workflow runs in a clone", async () => {
    const before = readdirSync(clone.folder);
    const said: string[] = [];
    for (const step of clone.steps.slice(1)) said.push((await clone.runStep(step)).stdout);
    expect(readdirSync(clone.folder).filter((name) => !before.includes(name))).toEqual(["dist"]);
    await expectSameBytes(join(clone.folder, "site.config.json"));
    expect(said.at(-1)).toMatch(/^\| once used: scripts.*\| 9\d\.\d KB/m);
    expect(said.at(-1)).toContain("All within the budget.");
  });

  it("is never packed without its generated files", async () => {
    await expect(run("npm", ["pack"], { cwd: PROJECT_DIR, env })).rejects.toThrow(
      "packed-by-npm-run-package-alone",
    );
  });

  it("builds a site with custom sections, with the packages they need", async () => {
    const { stdout } = await plumbline(siteIn("garten"), "test");
    expect(stdout.trimEnd()).toMatch(/\nThe test has passed\.$/);
    expect(hashesIn(join(modules(), "esbuild"))).not.toEqual({});
    const page = readFileSync(join(siteIn("garten"), "dist/rollrasen.html"), "utf8");
    expect(page).toContain("Rollen mit Verschnitt: 63");
  });

  /** Builds a site with this project, and compares it with the one that the installed Plumbline has built. */
  async function expectSameBytes(config: string): Promise<void> {
    const here = mkdtempSync(join(outside, "here-"));
    expect(await buildSite({ configFile: config, outDir: here })).toMatchObject({ isBuilt: true });
    expect(hashesIn(join(dirname(config), "dist"))).toEqual(hashesIn(here));
  }

  it("builds a site in another folder to the same bytes, and caches beside that", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "plumbline-elsewhere-"));
    onTestFinished(() => rmSync(elsewhere, { recursive: true }));
    cpSync(siteIn("cairo-shop"), elsewhere, { recursive: true });
    const config = join(elsewhere, "site.config.json");
    const installed = hashesIn(join(modules(), "plumbline"));
    await plumbline(clone.folder, "build", "--config", config);
    const made = readdirSync(elsewhere).filter((name) => !PARTS.test(name));
    expect(made).toEqual([".plumbline", "dist"]);
    expect(hashesIn(join(modules(), "plumbline"))).toEqual(installed);
    await expectSameBytes(config);
    expect(readFileSync(join(elsewhere, ".plumbline/.gitignore"), "utf8")).toBe("*\n");
  });

  it("has the commands for owners, and no others", async () => {
    const commandsIn = (place: string) =>
      readdirSync(place).flatMap((name) => /^([\w-]+)\.(ts|mjs)$/.exec(name)?.[1] ?? []);
    expect(commandsIn(join(modules(), "plumbline/lib/commands/scripts"))).toEqual(
      commandsIn(join(PROJECT_DIR, "scripts")),
    );
    const refused = await plumbline(clone.folder, "schema").catch((error) => error);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/"schema"/) });
  });

  it("serves a site during editing", async () => {
    const args = ["start", "--port", "0"];
    const child = spawn(program(), args, {
      cwd: clone.folder,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    let said = "";
    for await (const text of child.stdout) {
      said += text;
      if (/http:\S+/.test(said)) break;
    }
    const [url = ""] = /http:\S+/.exec(said) ?? [];
    const html = await (await fetch(url)).text();
    const [, script = ""] = /<script async src="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(url + script)).headers.get("content-type")).toMatch("text/javascript");
    child.kill("SIGINT");
    await ended;
  });

  it("writes the studio for a repository", async () => {
    const folder = mkdtempSync(join(outside, "studio-"));
    await plumbline(clone.folder, "studio", "--static", folder);
    const page = readFileSync(join(folder, "index.html"), "utf8");
    const [, app = ""] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
    const names = readdirSync(folder);
    expect(names).toEqual(expect.arrayContaining([app, "frame.html", "icons.txt", "worker.js"]));
    const imported = names
      .filter((name) => name.endsWith(".js"))
      .flatMap((name) => readFileSync(join(folder, name), "utf8").match(/chunk-\w+\.js/g) ?? []);
    expect(names).toEqual(expect.arrayContaining(imported));
  });

  it("has none of zod's messages in other languages", () => {
    const chunks = join(modules(), "plumbline/lib/commands/chunks");
    const code = readdirSync(chunks).map((name) => readFileSync(join(chunks, name), "utf8"));
    expect(code.flatMap((text) => text.match(/zod\/v4\/locales\/\w+/g) ?? []).sort()).toEqual([
      "zod/v4/locales/en",
      "zod/v4/locales/index",
    ]);
  });

  it("imports only packages that are installed with it", () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(modules(), "plumbline/package.json"), "utf8"),
    );
    const known = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    expect(packagesNamedIn(join(modules(), "plumbline/lib/commands")).sort()).toEqual(
      expect.arrayContaining(["sharp", "subset-font"]),
    );
    const unknown = packagesNamedIn(join(modules(), "plumbline/lib")).filter(
      (name) => !known.includes(name) && !isBuiltin(name),
    );
    expect(unknown).toEqual([]);
  });
});

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const sizeOf = (place: string) =>
  filesIn(place).reduce((sum, file) => sum + statSync(file).size, 0);

/** The packages that the JavaScript in a folder imports, in the notation of bundlers. */
function packagesNamedIn(place: string): string[] {
  const texts = filesIn(place)
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(file, "utf8"));
  const names = texts.flatMap((text) =>
    [...text.matchAll(IMPORT)].map(([, one, other]) => one ?? other ?? ""),
  );
  return [...new Set(names)];
}

const IMPORT =
  /^(?:import|export)\b[^"'\n]*["']((?:@[\w-]+\/)?[\w-]+)(?:\/[^"'\n]*)?["'];?$|\bimport\("((?:@[\w-]+\/)?[\w-]+)"\)/gm;
