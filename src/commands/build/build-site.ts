import { existsSync, realpathSync, statSync } from "node:fs";
import { isStillValid } from "../../config/expand/published.ts";
import { tablesBeside } from "../../config/tables/table-files.ts";
import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { openKit, withKit } from "../../kit/extensions/open-kit.ts";
import { takeDamages } from "../../lib/cache/cache.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { siteCodeKey } from "../../lib/code/code.ts";
import { fileStamp } from "../../lib/files/files.ts";
import { readText } from "../../lib/files/text-file.ts";
import {
  type BuildRecord,
  ifPossible,
  newForeignFiles,
  readRecord,
} from "../../output/build-record.ts";
import {
  type BuildOptions,
  type BuildOutcome,
  type BuildResult,
  failedBuild,
  NO_CHANGES,
} from "../../output/build-result.ts";
import { areUntouched } from "../../output/built-files.ts";
import { readFolderContents } from "../../output/contents.ts";
import { areSameInputs, haveSameSources, readInputs } from "../../output/inputs.ts";
import type { Lock } from "../../output/lock.ts";
import { MANIFEST_URL } from "../../output/manifest.ts";
import { claimOutDir, expectBuiltFolder, recoverInterruptedBuilds } from "../../output/out-dir.ts";
import { lockOnlyRead, openWorkspace, type Workspace } from "../../output/workspace.ts";

/**
 * Checks a site and builds it into `outDir`. New files go into a staging folder that replaces the site at the
 * end, so a build that fails or is stopped leaves the last good site in place. Builds into the same folder
 * wait for each other. Files that no build has written are not touched.
 */
export async function buildSite(given: BuildOptions): Promise<BuildResult> {
  const outDir = await claimOutDir(given.outDir, given.configFile);
  const options = { ...given, outDir, cacheDir: given.cacheDir ?? cacheDirOf(given.configFile) };
  const locks: Lock[] = [];
  const stop = () => process.exit(130);
  const onWait = (folder: string) => () => options.observer?.tell?.(waitingMessage(folder));
  // Locks end with the process (lock.ts).
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    // In a fixed order, so that two builds never deadlock.
    for (const folder of [...(options.shards ?? [])].sort()) {
      const lock = await lockOnlyRead(folder, onWait(folder));
      if (lock) locks.push(lock);
    }
    const place = await openWorkspace(outDir, onWait(outDir));
    locks.push(place);
    return await buildLocked(place, options);
  } catch (error) {
    // If another build has taken over the folder, that caused the error.
    for (const lock of locks) lock.confirm();
    throw error;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    for (const lock of locks) lock.end();
  }
}

/** With defaults filled in. */
type CachedBuildOptions = BuildOptions & { cacheDir: string };

const waitingMessage = (folder: string) =>
  `Another build into "${folder}" is running; this one waits for it.`;

async function buildLocked(place: Workspace, options: CachedBuildOptions): Promise<BuildResult> {
  const { outDir } = options;
  for (const reason of await recoverInterruptedBuilds(outDir))
    options.observer?.tell?.(abandonedMessage(reason));
  await expectBuiltFolder(outDir);
  const stampBefore = siteStamp(outDir);
  const made = await buildIfChanged(place, options);
  const damages = takeDamages();
  if (damages > 0) options.observer?.tell?.(damagedMessage(damages));
  return { ...made, stampBefore, stampAfter: siteStamp(outDir) };
}

const abandonedMessage = (reason: string) =>
  `A build was stopped while it replaced files, and cannot be completed (${reason}). The files are built again.`;

const damagedMessage = (count: number) =>
  `${count} cache ${count === 1 ? "entry was" : "entries were"} damaged; what was needed has been built again. ` +
  "If you see this often, the disk may be failing.";

/** Every build that changes a file writes a new manifest. */
const siteStamp = (outDir: string): string => stampAt(outDir + MANIFEST_URL);

async function buildIfChanged(
  place: Workspace,
  options: CachedBuildOptions,
): Promise<BuildOutcome> {
  const { configFile, shard, drafts } = options;
  // Before anything is read, so that the next build notices changes from here on. The output is read while
  // git runs.
  const stamps = sourceStamps(configFile);
  const { kit, problems } = await openKit(configFile, options);
  const text = () => options.text ?? readText(configFile);
  if (!kit) return withoutKit(text(), problems);
  const withWarnings = (outcome: BuildOutcome): BuildOutcome => ({
    ...outcome,
    diagnostics: [...problems, ...outcome.diagnostics],
  });
  const codeKey = siteCodeKey(kit.extensions?.key);
  const [{ last, contents }, inputs] = await Promise.all([
    readPreviousBuild(options),
    readInputs(
      configFile,
      shard ? `${shard.number}/${shard.of}` : drafts ? "with drafts" : "",
      codeKey,
      options.text,
      options.tables,
    ),
  ]);
  // A config that is saved during the build may have been read in two versions, even if it is restored.
  const isNew = (file: string) => stampAt(file) !== (stamps.get(file) ?? NO_STAMP);
  const currentInputs = async () => {
    const { tables, ...rest } = inputs;
    const read = options.text === undefined ? [configFile, ...tables] : tables;
    const config = read.some(isNew) ? NO_STAMP : inputs.config;
    return { ...rest, config, history: await inputs.history };
  };
  const isUnchanged =
    last &&
    isStillValid(last.stays) &&
    (await areSameInputs(last.inputs, inputs)) &&
    areUntouched(contents.stamps, last.files);
  if (isUnchanged && isFullBuild(options)) return withWarnings(previousOutcome(text(), last));
  // Loaded only if there is something to build, because it imports most of the code.
  const { makeSite } = await import("../../pipeline.ts");
  const outcome = await withKit(
    kit,
    () => makeSite(place, { ...options, kit, codeKey, currentInputs, contents, last }),
    (own) => withoutKit(text(), own),
  );
  return withWarnings(outcome);
}

/** The record of the last build, and the present content of the output folder. */
async function readPreviousBuild(options: CachedBuildOptions) {
  const { outDir, configFile, observer, protectOtherSite } = options;
  const last = await readRecord(options);
  if (protectOtherSite && last) expectSameConfig(outDir, configFile, last);
  const contents = readFolderContents(outDir, last?.files ?? {});
  await ifPossible(async () => {
    const others = await newForeignFiles(options, contents.foreign);
    if (others.length > 0) observer?.tell?.(foreignFilesMessage(outDir, others));
  });
  return { last, contents };
}

const foreignFilesMessage = (outDir: string, others: readonly string[]) =>
  `Files in "${outDir}" that no build has written are left as they are: ${others.map((url) => url.slice(1)).join(", ")}`;

/** Throws if the folder contains the site of another config. */
function expectSameConfig(outDir: string, configFile: string, last: BuildRecord): void {
  const other = otherConfig(configFile, last);
  if (other === undefined) return;
  throw new Error(
    `"${outDir}" contains the site of "${other}". Choose another folder for this one with ` +
      `--out DIR; --out ${outDir} replaces that site.`,
  );
}

/** The config of the site in a folder, if it is another one that still exists. */
export async function otherSiteConfig(
  outDir: string,
  configFile: string,
): Promise<string | undefined> {
  const last = await readRecord({ outDir, cacheDir: cacheDirOf(configFile) });
  return last && otherConfig(configFile, last);
}

/**
 * Whether a folder contains the pages that a build would write now; undefined if its record is missing.
 * Dates in the sitemap are ignored, as each commit may change them.
 */
export async function isCurrent({
  configFile,
  outDir,
}: Pick<BuildOptions, "configFile" | "outDir">): Promise<boolean | undefined> {
  const last = await readRecord({ outDir, cacheDir: cacheDirOf(configFile) });
  const { kit } = await openKit(configFile);
  if (!last || !kit) return undefined;
  const inputs = await readInputs(configFile, "", siteCodeKey(kit.extensions?.key));
  return isStillValid(last.stays) && haveSameSources(last.inputs, inputs);
}

/** A config that was renamed still counts as the same. */
function otherConfig(configFile: string, last: BuildRecord): string | undefined {
  const other = last.inputs.configFile;
  return other === realpathSync(configFile) || !existsSync(other) ? undefined : other;
}

/** Differs from every stamp. */
const NO_STAMP = "";

const stampAt = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? fileStamp(found) : NO_STAMP;
};

/** Stamps of the config and of all tables beside it. */
function sourceStamps(configFile: string): Map<string, string> {
  const files = [configFile, ...tablesBeside(configFile)];
  return new Map(files.map((file) => [file, stampAt(file)]));
}

/** A plain build: not a shard, not joining shards, no verification. */
const isFullBuild = ({ shard, shards, verify }: BuildOptions) => !(shard || shards || verify);

/** The outcome for a site whose extensions cannot be loaded. */
const withoutKit = (text: string, problems: readonly LocatedDiagnostic[]): BuildOutcome =>
  failedBuild(problems, { text, unpublished: [], validity: { zone: "UTC" } });

/** The outcome of the last build, if nothing has changed since. */
function previousOutcome(text: string, last: BuildRecord): BuildOutcome {
  const { diagnostics, pages, unpublished, stays } = last;
  const made = { diagnostics, text, pages, zone: stays.zone, unpublished };
  return { isBuilt: true, ...made, ...NO_CHANGES };
}
