import { setTimeout } from "node:timers/promises";
import { commandLine } from "../src/lib/command-line.ts";
import { openServer } from "../src/server/open-server.ts";
import { studioUrl } from "../src/studio/server/access.ts";
import { claimStudio } from "../src/studio/server/claim.ts";
import { studioPage } from "../src/studio/server/studio-page.ts";
import { requireConfig } from "./lib/check-config.ts";
import { interrupted } from "./lib/interrupt.ts";
import { commonFlags, type FlagValues, parseCommand } from "./lib/options/args.ts";

export const spec = {
  command: "start",
  summary: "Shows the site while you write, until Ctrl-C.",
  details:
    "Each save of the config or of a file in public/ is built immediately, and open pages reload. In a\n" +
    "checkout of Plumbline they also follow its code, within a few seconds. After a save with errors, pages\n" +
    "stay as they were, with the errors over them. Drafts, and pages and sections for other days, are shown\n" +
    `with a mark; ${commandLine("build")} omits them. A new day starts a new build.`,
  flags: {
    ...commonFlags,
    out: { ...commonFlags.out, help: "the folder to build into (default: one in the cache)" },
  },
} as const;

export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  requireConfig(args.config);
  return serve(args);
}

/**
 * Builds, serves and follows each save until Ctrl-C. `onStudio` receives the address of the studio, which opens while the
 * code that builds the site is loading.
 */
export async function serve(
  { config, out, host, port }: FlagValues<typeof spec.flags>,
  onStudio?: (address: string) => void,
): Promise<number> {
  const ending = interrupted(spec.command);
  let isStudioOpening = false;
  const { page, isLoaded } = openingStudio(() => {
    isStudioOpening = true;
  });
  const server = await openServer({ host, port }, page);
  try {
    if (onStudio) {
      onStudio(studioUrl((await claimStudio(config, server.url)) ?? server.url, config));
      // Loading the code below blocks the server for half a second, in which the window can run its scripts.
      await Promise.race([isLoaded, setTimeout(BROWSER_MS)]);
    }
    const { showLive } = await import("./lib/live-site.ts");
    await showLive({ config, out, server, isStudioOpening: () => isStudioOpening }, ending);
    return 0;
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** How long a browser that is running takes until it has the studio's page and scripts. One that has to start takes longer. */
const BROWSER_MS = 500;

/** The studio's page, and when the first window has its scripts. */
function openingStudio(onOpening: () => void) {
  let page: ReturnType<typeof studioPage> = () => false;
  const isLoaded = new Promise<void>((resolve) => {
    page = studioPage((loaded) => {
      onOpening();
      resolve(loaded);
    });
  });
  return { page, isLoaded };
}
