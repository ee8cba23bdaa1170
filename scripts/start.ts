import { run as build } from "./build.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { run as preview } from "./preview.ts";

const spec = {
  command: "start",
  summary: "Builds the site, then serves it as a static host would, until Ctrl-C.",
  flags: commonFlags,
} as const;

/** Builds and, when that went well, previews. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const code = await build([`--config=${args.config}`, `--out=${args.out}`]);
  if (code !== 0) return code;
  return preview([`--out=${args.out}`, `--port=${args.port}`, `--host=${args.host}`]);
}
