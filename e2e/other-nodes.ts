import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";

const CODE = ["schema", "scripts", "src"];
const FILES = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];

/** A copy of the project's code without build results, with the project's packages. */
export function copyProject(folder: string): void {
  for (const path of [...CODE, ...FILES]) {
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !/\.test\./.test(file) });
  }
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules")) {
    if (name === ".cache") continue;
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
}

/** The SHA-256 of each file of a folder by its path. */
export function hashesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [
        relative(folder, file),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ];
    }),
  );
}

/** Runs a project's commands on a version of Node.js. */
export function commandsOf(node: string, project: string) {
  const script = join(project, "scripts/run.cjs");
  // Results of the running version must not be taken for those of another one.
  const PLUMBLINE_CACHE = join(project, "node_modules/.cache/plumbline");
  const options = { cwd: project, env: { ...process.env, PLUMBLINE_CACHE } };
  return {
    /** A command's output about a config, independent of its location, and its exit code. */
    run: (command: string, config: string, ...args: string[]) =>
      new Promise<string>((done) => {
        const all = [script, command, "--config", config, ...args];
        execFile(node, all, options, (error, stdout, stderr) => {
          const said = `${stdout}${stderr}exit code ${error?.code ?? 0}`;
          done(said.replaceAll(relative(project, config), "CONFIG"));
        });
      }),
    start: (command: string, config: string, ...args: string[]) =>
      served(spawn(node, [script, command, "--config", config, ...args], options)),
  };
}

/** A command that serves until it is stopped, as Ctrl-C does. */
function served(child: ChildProcessWithoutNullStreams) {
  const ended = Promise.all([once(child, "exit"), text(child.stderr), text(child.stdout)]);
  return async function stop() {
    child.kill("SIGINT");
    const [[code], errors] = await ended;
    // 130: it was stopped while it cleaned up after a build.
    expect([0, 130], errors).toContain(code);
  };
}

/** The title of a page; undefined while there is no response. */
export const titleAt = (url: string): Promise<string | undefined> =>
  fetch(url).then(
    async (response) => /<title>(.*?)<\/title>/.exec(await response.text())?.[1],
    () => undefined,
  );
