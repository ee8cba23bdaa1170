import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../src/serve/free-port.ts";

/** A development server on a copy of the site that a test may write to. */
export interface DevServer {
  url: string;
  /** Rewrites the config as an editor's save would. */
  save(edit: (text: string) => string): void;
  /** Saves as some editors do: the file is gone, seen to be gone, and there again. */
  replace(edit: (text: string) => string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts `npm run dev` on a copy of the site's config and media, edited first if need be. */
export async function startDevServer(edit = (text: string) => text): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-dev-"));
  const config = join(folder, "site.config.json");
  cpSync("public", join(folder, "public"), { recursive: true });
  writeFileSync(config, edit(readFileSync("site.config.json", "utf8")));
  const port = await freePort();
  const args = ["scripts/run.cjs", "dev", "--config", config, "--port", String(port)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  child.stderr.pipe(process.stderr);
  await Promise.race([said(child.stdout, String(port)), ended(child)]);
  return {
    url: `http://localhost:${port}`,
    save: (change) => writeFileSync(config, change(readFileSync(config, "utf8"))),
    async replace(change) {
      const text = change(readFileSync(config, "utf8"));
      const seen = said(child.stderr, "cannot be read");
      rmSync(config);
      await seen;
      writeFileSync(config, text);
    },
    async stop() {
      child.kill("SIGINT");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(folder, { recursive: true });
    },
  };
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
    child.once("exit", (code) => reject(new Error(`npm run dev ended with ${code}.`)));
  });
