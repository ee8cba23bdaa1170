import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { readText } from "../compile/text.ts";
import { isUntouched } from "./built-files.ts";
import { areSame, inputsOf } from "./inputs.ts";
import { claimOutDir, makeStaging } from "./out-dir.ts";
import { type LastBuild, recallBuild } from "./page-memory.ts";
import { type BuildOptions, type BuildResult, NOTHING } from "./result.ts";

/**
 * Checks a site and builds it into `outDir`. Everything is made in a folder beside it that takes its
 * place at the end, so a build that fails or is stopped leaves the last good site alone.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { configFile, outDir } = options;
  await claimOutDir(outDir, configFile);
  // Before anything is read: what changes from here on is for the next build to see.
  const [last, inputs] = await Promise.all([recallBuild(outDir), inputsOf(configFile)]);
  const unchanged = last && areSame(last.inputs, inputs) ? lastResult(options, last) : undefined;
  if (unchanged) return unchanged;
  const staging = await makeStaging(outDir);
  const stop = () => {
    try {
      rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // Threads may still write there; the next build takes away what is left.
    }
    process.exit(130);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    // Loaded when there is something to do, for most of the code stands on them.
    if (last && isWhole(options)) {
      const { touchUp } = await import("./touch-up.ts");
      const touchedUp = await touchUp(staging, { ...options, inputs, last });
      if (touchedUp) return touchedUp;
    }
    const { assemble } = await import("./assemble.ts");
    return await assemble(staging, { ...options, inputs, known: last?.files ?? {} });
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await rm(staging, { recursive: true, force: true });
  }
}

/** Whether it is the site that is to be built, and no more. */
const isWhole = ({ part, parts, verify }: BuildOptions) => !(part || parts || verify);

/** What came of the last build, if nobody has touched it since. */
function lastResult(options: BuildOptions, last: LastBuild): BuildResult | undefined {
  const { configFile, outDir } = options;
  if (!isWhole(options) || !isUntouched(outDir, last.files)) return undefined;
  const { diagnostics, pages } = last;
  return { isBuilt: true, diagnostics, text: readText(configFile), pages, ...NOTHING };
}
