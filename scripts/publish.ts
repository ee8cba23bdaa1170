import { formatDiff } from "../src/commands/diff/formats.ts";
import type { SiteDiff } from "../src/commands/diff/site-diff.ts";
import { diffView } from "../src/commands/diff/view.ts";
import { carryOut, type PublishOutcome } from "../src/commands/publish/carry-out.ts";
import { openTarget, readDestination } from "../src/commands/publish/open-target.ts";
import { readReleases } from "../src/commands/publish/publication.ts";
import { formatReleaseTime } from "../src/commands/publish/publication-record.ts";
import type { ScheduledChange } from "../src/config/expand/dated-content.ts";
import { scheduleLines } from "../src/config/expand/schedule-words.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { type News, newsInEnglish } from "../src/model/publish-news.ts";
import { buildAndReport } from "./lib/build.ts";
import { requireConfig } from "./lib/check-config.ts";
import { canAsk, confirm } from "./lib/confirm.ts";
import { commonFlags, type FlagValues, parseCommand } from "./lib/options/args.ts";
import { siteFolder } from "./lib/site-folder.ts";

export const spec = {
  command: "publish",
  summary: "Puts the site on the web, and takes it back.",
  details:
    "Checks and builds the site, shows the difference from the live site, asks, sends, and tests the live site.\n" +
    "The config names the target under `publish`. The last five versions stay available for --undo.\n" +
    "Exit codes: 0 published, or nothing to do; 1 the site has errors, or you answered no; 2 sending failed;\n" +
    "3 published, but the live site does not show it (yet).",
  examples: [
    commandLine("publish"),
    commandLine("publish", { "dry-run": true }),
    commandLine("publish", { undo: true }),
  ],
  flags: {
    config: commonFlags.config,
    out: commonFlags.out,
    to: {
      kind: "text",
      placeholder: "FOLDER",
      help: "a folder on this computer, instead of the target in the config",
    },
    "dry-run": { kind: "switch", help: "show what would be done, send nothing" },
    yes: { kind: "switch", help: "do not ask" },
    undo: { kind: "switch", help: "publish the previous version again" },
    list: { kind: "switch", help: "list the available versions, and which one is live" },
    replace: { kind: "switch", help: "replace files at the target that Plumbline did not publish" },
  },
} as const;

type Args = FlagValues<(typeof spec)["flags"]>;

export async function run(argv: string[]): Promise<number> {
  const args = parseCommand(argv, spec);
  if (!args) return 0;
  const config = requireConfig(args.config);
  const isBuilding = !args.undo && !args.list;
  const code = isBuilding ? await buildAndReport({ ...args, verify: false, timing: false }) : 0;
  if (code !== 0) return code;
  if (args.list) return list(config, args);
  const outcome = await carryOut(
    {
      configFile: config,
      outDir: siteFolder(args),
      to: args.to,
      isUndo: args.undo,
      mayReplace: args.replace,
      undoWords: `To undo it: ${commandLine("publish", { config: args.config, to: args.to, undo: true })}`,
    },
    { ...TERMINAL, confirm, ask: asker(args) },
  );
  if (outcome === "declined" && !args["dry-run"]) console.log("Nothing was published.");
  return exitCode(outcome, args);
}

const exitCode = (outcome: PublishOutcome, args: Args): number => {
  if (outcome === "declined") return args["dry-run"] ? 0 : 1;
  return outcome === "not live yet" ? 3 : 0;
};

const TERMINAL = {
  show: (diff: SiteDiff | undefined, upcoming: readonly ScheduledChange[]) => {
    const lines = scheduleLines(upcoming);
    if (!diff) return console.log(lines.map((line) => `${line}\n`).join(""));
    const view = diffView(diff, "the live site", lines);
    console.log(`\n${formatDiff(view, { colour: process.stdout.isTTY })}\n`);
  },
  report: (news: News) => console.log(newsInEnglish(news)),
  log: (line: string) => console.log(line),
  warn: (line: string | News) =>
    console.error(typeof line === "string" ? line : newsInEnglish(line)),
};

const asker = (args: Args) => async (isUndo: boolean) => {
  if (args["dry-run"]) return false;
  if (args.yes) return true;
  if (canAsk()) return confirm(isUndo ? "Go back to that?" : "Publish this?");
  throw new Error(
    "publish: it asks before it publishes, which needs a terminal. Nothing was sent. " +
      "Read the difference above, and add --yes if it is right.",
  );
};

async function list(configFile: string, args: Args): Promise<number> {
  const destination = readDestination(configFile, args.to, siteFolder(args));
  const target = await openTarget(destination, { configFile, confirm });
  const live = await target.live();
  const releases = await readReleases(target.store);
  if (releases.length === 0) console.log(`There are no versions to undo to in ${target.label}.`);
  for (const { id, what } of releases.reverse()) {
    console.log(`${formatReleaseTime(id)}  ${id === live?.release ? "live" : "    "}  ${what}`);
  }
  return 0;
}
