import { unwatchFile, watchFile } from "node:fs";
import { basename, dirname } from "node:path";
import { publicDirOf } from "../site/compiled-site.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { hasConfig, lookAtSources } from "./sources.ts";
import { FolderWatch } from "./watch-folders.ts";

/** A save comes in several steps; whoever looks after the first may see half of it. */
const SETTLE_MS = 15;

/** A config that is gone or empty is most likely being saved. */
const PATIENCE_MS = 250;

/** Network drives and folders shared with a virtual machine report nothing: there one has to look. */
const LOOK_MS = 1000;

interface FollowOptions {
  configFile: string;
  /** The stamp of the sources that are shown already. */
  stamp: string;
  /** Runs after each save of the config or of a public file, and never twice at once. */
  onSave: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Follows what a site is built from, until the function is called that this gives. */
export function followSources({ configFile, stamp, onSave, onError }: FollowOptions): () => void {
  let shown = stamp;
  const run = oneAtATime(async () => {
    // Once more if anything was saved meanwhile: of steps that follow at once only the first is reported.
    for (let now = look(); now !== shown; now = look()) {
      shown = now;
      await onSave();
    }
  }, onError);
  let settling: NodeJS.Timeout | undefined;
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(run, hasConfig(configFile) ? SETTLE_MS : PATIENCE_MS);
  };
  const folder = dirname(configFile);
  const names = [basename(configFile), basename(publicDirOf(configFile))];
  const watch = new FolderWatch((where, name) => {
    // The built site lies beside the config as a rule.
    if (where !== folder || name === undefined || names.includes(name)) settle();
  });
  const look = () => {
    let sources = lookAtSources(configFile);
    // What came into a new folder before that was watched, nobody reports.
    while (watch.set(sources.folders)) sources = lookAtSources(configFile);
    return sources.stamp;
  };
  look();
  watchFile(configFile, { interval: LOOK_MS, persistent: false }, settle);
  // It may have been saved before anybody watched.
  settle();
  return () => {
    clearTimeout(settling);
    watch.close();
    unwatchFile(configFile, settle);
  };
}
