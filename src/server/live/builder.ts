import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { buildSite } from "../../commands/build/build-site.ts";
import { newestWorkerUrl, workerUrl } from "../../lib/code/code.ts";
import type { BuildOptions, BuildResult, Observer, Stage } from "../../output/build-result.ts";

/** Builds a site repeatedly. */
export interface Builder {
  build(options: BuildOptions): Promise<BuildResult>;
  end(): void;
}

/** The messages of a builder in a child process: its progress and its result. */
export type BuilderMessage =
  | { stage: Stage }
  | { progress: [done: number, all: number] }
  | { tell: string }
  | { built: BuildResult }
  | { failed: string };

/** Builds with the code of this command. */
export const inProcessBuilder: Builder = { build: buildSite, end: () => {} };

const WORKER = "src/server/live/builder";

/**
 * Builds with the current code in a child process, since a process keeps the code that it has loaded. Rejects
 * if that code cannot be bundled.
 */
export const newestBuilder = async (): Promise<Builder> =>
  childBuilder(await newestWorkerUrl(WORKER));

/** Builds with the code of this command in a child process, so that this one can respond meanwhile. */
export const separateBuilder = async (): Promise<Builder> => childBuilder(await workerUrl(WORKER));

function childBuilder(worker: URL): Builder {
  // As JSON, the text of a large config would block this process for half a second.
  const child = fork(fileURLToPath(worker), { serialization: "advanced" });
  const ended = once(child, "exit");
  return {
    async build({ observer = {}, ...options }) {
      const built = new Promise<BuildResult>((resolve, reject) => {
        child.on("message", (answer: BuilderMessage) => {
          if ("built" in answer) resolve(answer.built);
          else if ("failed" in answer) reject(new Error(answer.failed));
          else pass(answer, observer);
        });
        ended.then(() => reject(new Error("The process that builds the site has ended.")), reject);
      });
      child.send(options);
      return await built.finally(() => child.removeAllListeners("message"));
    },
    end: () => void child.kill(),
  };
}

function pass(answer: BuilderMessage, { stage, progress, tell }: Observer): void {
  if ("stage" in answer) stage?.(answer.stage);
  if ("progress" in answer) progress?.(...answer.progress);
  if ("tell" in answer) tell?.(answer.tell);
}
