import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { workerUrl } from "../code/code.ts";
import {
  createPageMaker,
  type MadePage,
  type PageMakerInput,
  type PageOrder,
} from "./page-maker.ts";

/** Fewer pages are made sooner than threads are started for them. */
const WORTH_THREADS = 150;

/** Pages that a thread is sent at once: few enough that all threads end at the same time. */
const BATCH = 25;

/** More threads than this wait for the disk and cost memory. */
const MOST_THREADS = 8;

interface PoolOptions {
  orders: readonly PageOrder[];
  input: PageMakerInput;
  /** Is given each page as it is made, in any order. */
  take(page: MadePage): void;
}

/** Makes pages, in as many threads as the machine has room for if there are many. */
export async function makePages({ orders, input, take }: PoolOptions): Promise<void> {
  if (orders.length === 0) return;
  if (orders.length < WORTH_THREADS) {
    const make = await createPageMaker(input);
    for (const order of orders) take(make(order));
    return;
  }
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  const queue = batchesOf(orders);
  const url = await workerUrl("src/build/pages");
  const workers = Array.from({ length: threads }, () => new Worker(url, { workerData: input }));
  try {
    await Promise.all(workers.map((worker) => runThrough(worker, queue, take)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function* batchesOf(orders: readonly PageOrder[]): Generator<PageOrder[]> {
  for (let at = 0; at < orders.length; at += BATCH) yield orders.slice(at, at + BATCH);
}

/** Keeps a thread busy with one batch more than it works on. */
function runThrough(
  worker: Worker,
  queue: Iterator<PageOrder[]>,
  take: PoolOptions["take"],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let underWay = 0;
    const send = () => {
      const { value, done } = queue.next();
      if (!done) {
        underWay += 1;
        worker.postMessage(value);
      } else if (underWay === 0) resolve();
    };
    worker.on("message", (made: MadePage[]) => {
      underWay -= 1;
      send();
      for (const page of made) take(page);
    });
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("A thread that makes pages ended too early.")));
    send();
    send();
  });
}
