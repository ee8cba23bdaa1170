import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { CodePosition } from "../../diagnostics/diagnostic.ts";
import { workerUrl } from "../../lib/code/code.ts";
import { PROJECT_DIR } from "../../lib/code/project.ts";
import { packageFolder } from "../../lib/files/package-folder.ts";
import { addAll } from "../../lib/lists.ts";
import type { RouteModel } from "../../model/route.ts";
import { sourceIn, sourcePosition } from "../extensions/source-position.ts";
import { LONGEST, timeoutMessage } from "../extensions/time-limit.ts";

/** A message of React, or an error of the page, during hydration. */
export interface ConsoleMessage {
  message: string;
  stack: string;
}

/** A problem during hydration, with the line of the component if it is known. */
export interface BrowserFault {
  message: string;
  position: CodePosition | undefined;
}

/** Why hydration cannot be tested here; undefined if it can. */
export const whyHydrationUntested = (): string | undefined =>
  packageFolder("jsdom", PROJECT_DIR) === undefined
    ? "Not tested: how browsers hydrate this site's own sections. That needs jsdom: npm install --save-dev jsdom"
    : undefined;

/** The problems during hydration, by page; `trialFile` is a bundle of src/client/trial.tsx. */
export async function findHydrationFaults(
  routes: readonly RouteModel[],
  trialFile: string,
  ending?: AbortSignal,
): Promise<BrowserFault[][]> {
  const url = await workerUrl("src/kit/conformance/hydration");
  const found: ConsoleMessage[][] = [];
  // If a page stops its thread, the remaining pages run in a new one.
  while (found.length < routes.length && !ending?.aborted) {
    const thread = new Worker(url, { workerData: trialFile, env: { NODE_ENV: "development" } });
    addAll(found, await messagesFromThread(routes.slice(found.length), thread, ending));
  }
  return found.map((all) => uniqueFaults(all, trialFile));
}

const EXITS_PROCESS = "This ends the process that tests it.";

/** The messages of the pages up to the first that stops the thread, inclusive. */
function messagesFromThread(
  routes: readonly RouteModel[],
  thread: Worker,
  ending?: AbortSignal,
): Promise<ConsoleMessage[][]> {
  return new Promise((resolve, reject) => {
    const found: ConsoleMessage[][] = [];
    let reason = EXITS_PROCESS;
    const end = () => void thread.terminate();
    const watchdog = setTimeout(() => {
      reason = `This ${timeoutMessage(LONGEST.seconds)}.`;
      end();
    }, LONGEST.seconds * 1000);
    ending?.addEventListener("abort", end);
    thread.on("message", (complaints: ConsoleMessage[]) => {
      found.push(complaints);
      watchdog.refresh();
      if (found.length === routes.length) end();
    });
    thread.on("error", reject);
    thread.on("exit", () => {
      clearTimeout(watchdog);
      ending?.removeEventListener("abort", end);
      resolve(found.length < routes.length ? [...found, [{ message: reason, stack: "" }]] : found);
    });
    thread.postMessage(routes);
  });
}

function uniqueFaults(complaints: readonly ConsoleMessage[], trialFile: string): BrowserFault[] {
  const faults = complaints.map((complaint) => toFault(complaint, trialFile));
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** React's message without its general advice, and the line of the component. */
function toFault({ message, stack }: ConsoleMessage, trialFile: string): BrowserFault {
  const error = Object.assign(new Error(message), { stack });
  const [first = ""] = message.split("\n");
  return {
    message: first.replace(/ As a result .*/, "").trim(),
    position: sourcePosition(error, sourceIn(dirname(trialFile))),
  };
}
