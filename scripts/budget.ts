import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { checkSite } from "../src/check-site.ts";
import { freePort } from "../src/server/free-port.ts";
import { startPreviewServer } from "../src/server/preview-server.ts";
import type { CompiledSite } from "../src/site/compiled-site.ts";
import { commandLine } from "../src/util/command-line.ts";
import { writeBarePages } from "./budget/bare.ts";
import { measureBytes, pathsOf } from "./budget/bytes.ts";
import { formatTable, isWithin, type Measure } from "./budget/table.ts";
import { measureLinkTap, measureMenuTap } from "./budget/taps.ts";
import { commonFlags, parseCommand } from "./lib/args.ts";
import { browserArgs, findOrInstallBrowser } from "./lib/browser.ts";
import { builtSiteFolder } from "./lib/site-folder.ts";

const spec = {
  command: "budget",
  summary: "Measures what the built site asks of a visitor's device, against the budget.",
  flags: {
    config: commonFlags.config,
    out: commonFlags.out,
    bytes: { kind: "switch", help: "measure bytes only, which are the same on every machine" },
  },
} as const;

/** Lighthouse's scores and times vary; the middle of five is what counts. */
const RUNS = 5;

/** Exit code 1 when the site is over its budget in bytes; times are shown and never fail. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const { config } = args;
  const dist = resolve(await builtSiteFolder(args));
  const { site } = await checkSite(resolve(config));
  if (!site) {
    throw new Error(`${config} is wrong. To see why: ${commandLine("check", { config })}`);
  }
  const measures = await measure(site, dist, args.bytes);
  console.log(formatTable(measures));
  const over = measures.filter((one) => !isWithin(one));
  console.log(
    over.length === 0 ? "\nAll within the budget." : `\nOver the budget: ${over.length}.`,
  );
  return over.some(({ unit }) => unit === "B") ? 1 : 0;
}

async function measure(site: CompiledSite, dist: string, bytesOnly: boolean): Promise<Measure[]> {
  const { chromium } = await import("@playwright/test");
  const executablePath = await findOrInstallBrowser();
  const port = await freePort();
  const args = [...browserArgs(), `--remote-debugging-port=${port}`];
  const server = await startPreviewServer({ dir: dist, port: 0, host: "127.0.0.1" });
  const browser = await chromium.launch({ executablePath, args });
  try {
    const bytes = await measureBytes(browser, server.url, site);
    if (bytesOnly) return bytes;
    const taps = await measureTaps(browser, server.url, site);
    return [...bytes, ...taps, ...(await measureScores(site, dist, server.url, port))];
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureTaps(browser: Browser, url: string, site: CompiledSite) {
  const paths = pathsOf(site, true);
  const measures: Measure[] = [];
  for (const path of paths) measures.push(...(await measureMenuTap(browser, url, path)));
  const [home = "/"] = paths;
  const pages = site.routes.map(({ path }) => path);
  return [...measures, ...(await measureLinkTap(browser, url, home, pages))];
}

async function measureScores(site: CompiledSite, dist: string, url: string, port: number) {
  const { measureWithLighthouse } = await import("./budget/lighthouse.ts");
  const folder = mkdtempSync(join(tmpdir(), "plumbline-bare-"));
  const paths = pathsOf(site, true);
  writeBarePages(dist, folder, paths);
  const bare = await startPreviewServer({ dir: folder, port: 0, host: "127.0.0.1" });
  try {
    const measures: Measure[] = [];
    for (const path of paths) {
      const options = { site: url, bare: bare.url, path, port, runs: RUNS };
      measures.push(...(await measureWithLighthouse(options)));
    }
    return measures;
  } finally {
    await bare.close();
    rmSync(folder, { recursive: true });
  }
}
