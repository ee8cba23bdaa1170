import { rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { readText } from "../compile/text.ts";
import { stampOf } from "../files.ts";
import { areUntouched, stampsIn } from "./built-files.ts";
import { areSame, inputsOf } from "./inputs.ts";
import { claimOutDir, makeStaging, tidyUp } from "./out-dir.ts";
import { type LastBuild, recallBuild } from "./page-memory.ts";
import { type BuildOptions, type BuildResult, NOTHING } from "./result.ts";

/**
 * Checks a site and builds it into `outDir`. Everything is made in a folder beside it that takes its
 * place at the end, so a build that fails or is stopped leaves the last good site alone.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { configFile, outDir, part } = options;
  await claimOutDir(outDir, configFile);
  await tidyUp(outDir);
  // Before anything is read: what changes from here on is for the next build to see. The files that
  // are in place are looked at while git is at work.
  const configStamp = stampAt(configFile);
  const [last, inputs, stamps] = await Promise.all([
    recallBuild(outDir),
    inputsOf(configFile, part ? `${part.number}/${part.of}` : ""),
    stampsIn(outDir),
  ]);
  // A config that is saved meanwhile is read once as it was and once as it is, even if it is put back.
  const madeFrom = () =>
    stampAt(configFile) === configStamp ? inputs : { ...inputs, config: UNKNOWN };
  const isUnchanged = last && areSame(last.inputs, inputs) && areUntouched(stamps, last.files);
  if (isUnchanged && isWhole(options)) return lastResult(options, last);
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
      const touchedUp = await touchUp(staging, { ...options, inputs, madeFrom, last, stamps });
      if (touchedUp) return touchedUp;
    }
    const { assemble } = await import("./assemble.ts");
    return await assemble(staging, { ...options, inputs, madeFrom, last, stamps });
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await rm(staging, { recursive: true, force: true });
  }
}

/** Nothing that is read has this name. */
const UNKNOWN = "";

const stampAt = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? stampOf(found) : UNKNOWN;
};

/** Whether it is the site that is to be built, and no more. */
const isWhole = ({ part, parts, verify }: BuildOptions) => !(part || parts || verify);

/** What came of the last build. */
function lastResult({ configFile }: BuildOptions, { diagnostics, pages }: LastBuild): BuildResult {
  return { isBuilt: true, diagnostics, text: readText(configFile), pages, ...NOTHING };
}
