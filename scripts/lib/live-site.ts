import { join, relative, resolve } from "node:path";
import type { LocatedDiagnostic } from "../../src/diagnostics/diagnostic.ts";
import { listNames } from "../../src/diagnostics/list-names.ts";
import { formatPretty } from "../../src/diagnostics/pretty.ts";
import { folderIn } from "../../src/lib/cache/cache.ts";
import { cacheDirOf } from "../../src/lib/cache/cache-dir.ts";
import { isCheckout } from "../../src/lib/code/project.ts";
import { contentHash } from "../../src/lib/files/hash.ts";
import type { Outcome } from "../../src/server/live/live-options.ts";
import { LiveServer } from "../../src/server/live/live-server.ts";
import { onlyNewProblems, savedLine } from "../../src/server/live/words.ts";
import type { OpenServer } from "../../src/server/open-server.ts";
import { studioUrl } from "../../src/studio/server/access.ts";
import { reportResult } from "./build.ts";
import { printProblems } from "./check-config.ts";
import { reporter } from "./reporter.ts";

interface LiveSite {
  config: string;
  /** The folder to build into; undefined for one in the cache. */
  out: string | undefined;
  server: OpenServer;
  isStudioOpening: () => boolean;
}

/** Builds a site, prints its addresses, and follows each save until `ending` resolves. */
export async function showLive(site: LiveSite, ending: Promise<void>): Promise<void> {
  const { config } = site;
  const live = liveServer(site);
  const started = live.start().then(async (url) => {
    const studio = studioUrl((await live.claimStudio()) ?? url, config);
    console.log(`Preview of ${config}: ${url}  (follows each save; Ctrl-C stops it)`);
    console.log(`Studio, to edit it on the page: ${studio}`);
    return ending;
  });
  await Promise.race([started, ending]);
  await live.stop();
  // A build replaces the site in one step, so it can end at any time; the next build cleans up.
  if (live.isBuilding) process.exit(0);
}

/** A separate folder that nobody publishes by mistake, since it contains drafts. */
const ownFolder = (config: string): string =>
  join(folderIn(cacheDirOf(config), "start"), contentHash(resolve(config)));

function liveServer({ config, server, isStudioOpening, ...site }: LiveSite): LiveServer {
  const out = site.out ?? ownFolder(config);
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
    listen: async () => server,
    isStudioOpening,
    followsCode: isCheckout(),
    observe() {
      report = reporter();
      return { ...report.observer, tell };
    },
    onStart({ result }) {
      report.end();
      const { isBuilt, diagnostics, text, pages } = result;
      printProblems(config, isBuilt ? newOf(diagnostics) : diagnostics, text, pages);
      reportResult(result, site.out ?? config, report.seconds());
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
