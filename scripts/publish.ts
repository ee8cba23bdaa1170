import { formatDiff } from "../src/commands/diff/formats.ts";
import { diffView } from "../src/commands/diff/view.ts";
import { checkLiveFiles, isExampleUrl } from "../src/commands/publish/check-live.ts";
import {
  openTarget,
  type PublishDestination,
  readDestination,
} from "../src/commands/publish/open-target.ts";
import {
  isPublishNeeded,
  isRepublish,
  type PublishPlan,
  planDiff,
  plannedPages,
  planPublish,
  planUndo,
  publish,
  readReleases,
} from "../src/commands/publish/publication.ts";
import {
  fileSteps,
  formatReleaseTime,
  formatStepCounts,
} from "../src/commands/publish/publication-record.ts";
import type { Target } from "../src/commands/publish/target.ts";
import { differenceLines } from "../src/commands/publish/target.ts";
import { commandLine } from "../src/lib/command-line.ts";
import { SERVER_DIR } from "../src/output/hosting/hosts.ts";
import { recordPublishedPages } from "../src/site/last-published.ts";
import { buildAndReport } from "./lib/build.ts";
import { requireConfig } from "./lib/check-config.ts";
import { canAsk, confirm } from "./lib/confirm.ts";
import { commonFlags, type FlagValues, parseCommand } from "./lib/options/args.ts";
import { siteFolder } from "./lib/site-folder.ts";
import { upcomingIn } from "./lib/upcoming.ts";

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
  const place = readDestination(config, args.to, siteFolder(args));
  const target = await openTarget(place, { configFile: config, confirm });
  if (args.list) return list(target);
  const plan = args.undo
    ? await planUndo(target)
    : await planPublish(target, siteFolder(args), config);
  return carryOut(target, plan, args, place);
}

async function carryOut(
  target: Target,
  plan: PublishPlan,
  args: Args,
  { settings, url }: PublishDestination,
): Promise<number> {
  const upcoming = args.undo ? [] : upcomingIn(args.config);
  if (!args.undo && !isPublishNeeded(plan)) {
    console.log(`\nThere is no difference from the live site in ${target.label}.`);
    for (const line of upcoming) console.log(line);
    return 0;
  }
  const difference = isRepublish(plan) ? upcoming.join("\n") : `${differenceIn(plan, upcoming)}\n`;
  for (const line of [difference, ...differenceLines(plan.differences)].filter(Boolean))
    console.log(`\n${line}`);
  const steps = fileSteps(plan.live, plan.next);
  console.log(`To ${target.label}: ${formatStepCounts(steps)}`);
  if (args["dry-run"]) return 0;
  if (!(await mayGo(args))) {
    console.log("Nothing was published.");
    return 1;
  }
  await publish(target, plan, { mayReplace: args.replace, log: console.log });
  await recordPublishedPages(args.config, plannedPages(plan));
  console.log(`Published: ${plan.next.what}`);
  if (OWN_SERVERS.has(settings.to) && steps.changed.some(isForServers)) console.log(RELOAD);
  const isShown = await compareLive(url, plan, target);
  console.log(`To undo it: ${commandLine("publish", { ...rememberedFlags(args), undo: true })}`);
  return isShown ? 0 : 3;
}

/** Targets whose server may read its headers and redirects only when it starts. */
const OWN_SERVERS: ReadonlySet<string> = new Set(["folder", "sftp", "rsync"]);

const isForServers = (path: string) => path.startsWith(`${SERVER_DIR.slice(1)}/`);

const RELOAD =
  "Headers or redirects have changed. nginx and Caddy read them after a reload: systemctl reload nginx";

/** Flags that name the same site and target. */
const rememberedFlags = ({ config, to }: Args) => ({ config, to });

function differenceIn(plan: PublishPlan, upcoming: readonly string[]): string {
  const diff = planDiff(plan);
  const colour = process.stdout.isTTY;
  return diff
    ? formatDiff(diffView(diff, "the live site", upcoming), { colour })
    : [withoutDiff(plan), ...upcoming].join("\n");
}

/** Explains why the effect on visitors is unknown. */
function withoutDiff(plan: PublishPlan): string {
  const { live } = plan;
  if (!live) return "This seems to be the first time that the site is published there.";
  const what = `${live.what}, ${formatReleaseTime(live.release)}`;
  return live.isWhole
    ? `This computer has no copy of the live version (${what}), so only its files can be compared.`
    : `The last version (${what}) was not sent completely: this completes it.`;
}

async function mayGo({ yes, undo }: Args): Promise<boolean> {
  if (yes) return true;
  if (canAsk()) return confirm(undo ? "Go back to that?" : "Publish this?");
  throw new Error(
    "publish: it asks before it publishes, which needs a terminal. Nothing was sent. " +
      "Read the difference above, and add --yes if it is right.",
  );
}

/** Whether the live site serves the published version, or has no address yet. */
async function compareLive(
  url: string,
  plan: PublishPlan,
  { patienceMs }: Target,
): Promise<boolean> {
  if (isExampleUrl(url)) {
    console.log(`${url} is an example address, so the live site was not tested.`);
    return true;
  }
  const { fresh, changed } = fileSteps(plan.live, plan.next);
  const changedFiles = [...fresh, ...changed].map((path) => [path, plan.next.files[path] ?? ""]);
  const answer = await checkLiveFiles(url, Object.fromEntries(changedFiles), patienceMs);
  if (answer.isSame) {
    const { asked, of } = answer;
    console.log(`${url} shows it (${asked < of ? `${asked} of ${of}` : asked} files compared).`);
    return true;
  }
  console.error(
    `${url} does not show it yet:\n${answer.problems.map((each) => `  ${each}`).join("\n")}`,
  );
  console.error(
    "Some hosts need a few minutes. If this does not change, check whether the address of the site belongs to this target.",
  );
  return false;
}

async function list(target: Target): Promise<number> {
  const live = await target.live();
  const releases = await readReleases(target.store);
  if (releases.length === 0) console.log(`There are no versions to undo to in ${target.label}.`);
  for (const { id, what } of releases.reverse()) {
    console.log(`${formatReleaseTime(id)}  ${id === live?.release ? "live" : "    "}  ${what}`);
  }
  return 0;
}
