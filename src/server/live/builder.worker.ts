import { constants, setPriority } from "node:os";
import { buildSite } from "../../commands/build/build-site.ts";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import type { BuildOptions } from "../../output/build-result.ts";
import type { BuilderMessage } from "./builder.ts";

// Developers of the code need the line of the error.
process.setSourceMapsEnabled(true);

// The server and the browser come first while somebody types.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const answer = (what: BuilderMessage) => process.send?.(what);

// The server has ended. A build replaces the site in one step, so it can end at any time, too.
process.on("disconnect", () => process.exit());

/** Builds on request, until the server that started it has ended (builder.ts). */
process.on("message", async (options: BuildOptions) => {
  try {
    const built = await buildSite({
      ...options,
      observer: {
        stage: (stage) => answer({ stage }),
        progress: (done, all) => answer({ progress: [done, all] }),
        tell: (text) => answer({ tell: text }),
      },
    });
    answer({ built });
  } catch (error) {
    answer({ failed: reasonOf(error) });
  }
});

/** The error, with its stack in the project's own sources. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = (error.stack ?? "").split("\n");
  const own = lines.filter((line) => line.includes(PROJECT_DIR) && !line.includes("node_modules"));
  return [error.message, ...own.map((line) => line.replace(PROJECT_DIR, ""))].join("\n");
}
