import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../src/serve/free-port.ts";

/** A development server on a copy of the site that a test may write to. */
export interface DevServer {
  url: string;
  /** Rewrites the config as an editor's save would. */
  save(edit: (text: string) => string): void;
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
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await printed(child, String(port));
  return {
    url: `http://localhost:${port}`,
    save: (change) => writeFileSync(config, change(readFileSync(config, "utf8"))),
    async stop() {
      child.kill("SIGINT");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

function printed(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (data: Buffer) => data.toString().includes(words) && resolve());
    child.once("exit", (code) => reject(new Error(`npm run dev ended with ${code}.`)));
  });
}
