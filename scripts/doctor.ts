import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readUrl } from "../schema/fields/urls.ts";
import { isCurrent } from "../src/commands/build/build-site.ts";
import { headerResults, redirectResults, sizeResults } from "../src/commands/doctor/built.ts";
import { domainResults } from "../src/commands/doctor/domain.ts";
import { findingResults } from "../src/commands/doctor/findings.ts";
import { formResults } from "../src/commands/doctor/forms.ts";
import { legalResults } from "../src/commands/doctor/legal.ts";
import type { PassedSchedule } from "../src/commands/doctor/live-site/live.ts";
import { probeLiveSite, TIMEOUT } from "../src/commands/doctor/live-site/probe-live-site.ts";
import { previewResults, previewsOf } from "../src/commands/doctor/previews.ts";
import {
  type DoctorResult,
  exitCodeOf,
  formatResults,
  resultsIn,
  verdict,
} from "../src/commands/doctor/result.ts";
import { published } from "../src/config/expand/published.ts";
import { readSource } from "../src/config/read-config.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { createClient } from "../src/lib/network/client.ts";
import type { CheckedSite } from "../src/pipeline.ts";
import { weightResults } from "./doctor/weight.ts";
import { readAndCheck } from "./lib/check-config.ts";
import { commonFlags, type FlagValues, parseCommand } from "./lib/options/args.ts";
import { builtSiteFolder, siteFolder } from "./lib/site-folder.ts";

const FORMATS = ["pretty", "json", "html"] as const;

export const spec = {
  command: "doctor",
  summary: "Lists what is left before the site goes live.",
  details:
    "With --url it also tests whether the live site is the one in dist, and whether its host sends the\n" +
    "right headers. Exit codes: 0 the site is ready; 1 it is not; 2 the live site could not be tested.",
  examples: [
    commandLine("doctor"),
    commandLine("doctor", { url: "https://www.your-domain.example" }),
  ],
  flags: {
    config: commonFlags.config,
    out: commonFlags.out,
    url: { kind: "text", placeholder: "URL", help: "also test the live site at this address" },
    format: {
      kind: "choice",
      choices: FORMATS,
      default: "pretty",
      help: "the output format; html draws search results",
    },
    offline: { kind: "switch", help: "send no requests", instead: ["url"] },
    timeout: {
      kind: "count",
      minimum: 1,
      maximum: 120,
      default: TIMEOUT,
      help: "the seconds that a response may take",
    },
  },
} as const;

type Args = FlagValues<(typeof spec)["flags"]>;

/** Exit code 0 if the site is ready, 1 if it is not, 2 if it could not be tested. */
export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const url = args.url === undefined ? undefined : siteUrl(args.url);
  const outDir = url ? resolve(await builtSiteFolder(args)) : builtFolder(args);
  const result = await readAndCheck(args.config);
  const { site } = result;
  const parts = await Promise.all([
    findingResults(result, args.config),
    site ? siteResults(site, args) : [],
    outDir === undefined ? [notBuilt(args)] : builtResults(outDir, args, site),
    url && outDir !== undefined
      ? probeLiveSite({ url, outDir, timeout: args.timeout, schedule: datedIn(args.config) })
      : [],
  ]);
  const answers = parts.flat();
  console.log(await formatters[args.format](answers, site, outDir));
  return exitCodeOf(answers);
}

/** The scheduled changes that have already happened. */
function datedIn(configFile: string): PassedSchedule {
  const { validity, pastChanges } = published(readSource(configFile));
  return { ...validity, turns: pastChanges };
}

/** The address of a site; people omit https://. */
function siteUrl(text: string): string {
  const url = /^\w+:\/\//.test(text) ? text : `https://${text}`;
  if (/^https?:$/.test(readUrl(url)?.protocol ?? "")) return url;
  throw new Error(
    `doctor: "${text}" is not the address of a site. Write it as browsers show it, such as https://www.your-domain.example.`,
  );
}

function builtFolder(args: Args): string | undefined {
  const folder = resolve(siteFolder(args));
  return existsSync(join(folder, "manifest.json")) ? folder : undefined;
}

const words = resultsIn("Words and facts");

const notBuilt = ({ config, out }: Args): DoctorResult =>
  words.toDo(
    "The site is not built yet, so its weight and its files are not checked.",
    commandLine("build", { config, ...(out !== undefined && { out }) }),
  );

async function siteResults(
  site: CheckedSite,
  { offline, timeout, url }: Args,
): Promise<DoctorResult[]> {
  const parts = await Promise.all([
    // A test of the live site covers its domain.
    offline || url !== undefined ? [] : domainResults(site.config.business.url),
    formResults(site, offline ? undefined : createClient({ timeout })),
    legalResults(site),
    previewResults(previewsOf(site.routes)),
    redirectResults(site),
  ]);
  return parts.flat();
}

async function builtResults(
  outDir: string,
  { config, out }: Args,
  site: CheckedSite | undefined,
): Promise<DoctorResult[]> {
  const isOld = site && (await isCurrent({ configFile: config, outDir })) === false;
  const build = commandLine("build", { config, ...(out !== undefined && { out }) });
  return [
    ...(isOld
      ? [words.toDo("The built site is older than its config, media or code.", build)]
      : []),
    ...headerResults(outDir),
    ...sizeResults(outDir),
    ...(site ? await weightResults(site, outDir) : []),
  ];
}

type Formatter = (
  answers: readonly DoctorResult[],
  site: CheckedSite | undefined,
  outDir: string | undefined,
) => string | Promise<string>;

/** The formatter of each format; a missing one is a compile error. */
const formatters: Record<(typeof FORMATS)[number], Formatter> = {
  pretty: (answers) => formatResults(answers, { colour: process.stdout.isTTY }),
  json: (answers, site) =>
    JSON.stringify(
      { verdict: verdict(answers), answers, pages: previewsOf(site?.routes ?? []) },
      null,
      2,
    ),
  html: async (answers, site, outDir) => {
    const { formatDoctorHtml } = await import("../src/commands/doctor/html.ts");
    return formatDoctorHtml(answers, previewsOf(site?.routes ?? []), outDir);
  },
};
