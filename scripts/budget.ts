import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, BrowserType } from "@playwright/test";
import { commandLine } from "../src/lib/command-line.ts";
import { addAll } from "../src/lib/lists.ts";
import { checkSite } from "../src/pipeline.ts";
import { freePort } from "../src/server/free-port.ts";
import { startPreviewServer } from "../src/server/preview-server.ts";
import type { CompiledSite } from "../src/site/compile-page.ts";
import { writeBarePages } from "./budget/bare.ts";
import { measureBytes } from "./budget/bytes.ts";
import { type Measure, printMeasures } from "./budget/table.ts";
import { measureLinkTap, measureMenuTap } from "./budget/taps.ts";
import { pathsOf, weigh } from "./budget/weigh.ts";
import { commonFlags, parseCommand } from "./lib/options/args.ts";
import { browserArgs, driver, findOrInstallBrowser } from "./lib/programs/browser.ts";
import { builtSiteFolder } from "./lib/site-folder.ts";

export const spec = {
  command: "budget",
  summary: "Measures what the site costs a visitor's device.",
  examples: [commandLine("budget", { bytes: true })],
  flags: {
    config: commonFlags.config,
    out: commonFlags.out,
    bytes: { kind: "switch", help: "measure only bytes, which are the same on every machine" },
  },
} as const;

/** Lighthouse's scores and times vary, so the median of several runs counts. */
const RUNS = 5;

/** Exit code 1 if the site exceeds its budget in bytes; times never fail. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const { config } = args;
  const dist = resolve(await builtSiteFolder(args));
  const { site } = await checkSite(resolve(config));
  if (!site) {
    throw new Error(`${config} has errors. To see them: ${commandLine("check", { config })}`);
  }
  const chromium = await driver();
  const measures = chromium ? measure(chromium, site, dist, args.bytes) : weigh(site, dist);
  const code = printMeasures(await measures);
  if (!chromium) console.log(NO_DRIVER);
  return code;
}

const NO_DRIVER =
  "Measured from the pages' HTML. Pictures, films, requests to third parties and times need a browser: " +
  "npm install --save-dev @playwright/test lighthouse";

async function measure(
  chromium: BrowserType,
  site: CompiledSite,
  dist: string,
  bytesOnly: boolean,
): Promise<Measure[]> {
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
  for (const path of paths) addAll(measures, await measureMenuTap(browser, url, path));
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
      addAll(measures, await measureWithLighthouse(options));
    }
    return measures;
  } finally {
    await bare.close();
    rmSync(folder, { recursive: true });
  }
}
