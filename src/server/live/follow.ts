import { unwatchFile, watchFile } from "node:fs";
import { basename, dirname } from "node:path";
import { publicDirOf } from "../../files/public-folder.ts";
import { OWN_FOLDERS } from "../../own/own-files.ts";
import { isTableName } from "../../read/table-files.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { OwnCode } from "./own-code.ts";
import { hasConfig, lookAtSources } from "./sources.ts";
import { FolderWatch } from "./watch-folders.ts";

/** A save has several steps; after the first the file may be half written. */
const DEBOUNCE_MS = 15;

/** A config that is gone or empty is most likely being saved. */
const INCOMPLETE_MS = 250;

/** Network drives and folders shared with a virtual machine report nothing: there one has to poll. */
const POLL_MS = 1000;

interface FollowOptions {
  configFile: string;
  /** The stamp of the sources that are built already. */
  stamp: string;
  /** The code to follow as well. */
  code?: OwnCode | undefined;
  /** The day by which the site comes and goes. */
  today: () => string;
  /** Runs after each save of the config, of a public file or of code, and on each day; never twice at once. */
  onSave: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Watches what a site is built from; returns a function that stops it. */
export function followSources(options: FollowOptions): () => void {
  const { configFile, stamp, code, today, onSave, onError } = options;
  const stampOf = (sources: string) => `${today()} ${code?.stamp ?? 0} ${sources}`;
  let built = stampOf(stamp);
  const run = oneAtATime(async () => {
    // Again if anything was saved meanwhile: of steps in quick succession only the first is reported.
    for (let now = look(); now !== built; now = look()) {
      built = now;
      await onSave();
    }
  }, onError);
  let timer: NodeJS.Timeout | undefined;
  const runSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, hasConfig(configFile) ? DEBOUNCE_MS : INCOMPLETE_MS);
  };
  const folder = dirname(configFile);
  const names = [basename(configFile), basename(publicDirOf(configFile)), ...OWN_FOLDERS];
  const watch = new FolderWatch((where, name) => {
    // The built site is usually in the same folder as the config. Which tables the site is made from,
    // the stamp knows.
    const isOurs = name === undefined || names.includes(name) || isTableName(name);
    code?.touch(where);
    if (where !== folder || isOurs) runSoon();
  });
  const look = (): string => {
    const { stamp: now, folders } = lookAtSources(configFile);
    const added = watch.set([...folders, ...(code?.look() ?? [])]);
    if (added.length === 0) return stampOf(now);
    // Files that came into a new folder before it was watched are not reported.
    for (const each of added) code?.touch(each);
    return look();
  };
  look();
  let day = today();
  const days = setInterval(() => {
    if (day !== today()) runSoon();
    day = today();
  }, POLL_MS);
  watchFile(configFile, { interval: POLL_MS, persistent: false }, runSoon);
  // It may have been saved before it was watched.
  runSoon();
  return () => {
    clearTimeout(timer);
    clearInterval(days);
    watch.close();
    unwatchFile(configFile, runSoon);
  };
}
