import { parentPort, workerData } from "node:worker_threads";
import { createPageMaker, type PageMakerInput, type PageOrder } from "./page-maker.ts";

/** Makes pages in a thread of its own: each message is a list of orders, each answer what became of them. */
const make = createPageMaker(workerData as PageMakerInput);

parentPort?.on("message", (orders: PageOrder[]) => {
  make
    .then((makePage) => parentPort?.postMessage(orders.map(makePage)))
    .catch((error: unknown) => {
      // Thrown outside the promise, where it ends the thread and reaches the one that waits.
      setImmediate(() => {
        throw error;
      });
    });
});
