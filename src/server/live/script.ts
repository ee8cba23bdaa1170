import { join } from "node:path";
import { cached, PROJECT_DIR } from "../../cache/cache.ts";
import { codeKey } from "../../code/code.ts";

/** The script that follows saves in a page (page/live.ts), bundled if its code has changed. */
export async function liveScript(): Promise<string> {
  const made = await cached(`live/${codeKey()}.js`, bundle);
  return new TextDecoder().decode(made);
}

async function bundle(): Promise<Uint8Array> {
  const { build, stop } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT_DIR, "src/server/live/page/live.ts")],
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  // Its process would stay as long as the command.
  await stop();
  return outputFiles[0]?.contents ?? new Uint8Array();
}
