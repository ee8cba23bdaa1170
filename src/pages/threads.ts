import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { workerUrl } from "../code/code.ts";

/** Fewer orders are done sooner by one thread: each other has to make machine code of its own. */
const MIN_TASKS_FOR_THREADS = 400;

/** Orders that a thread is sent at once: few enough that all threads end at the same time. */
const BATCH_SIZE = 25;

/** More threads than this wait for the disk and cost memory. */
const MAX_THREADS = 8;

/** The garbage of pages is taken away before it is a heap. */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

interface TaskQueue<Input, Task, Result> {
  /** The worker's file, `src/pages/pages` for `src/pages/pages.worker.ts`. */
  worker: string;
  /** What the worker runs, for few orders. */
  create(input: Input): Promise<(task: Task) => Promise<Result>>;
  input: Input;
  tasks: readonly Task[];
  /** Is given each result, in any order. */
  onResult(result: Result): void;
}

/** Does many small things, in as many threads as the machine has room for if that pays. */
export async function runTasks<Input, Task, Result>(
  work: TaskQueue<Input, Task, Result>,
): Promise<void> {
  const { worker, create, input, tasks, onResult } = work;
  if (tasks.length === 0) return;
  if (tasks.length < MIN_TASKS_FOR_THREADS) {
    const run = await create(input);
    for (const batch of batchesOf(tasks)) {
      for (const task of batch) onResult(await run(task));
      // Somebody may press Ctrl-C, or ask for a page meanwhile.
      await setImmediate();
    }
    return;
  }
  const count = Math.min(availableParallelism(), MAX_THREADS);
  const queue = batchesOf(tasks);
  const url = await workerUrl(worker);
  const threads = Array.from(
    { length: count },
    () => new Worker(url, { workerData: input, resourceLimits: HEAP_LIMITS }),
  );
  try {
    await Promise.all(threads.map((thread) => feedThread(thread, queue, onResult)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function* batchesOf<Task>(tasks: readonly Task[]): Generator<Task[]> {
  for (let at = 0; at < tasks.length; at += BATCH_SIZE) yield tasks.slice(at, at + BATCH_SIZE);
}

/** Keeps a thread busy: it always has one batch more than the one it works on. */
function feedThread<Task, Result>(
  thread: Worker,
  queue: Iterator<Task[]>,
  onResult: (result: Result) => void,
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
      for (const result of results) onResult(result);
    });
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error("A thread of the build ended too early.")));
    send();
    send();
  });
}
