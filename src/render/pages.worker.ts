import { parentPort, workerData } from "node:worker_threads";
import { createPageMaker, type PageTask } from "./page-maker.ts";

/** A thread that makes pages: replies to each message, a list of tasks, with their results (threads.ts). */
const ready = createPageMaker(workerData);

parentPort?.on("message", async (tasks: PageTask[]) => {
  // An error ends the thread and rejects the main thread's promise.
  const makePage = await ready;
  const results = [];
  for (const task of tasks) results.push(await makePage(task));
  parentPort?.postMessage(results);
});
