import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BuildOptions, BuildResult } from "../../build-result.ts";
import { buildSite } from "../../build-site.ts";
import { newestWorkerUrl } from "../../code/code.ts";
import type { Observer, Stage } from "../../pages/observer.ts";

/** What builds a site, again and again. */
export interface Builder {
  build(options: BuildOptions): Promise<BuildResult>;
  end(): void;
}

/** What a builder in a process of its own answers: how it gets on, and what came of it. */
export type BuilderMessage =
  | { stage: Stage }
  | { progress: [done: number, all: number] }
  | { tell: string }
  | { built: BuildResult }
  | { failed: string };

/** Builds by the code that this command runs from. */
export const ownBuilder: Builder = { build: buildSite, end: () => {} };

/**
 * Builds by the code as it is on the disk now, in a process of its own: what a process has loaded once
 * it keeps. Rejects if that code cannot be bundled.
 */
export async function newestBuilder(): Promise<Builder> {
  const child = fork(fileURLToPath(await newestWorkerUrl("src/server/live/builder")));
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
