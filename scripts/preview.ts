import { resolve } from "node:path";
import { startPreviewServer } from "../src/server/preview-server.ts";
import { interrupted } from "./lib/interrupt.ts";
import { commonFlags, parseCommand } from "./lib/options/args.ts";
import { builtSiteFolder } from "./lib/site-folder.ts";

export const spec = {
  command: "preview",
  summary: "Shows the built site as a host would.",
  flags: {
    ...commonFlags,
    config: { ...commonFlags.config, help: "the config of the built site" },
    out: {
      ...commonFlags.out,
      help: "the folder of the built site (default: dist, beside the config)",
    },
  },
} as const;

/** Serves a built site until Ctrl-C. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const folder = await builtSiteFolder(args);
  const { port, host } = args;
  const server = await startPreviewServer({ dir: resolve(folder), port, host });
  console.log(`Preview of ${folder}: ${server.url}  (Ctrl-C stops it)`);
  await interrupted(spec.command);
  await server.close();
  return 0;
}
