import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { workerUrl } from "../code/code.ts";
import type { CodePosition } from "../diagnostics/diagnostic.ts";
import { packageFolder } from "../files/package-folder.ts";
import type { RouteModel } from "../model/route.ts";
import { sourceIn, sourcePlace } from "../own/source-place.ts";
import { endlessAfter, LONGEST } from "../own/to-its-end.ts";
import { PROJECT_DIR } from "../project/project.ts";
import { addAll } from "../util/lists.ts";

/** What React, or the page, says while a browser takes a page over. */
export interface ConsoleMessage {
  message: string;
  stack: string;
}

/** What goes wrong, in words, and the line of the component where that is known. */
export interface BrowserFault {
  message: string;
  position: CodePosition | undefined;
}

/** Why browsers cannot be tried here; undefined if they can. */
export const whyHydrationUntested = (): string | undefined =>
  packageFolder("jsdom", PROJECT_DIR) === undefined
    ? "Not tried: how browsers take over sections of this site's own. That takes jsdom: npm install --save-dev jsdom"
    : undefined;

/** What is wrong when browsers take over these pages, by page; `trialFile` is a bundle of src/app/trial.tsx. */
export async function findHydrationFaults(
  routes: readonly RouteModel[],
  trialFile: string,
  ending?: AbortSignal,
): Promise<BrowserFault[][]> {
  const url = await workerUrl("src/conformance/taken-over");
  const found: ConsoleMessage[][] = [];
  // A page that stops its thread does not keep those after it from being tried.
  while (found.length < routes.length && !ending?.aborted) {
    const thread = new Worker(url, { workerData: trialFile, env: { NODE_ENV: "development" } });
    addAll(found, await messagesFromThread(routes.slice(found.length), thread, ending));
  }
  return found.map((all) => uniqueFaults(all, trialFile));
}

const EXITS_PROCESS = "This ends the program that tries it.";

/** Those of the pages up to the first that stops the thread, which is the last of them then. */
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
      reason = `This ${endlessAfter(LONGEST.seconds)}.`;
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

/** Each of them once. */
function uniqueFaults(complaints: readonly ConsoleMessage[], trialFile: string): BrowserFault[] {
  const faults = complaints.map((complaint) => toFault(complaint, trialFile));
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** React's sentence, without what it always advises, and the line of the component. */
function toFault({ message, stack }: ConsoleMessage, trialFile: string): BrowserFault {
  const error = Object.assign(new Error(message), { stack });
  const [first = ""] = message.split("\n");
  return {
    message: first.replace(/ As a result .*/, "").trim(),
    position: sourcePlace(error, sourceIn(dirname(trialFile))),
  };
}
