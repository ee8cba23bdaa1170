import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { workerUrl } from "../code/code.ts";

/** Fewer orders are done sooner by one thread: each other has to make machine code of its own. */
const WORTH_THREADS = 400;

/** Orders that a thread is sent at once: few enough that all threads end at the same time. */
const BATCH = 25;

/** More threads than this wait for the disk and cost memory. */
const MOST_THREADS = 8;

/** The garbage of pages is taken away before it is a heap. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

interface Work<Input, Order, Result> {
  /** The worker's file, `src/pages/pages` for `src/pages/pages.worker.ts`. */
  worker: string;
  /** What the worker runs, for few orders. */
  create(input: Input): Promise<(order: Order) => Promise<Result>>;
  input: Input;
  orders: readonly Order[];
  /** Is given each result, in any order. */
  take(result: Result): void;
}

/** Does many small things, in as many threads as the machine has room for if that pays. */
export async function doAll<Input, Order, Result>(work: Work<Input, Order, Result>): Promise<void> {
  const { worker, create, input, orders, take } = work;
  if (orders.length === 0) return;
  if (orders.length < WORTH_THREADS) {
    const run = await create(input);
    for (const batch of batchesOf(orders)) {
      for (const order of batch) take(await run(order));
      // Somebody may press Ctrl-C, or ask for a page meanwhile.
      await setImmediate();
    }
    return;
  }
  const count = Math.min(availableParallelism(), MOST_THREADS);
  const queue = batchesOf(orders);
  const url = await workerUrl(worker);
  const threads = Array.from(
    { length: count },
    () => new Worker(url, { workerData: input, resourceLimits: LIMITS }),
  );
  try {
    await Promise.all(threads.map((thread) => runThrough(thread, queue, take)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function* batchesOf<Order>(orders: readonly Order[]): Generator<Order[]> {
  for (let at = 0; at < orders.length; at += BATCH) yield orders.slice(at, at + BATCH);
}

/** Keeps a thread busy: it always has one batch more than the one it works on. */
function runThrough<Order, Result>(
  thread: Worker,
  queue: Iterator<Order[]>,
  take: (result: Result) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let underWay = 0;
    const send = () => {
      const { value, done } = queue.next();
      if (!done) {
        underWay += 1;
        thread.postMessage(value);
      } else if (underWay === 0) resolve();
    };
    thread.on("message", (results: Result[]) => {
      underWay -= 1;
      send();
      for (const result of results) take(result);
    });
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error("A thread of the build ended too early.")));
    send();
    send();
  });
}
