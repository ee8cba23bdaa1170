import { join } from "node:path";
import { PROJECT_DIR } from "../src/cache/cache.ts";
import { sitePlugin } from "../src/dev/site-plugin.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { interrupted } from "./lib/interrupt.ts";

const spec = {
  command: "dev",
  summary: "Serves the site from source; the page follows each save of the config and the code.",
  flags: {
    config: commonFlags.config,
    host: commonFlags.host,
    port: { ...commonFlags.port, default: 5173 },
  },
} as const;

/** Serves until the person ends it. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  // Whatever the terminal says: Vite and React would take "production" for a site that is not developed.
  process.env.NODE_ENV = "development";
  const { createServer } = await import("vite");
  const server = await createServer({
    root: PROJECT_DIR,
    configFile: join(PROJECT_DIR, "vite.config.ts"),
    plugins: [sitePlugin(args.config)],
    server: { host: args.host, port: args.port, strictPort: true },
  });
  await server.listen();
  server.printUrls();
  await interrupted(spec.command);
  await server.close();
  return 0;
}
