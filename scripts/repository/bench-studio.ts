import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { DEFAULT_CONFIG } from "../../src/lib/command-line.ts";
import { publicDirOf } from "../../src/lib/files/public-folder.ts";
import { describeMachine } from "../bench/machine.ts";
import { measureStudio, type StudioRun } from "../bench/studio.ts";
import { generatedConfig } from "../gen/generated-config.ts";
import { KINDS } from "../gen/kinds.ts";
import { markdownTable } from "../lib/markdown-table.ts";
import { commonFlags, parseCommand } from "../lib/options/args.ts";
import { browserArgs, findOrInstallBrowser } from "../lib/programs/browser.ts";
import { median } from "../lib/statistics.ts";

const spec = {
  command: "bench-studio",
  summary: "Measures how fast the studio starts, and how fast it shows what is typed.",
  flags: {
    pages: {
      kind: "count",
      minimum: 1,
      maximum: 10_000,
      default: 3_000,
      help: "the number of local pages of the large site",
    },
  },
} as const;

/** The number of sections on the long page. */
const SECTIONS = 30;

/** Each site: what it is, and the text of its config. */
const sites = (config: string, pages: number): [what: string, text: string][] => [
  ["this project's site", config],
  [`${SECTIONS} sections on the page`, withManySections(config)],
  [`${pages.toLocaleString("en-GB")} local pages`, generatedConfig(config, pages, KINDS.places)],
];

export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const folder = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  const executablePath = await findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArgs() });
  const { cpu, cores, load, node } = describeMachine(folder);
  try {
    const source = commonFlags.config.default;
    const rows: string[][] = [];
    for (const [at, [what, text]] of sites(await readFile(source, "utf8"), args.pages).entries()) {
      const site = join(folder, String(at));
      cpSync(publicDirOf(source), join(site, "public"), { recursive: true });
      writeFileSync(join(site, DEFAULT_CONFIG), text);
      for (const cache of ["no", "yes"]) {
        const measured = await measureStudio(browser, site, join(folder, `cache-${at}`));
        rows.push([what, cache, ...cells(measured)]);
        console.error(rows.at(-1)?.join(" | "));
      }
    }
    console.log(
      `${cpu}, ${cores} cores, Node.js ${node}, load before the start ${load.toFixed(2)}\n`,
    );
    console.log(markdownTable(HEAD, rows));
  } finally {
    await browser.close();
    await remove(folder);
  }
  return 0;
}

/** Removes a folder, in which a build of the last server may still write for a moment. */
async function remove(folder: string): Promise<void> {
  for (let attempt = 0; existsSync(folder) && attempt < 60; attempt += 1) {
    if (attempt > 0) await setTimeout(500);
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Tried again: Node.js itself would only retry the last step.
    }
  }
}

const HEAD = [
  "site",
  "built before",
  "served",
  "opened",
  "form",
  "key: median, slowest",
  "page: median, slowest",
];

const cells = ({ served, opened, form, keys, pages }: StudioRun) => [
  ms(served),
  ms(opened),
  ms(form),
  `${ms(median(keys))}, ${ms(Math.max(...keys))}`,
  `${ms(median(pages))}, ${ms(Math.max(...pages))}`,
];

const ms = (value: number) => `${Math.round(value).toLocaleString("en-GB")} ms`;

interface Config {
  pages: { path: string; sections?: { id?: string }[] }[];
}

/** The home page has sections of all pages after its own, but not their first ones, which have main headings. */
function withManySections(text: string): string {
  const config: Config = JSON.parse(text);
  const home = config.pages.find(({ path }) => path === "/");
  const others = config.pages.flatMap(({ sections = [] }) => sections.slice(1));
  if (home?.sections)
    for (let at = 0; home.sections.length < SECTIONS; at += 1) {
      const { id: _id, ...section } = { ...others[at % others.length] };
      home.sections.push(section);
    }
  return JSON.stringify(config, null, 2);
}
