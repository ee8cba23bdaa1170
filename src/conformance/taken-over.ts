import { once } from "node:events";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { workerUrl } from "../code/code.ts";
import type { RouteModel } from "../model/route.ts";
import { placeWords, sourceIn, sourcePlace } from "../own/source-place.ts";

/** What React, or the page, says while a browser takes a page over. */
export interface Complaint {
  message: string;
  stack: string;
}

/** What is wrong when browsers take over these pages, by page; `trialFile` is a bundle of src/app/trial.tsx. */
export async function takenOver(
  routes: readonly RouteModel[],
  trialFile: string,
): Promise<string[][]> {
  const url = await workerUrl("src/conformance/taken-over");
  const thread = new Worker(url, { workerData: trialFile, env: { NODE_ENV: "development" } });
  try {
    thread.postMessage(routes);
    const ended = once(thread, "exit").then(() => {
      throw new Error("The code of a section ends the program that tries it.");
    });
    const [found] = await Promise.race([once(thread, "message"), ended]);
    return (found as Complaint[][]).map((all) => [
      ...new Set(all.map((each) => wordsOf(each, trialFile))),
    ]);
  } finally {
    await thread.terminate();
  }
}

/** React's sentence, without what it always advises, and the line of the component. */
function wordsOf({ message, stack }: Complaint, trialFile: string): string {
  const error = Object.assign(new Error(message), { stack });
  const place = sourcePlace(error, sourceIn(dirname(trialFile)));
  const words = message
    .split("\n")[0]
    ?.replace(/ As a result .*/, "")
    .trim();
  return place ? `${words} (${placeWords(place)})` : `${words}`;
}
