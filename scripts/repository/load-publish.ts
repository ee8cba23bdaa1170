import { setMaxListeners } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon, { type Options, type Result } from "autocannon";
import { interrupted } from "../lib/interrupt.ts";
import { markdownTable } from "../lib/markdown-table.ts";
import { parseCommand } from "../lib/options/args.ts";
import {
  askServer,
  readFromServer,
  type StartedServer,
  startServer,
} from "../lib/programs/start-web-server.ts";
import { findServer, WEB_SERVERS, type WebServer } from "../lib/programs/web-servers.ts";
import { makeSites, plumbline, type Site } from "../load/sites.ts";
import { type Faults, visitorsOf } from "../load/visitors.ts";

const spec = {
  command: "load-publish",
  summary: "Publishes repeatedly into a folder that a real server serves to many visitors.",
  details: "Exit code 1 when a request failed, a page mixed builds, or an immutable file changed.",
  flags: {
    minutes: {
      kind: "count",
      minimum: 1,
      maximum: 60,
      default: 5,
      help: "how long to test each server",
    },
    server: {
      kind: "choice",
      choices: [...WEB_SERVERS, "all"],
      default: "all",
      help: "which server serves the folder",
    },
  },
} as const;

const EVERY_MS = 10_000;
const REQUESTS_PER_SECOND = 200;
const VISIT_EVERY_MS = 500;
/** The longest time that a visitor reads a page before its files are requested. */
const LONGEST_PAUSE_MS = 20_000;

/** The most errors that are listed; all are counted. */
const MOST = 40;

interface Row {
  server: WebServer;
  requests: number;
  publications: number;
  overtaken: number;
  faults: Faults;
}

export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const names = WEB_SERVERS.filter((name) => args.server === "all" || args.server === name);
  const programs = names.map((name) => ({ name, program: programOf(name) }));
  let isStopped = false;
  const stopped = interrupted(spec.command).then(() => {
    isStopped = true;
  });
  const folder = mkdtempSync(join(tmpdir(), "plumbline-load-"));
  // Apache runs as another user.
  chmodSync(folder, 0o755);
  try {
    const sites = await makeSites(folder);
    const results: Row[] = [];
    for (const { name, program } of programs) {
      const web = join(folder, name);
      if (sites[0]) await publishTo(web, sites[0]);
      const server = await startServer(name, program, join(web, "current"));
      const end = new AbortController();
      setMaxListeners(0, end.signal);
      const atEnd = setTimeout(() => end.abort(), args.minutes * 60_000);
      void stopped.then(() => end.abort());
      try {
        results.push({ server: name, ...(await load(server, sites, web, end.signal)) });
      } finally {
        clearTimeout(atEnd);
        await server.stop();
      }
      if (isStopped) break;
    }
    return report(results);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function programOf(name: WebServer): string {
  const program = findServer(name);
  if (program) return program;
  throw new Error(
    `load-publish: ${name} is not on this computer. Install it, or choose another server with --server.`,
  );
}

/** Runs the crowd, the visitors and the publications in parallel. */
async function load(server: StartedServer, sites: readonly Site[], web: string, end: AbortSignal) {
  const builds = sites.map(({ files }) => files);
  const { seen, visit } = visitorsOf(builds, (path) => readFromServer(server, path));
  const [build = {}] = builds;
  const pages = Object.keys(build).filter((path) => path.endsWith(".html") && path !== "404.html");
  const names = pages.map((path) => `/${path.replace(/(^index)?\.html$/, "")}`);
  const paths = await Promise.all(names.map((path) => pageUrlAt(server, path)));
  const failed = (problem: string) => void seen.faults.failed.push(problem);
  const [requests, publications] = await Promise.all([
    crowd(server, paths, end, failed),
    publishInTurn(sites, web, end, failed),
    visits(paths, visit, end),
  ]);
  return { ...seen, requests: seen.requests + requests, publications };
}

/** The URL of a page: Apache adds a slash where a folder has the same name (decision 31). */
async function pageUrlAt(server: StartedServer, path: string): Promise<string> {
  const { location } = (await askServer(server, path)).headers;
  return location === undefined ? path : new URL(location, "https://localhost").pathname;
}

type Tell = (problem: string) => void;

/** Requests pages without checking them, and returns the number of requests. */
async function crowd(
  server: StartedServer,
  paths: readonly string[],
  end: AbortSignal,
  failed: Tell,
) {
  const options: Options = {
    url: `https://localhost:${server.httpsPort}`,
    overallRate: REQUESTS_PER_SECOND,
    // Stopped earlier.
    duration: "2h",
    requests: paths.map((path) => ({ path })),
  };
  const result = await new Promise<Result>((resolve, reject) => {
    const instance = autocannon(options, (error, all) => (error ? reject(error) : resolve(all)));
    end.addEventListener("abort", () => instance.stop());
  });
  for (let at = 0; at < result.errors + result.non2xx; at += 1) failed("a request of the crowd");
  return result.requests.total;
}

/** Publishes one site after another, each at its time or when the previous one is published. */
async function publishInTurn(sites: readonly Site[], web: string, end: AbortSignal, failed: Tell) {
  let count = 0;
  while (!end.aborted) {
    const next = pauseOf(EVERY_MS, end);
    const site = sites[(count + 1) % sites.length];
    count += 1;
    if (site) await publishTo(web, site).catch((error) => failed(String(error)));
    await next;
  }
  return count;
}

const publishTo = (web: string, { folder }: Site) =>
  plumbline(folder, "publish", "--to", web, "--yes");

/** Starts visitors on different pages, who stay for different times. */
async function visits(
  paths: readonly string[],
  visit: (path: string, pause: () => Promise<void>) => Promise<void>,
  end: AbortSignal,
): Promise<void> {
  const open: Promise<void>[] = [];
  while (!end.aborted) {
    const pause = (open.length * 1700) % LONGEST_PAUSE_MS;
    open.push(visit(paths[open.length % paths.length] ?? "/", () => pauseOf(pause, end)));
    await pauseOf(VISIT_EVERY_MS, end);
  }
  await Promise.all(open);
}

/** Ends early at the end of the test. */
const pauseOf = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

const HEAD = [
  ...["Server", "Requests", "Publications", "Failed requests", "Pages without a file"],
  ...["Pages of two builds", "Immutable, and changed", "Replaced by newer builds, and ignored"],
];

/** Prints the counts, then each error. */
function report(results: readonly Row[]): number {
  const rows = results.map(({ server, requests, publications, overtaken, faults }) => {
    const { failed, missing, mixed, changed } = faults;
    const counted = [failed, missing, mixed, changed].map(({ length }) => length);
    return [server, ...[requests, publications, ...counted, overtaken].map(String)];
  });
  console.log(markdownTable(HEAD, rows));
  const lines = results.flatMap(({ server, faults }) =>
    Object.values<string[]>({ ...faults }).flatMap((all) => all.map((one) => `${server}: ${one}`)),
  );
  if (lines.length > 0) console.error(`\nErrors:\n${lines.slice(0, MOST).join("\n")}`);
  return lines.length > 0 ? 1 : 0;
}
