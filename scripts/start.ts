import { join, relative, resolve } from "node:path";
import type { LocatedDiagnostic } from "../src/diagnostics/diagnostic.ts";
import { listNames } from "../src/diagnostics/list-names.ts";
import { formatPretty } from "../src/diagnostics/pretty.ts";
import { folderIn } from "../src/lib/cache/cache.ts";
import { cacheDirOf } from "../src/lib/cache/cache-dir.ts";
import { isCheckout } from "../src/lib/code/project.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { contentHash } from "../src/lib/files/hash.ts";
import type { Outcome } from "../src/server/live/live-options.ts";
import { LiveServer } from "../src/server/live/live-server.ts";
import { onlyNewProblems, savedLine } from "../src/server/live/words.ts";
import { studioUrl } from "../src/studio/server/access.ts";
import { reportResult } from "./lib/build.ts";
import { printProblems, requireConfig } from "./lib/check-config.ts";
import { interrupted } from "./lib/interrupt.ts";
import { commonFlags, type FlagValues, parseCommand } from "./lib/options/args.ts";
import { reporter } from "./lib/reporter.ts";

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
 * site is built for the first time.
 */
export async function serve(
  args: FlagValues<typeof spec.flags>,
  onStudio?: (address: string) => void,
): Promise<number> {
  const studioAt = async (url: string) => studioUrl((await live.claimStudio()) ?? url, args.config);
  const live = liveServer(args, async (url) => {
    if (onStudio) onStudio(await studioAt(url));
  });
  const ending = interrupted(spec.command);
  const started = live.start().then(async (url) => {
    console.log(`Preview of ${args.config}: ${url}  (follows each save; Ctrl-C stops it)`);
    console.log(`Studio, to edit it on the page: ${await studioAt(url)}`);
    return ending;
  });
  await Promise.race([started, ending]);
  await live.stop();
  // A build replaces the site in one step, so it can end at any time; the next build cleans up.
  if (live.isBuilding) process.exit(0);
  return 0;
}

/** A separate folder that nobody publishes by mistake, since it contains drafts. */
const ownFolder = (config: string): string =>
  join(folderIn(cacheDirOf(config), "start"), contentHash(resolve(config)));

function liveServer(
  args: FlagValues<typeof spec.flags>,
  onListen: (url: string) => Promise<void>,
): LiveServer {
  const { config, host, port } = args;
  const out = args.out ?? ownFolder(config);
  const [configFile, outDir] = [relative(".", resolve(config)), resolve(out)];
  const newOf = onlyNewProblems();
  const printed = new Set<string>();
  let report = reporter();
  const tell = (text: string) => {
    if (!printed.has(text)) report.observer.tell?.(text);
    printed.add(text);
  };
  return new LiveServer({
    configFile,
    outDir,
    host,
    port,
    followsCode: isCheckout(),
    onListen,
    observe() {
      report = reporter();
      return { ...report.observer, tell };
    },
    onStart({ result }) {
      report.end();
      const { isBuilt, diagnostics, text, pages } = result;
      printProblems(config, isBuilt ? newOf(diagnostics) : diagnostics, text, pages);
      reportResult(result, args.out ?? config, report.seconds());
    },
    onSave(outcome) {
      report.end();
      const { isBuilt, diagnostics } = outcome.result;
      // Errors are printed each time, warnings only if they are new.
      printSaved(outcome, isBuilt ? newOf(diagnostics) : errorsOf(diagnostics));
    },
    onCode(saved) {
      const own = saved.filter((path) => NEEDS_RESTART.test(path));
      if (own.length > 0) console.log(`${listNames(own, 2)}: restart to see this change.`);
    },
    onError(reason) {
      report.end();
      console.error(`${reason}\n${UNTIL_FIXED}`);
    },
  });
}

const errorsOf = (diagnostics: readonly LocatedDiagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === "error");

/** Code that is already running: server, watcher, output. Everything else is loaded again. */
const NEEDS_RESTART =
  /^(scripts\/(lib\/.*|start\.ts)|src\/(diagnostics|server)\/.*|package-lock\.json)$/;

const UNTIL_FIXED = "The site stays unchanged until this is fixed.";

function printSaved(outcome: Outcome, problems: readonly LocatedDiagnostic[]): void {
  const { isBuilt, text } = outcome.result;
  const colour = process.stderr.isTTY;
  if (problems.length > 0) console.error(`${formatPretty(problems, { text, colour })}\n`);
  if (isBuilt) console.log(savedLine(outcome));
  else console.error(UNTIL_FIXED);
}
