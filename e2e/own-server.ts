import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../src/server/free-port.ts";
import { studioUrl } from "../src/studio/server/access.ts";
import { put } from "../src/testing/commands/folder.ts";
import { configFile } from "./site.ts";

/** A server for a copy of the site that a test may change. */
export interface OwnServer {
  url: string;
  /** The address of its studio. */
  studio: string;
  /** The text of the config. */
  text(): string;
  /** Rewrites the config as an editor's save would. */
  save(edit: (text: string) => string): void;
  /** Writes a file of the site. */
  put(path: string, text: string): void;
  /** The text of a file of the site. */
  read(path: string): string;
  /** Kills the server without a warning and starts another one at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** An edit of a config: another main heading for a page, or for all pages of its template. */
export const headed = (heading: string, path = "/") =>
  edited((config) => {
    const page = config.pages.find((one) => one.path === path);
    const sections = page?.sections ?? config.templates?.[page?.template ?? ""]?.sections;
    Object.assign(sections?.find(({ type }) => type === "hero") ?? {}, { heading });
  });

/** An edit of a config: one more page, with a main heading and a section. */
export const withPage = (path: string, section: { type: string; heading: string }) =>
  edited(({ pages }) => {
    const { heading } = section;
    const sections = [{ type: "hero", heading }, section];
    pages.push({ path, label: heading, title: heading, description: heading, sections });
  });

interface Config {
  pages: {
    path: string;
    template?: string;
    sections?: { type: string }[];
    [field: string]: unknown;
  }[];
  templates?: Record<string, { sections: { type: string }[] }>;
}

/** An edit of a config: its version is first, at any position of the key. */
const edited = (change: (config: Config) => void) => (text: string) => {
  const config = { version: 4, ...JSON.parse(text) };
  change(config);
  return JSON.stringify(config, null, 2);
};

/** Starts `npm start` on a copy of the site's config and media, or of a whole folder with a site. */
export async function startOwnServer(from?: string): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-own-"));
  const config = join(folder, "site.config.json");
  if (from) cpSync(from, folder, { recursive: true });
  else {
    cpSync(join(dirname(configFile), "public"), join(folder, "public"), { recursive: true });
    writeFileSync(config, edited(() => undefined)(readFileSync(configFile, "utf8")));
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const args = ["scripts/run.cjs", "start", "--config", config, "--port", String(port)];
  let child = await startServer(args, String(port));
  return {
    url,
    studio: studioUrl(url, config),
    text: () => readFileSync(config, "utf8"),
    save: (change) => writeFileSync(config, change(readFileSync(config, "utf8"))),
    put: (path, text) => put(folder, path, text),
    read: (path) => readFileSync(join(folder, path), "utf8"),
    async restart() {
      await end(child, "SIGKILL");
      child = await startServer(args, String(port));
    },
    async stop() {
      await end(child, "SIGINT");
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a server; resolves when it has printed words. */
async function startServer(args: readonly string[], words: string) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  // Each test writes its content.
  child.stderr.resume();
  await Promise.race([said(child.stdout, words), ended(child)]);
  return child;
}

/** Ends a process, and waits for it. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await new Promise((resolve) => child.once("exit", resolve));
}

const said = (stream: Readable, words: string) =>
  new Promise<void>((resolve) => {
    const listen = (data: Buffer) => {
      if (!data.toString().includes(words)) return;
      stream.off("data", listen);
      resolve();
    };
    stream.on("data", listen);
  });

const ended = (child: ChildProcess) =>
  new Promise<never>((_resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
