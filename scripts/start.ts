import { rmSync } from "node:fs";
import { relative, resolve } from "node:path";
import { stagingOf } from "../src/build/out-dir.ts";
import { formatPretty } from "../src/diagnostics/pretty.ts";
import { LiveServer, type Outcome } from "../src/live/live-server.ts";
import { createReminder, savedLine } from "../src/live/words.ts";
import { printBuilt } from "./build.ts";
import { commonFlags, type FlagValues, parseCommand } from "./lib/args.ts";
import { requireConfig } from "./lib/check-config.ts";
import { interrupted } from "./lib/interrupt.ts";

const spec = {
  command: "start",
  summary:
    "Builds the site and serves it as a static host would, until Ctrl-C. Each save of the config,\n" +
    "of a picture or of any other file in public/ is built at once, and open pages follow. A save\n" +
    "that is wrong leaves the last good site where it is, with what is wrong shown over it.",
  flags: commonFlags,
} as const;

/** Builds, serves and follows each save until the person ends it. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  requireConfig(args.config);
  const live = liveServer(args);
  const ending = interrupted();
  const starting = live.start().then((url) => {
    console.log(`Preview of ${args.out}: ${url}  (follows each save; Ctrl-C stops it)`);
    return ending;
  });
  await Promise.race([starting, ending]);
  await live.stop();
  if (live.isBuilding) leaveBuild(resolve(args.out));
  return 0;
}

/** Ends at once, in the middle of a build: nothing of it is in place. */
function leaveBuild(outDir: string): never {
  rmSync(stagingOf(outDir), { recursive: true, force: true, maxRetries: 3 });
  process.exit(0);
}

function liveServer(args: FlagValues<typeof commonFlags>): LiveServer {
  const newOf = createReminder();
  const { config, out, host, port } = args;
  return new LiveServer({
    configFile: relative(".", resolve(config)),
    outDir: resolve(out),
    ...{ host, port, tell: console.log },
    onStart(outcome) {
      newOf(outcome.result.diagnostics);
      printBuilt(args, outcome);
    },
    onSave: (outcome) => printSaved(outcome, newOf),
    onError: (reason) => console.error(`${reason}\nThe site stays as it was until that is mended.`),
  });
}

/** What is wrong is told each time; what could be better only once. */
function printSaved(outcome: Outcome, newOf: ReturnType<typeof createReminder>): void {
  const { isBuilt, diagnostics, source } = outcome.result;
  const fresh = newOf(diagnostics);
  const told = isBuilt ? fresh : diagnostics;
  const { text } = source;
  if (told.length > 0)
    console.error(`${formatPretty(told, { text, colour: process.stderr.isTTY })}\n`);
  if (isBuilt) console.log(savedLine(outcome));
  else console.error("The site stays as it was until that is mended.");
}
