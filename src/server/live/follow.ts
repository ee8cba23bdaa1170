import { dirname, resolve } from "node:path";
import type { FSWatcher } from "chokidar";
import { configStats, pluginsOf, sourceNames, watchCode, watchSite } from "./sources.ts";

/** A save has several steps; after the first the file may be half written. */
const DEBOUNCE_MS = 15;

/** The studio reports each key: the site is built when nobody has typed for this long. */
const PAUSE_MS = 300;

/** A config that is missing or empty is most likely being saved. */
const INCOMPLETE_MS = 250;

/** Network drives and folders shared with a virtual machine send no events, so polling is necessary. */
const POLL_MS = 1000;

/** A checkout has thousands of files to watch. The studio opens first. */
const CODE_DELAY_MS = 2000;

interface FollowOptions {
  configFile: string;
  /** Whether Plumbline's own code is followed too. */
  followsCode: boolean;
  /** A time in milliseconds; what has changed after it counts as saved. */
  since: number;
  /** The day for which the site is built. */
  today: () => string;
  /**
   * Runs after each save of the config, of a public file or of code, and on each new day; never twice at once.
   * Gets the paths of Plumbline's own sources that were saved.
   */
  onSave: (savedCode: string[]) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Follows saves until stopped. */
export interface Follower {
  /** Begins to watch files; resolves once each save of the site is noticed. Those of code are noticed a little later. */
  watch(): Promise<void>;
  /** Runs as after a save, for changes that are not in a file, when there is a pause between them. */
  runAtPause(): void;
  stop(): void;
}

/** Follows the sources of a site. */
export function followSources(options: FollowOptions): Follower {
  const { configFile, followsCode, since, today, onSave, onError } = options;
  const savedCode = new Set<string>();
  const state = () => `${today()} ${configStats(configFile)?.mtimeMs}`;
  let built = state();
  const run = oneAtATime(async () => {
    built = state();
    const saved = [...savedCode];
    savedCode.clear();
    watchNewPlugins();
    await onSave(saved);
  }, onError);
  let timer: NodeJS.Timeout | undefined;
  const runSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, configStats(configFile)?.size ? DEBOUNCE_MS : INCOMPLETE_MS);
  };
  const plugins = new Set(pluginsOf(configFile));
  const names = sourceNames(configFile);
  const watchers: FSWatcher[] = [];
  const begin = (watcher: FSWatcher) => void watchers.push(watcher.on("error", onError));
  const watchNewPlugins = () => {
    const added = pluginsOf(configFile).filter((folder) => !plugins.has(folder));
    if (added.length === 0) return;
    for (const folder of added) plugins.add(folder);
    begin(watchSite(configFile, added, Date.now(), runSoon));
  };
  const noteCode = (path: string) => {
    savedCode.add(path);
    runSoon();
  };
  let poll: NodeJS.Timeout | undefined;
  let codeTimer: NodeJS.Timeout | undefined;
  return {
    async watch() {
      begin(watchSite(configFile, [dirname(resolve(configFile)), ...plugins], since, runSoon));
      poll = setInterval(() => {
        if (state() !== built) runSoon();
      }, POLL_MS);
      if (followsCode)
        codeTimer = setTimeout(() => begin(watchCode(since, noteCode)), CODE_DELAY_MS);
      // One that fails is never ready; `onError` has the reason.
      await Promise.all(watchers.map(ready));
      if (sourceNames(configFile) !== names) runSoon();
    },
    runAtPause() {
      clearTimeout(timer);
      timer = setTimeout(run, PAUSE_MS);
    },
    stop() {
      clearTimeout(timer);
      clearInterval(poll);
      clearTimeout(codeTimer);
      for (const watcher of watchers) void watcher.close();
    },
  };
}

const ready = (watcher: FSWatcher) =>
  new Promise<void>((resolve) => void watcher.once("ready", resolve));

/**
 * Runs a task that must not overlap with itself: requested while it runs, it runs once more when it is
 * done, so that of several saves in a row the last one is built. Errors go to `onError`, and the next
 * request runs the task again.
 */
export function oneAtATime(
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false;
  let isRequestedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isRequestedAgain = false;
      await task().catch(onError);
    } while (isRequestedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isRequestedAgain = true;
    else void run();
  };
}
