import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startPreviewServer } from "../src/serve/preview-server.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { interrupted } from "./lib/interrupt.ts";

const spec = {
  command: "preview",
  summary: "Serves the built site as a static host would, until Ctrl-C.",
  flags: { ...commonFlags, config: { ...commonFlags.config, help: "accepted, not needed here" } },
} as const;

function requireSite(out: string): string {
  const dir = resolve(out);
  if (existsSync(join(dir, "index.html"))) return dir;
  const build = out === commonFlags.out.default ? "npm run build" : `npm run build -- --out ${out}`;
  throw new Error(`There is no built site in "${out}" to preview. Build it first: ${build}`);
}

/** Serves a built site until the person ends it. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const dir = requireSite(args.out);
  const server = await startPreviewServer({ dir, port: args.port, host: args.host });
  console.log(`Preview of ${args.out}: ${server.url}  (Ctrl-C stops it)`);
  await interrupted(spec.command);
  await server.close();
  return 0;
}
