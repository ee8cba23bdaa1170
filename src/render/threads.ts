import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { workerUrl } from "../lib/code/code.ts";

/** Fewer tasks are faster in one thread, since each thread compiles the code anew. */
const MIN_TASKS_FOR_THREADS = 400;

/** Small enough that all threads finish at about the same time. */
const BATCH_SIZE = 25;

/** More threads only wait for the disk and use memory. */
const MAX_THREADS = 8;

/** A small young generation frees the garbage of pages early. */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

interface TaskQueue<Input, Task, Result> {
  /** The worker's path without its ending, `src/render/pages` for `src/render/pages.worker.ts`. */
  worker: string;
  /** Creates the task function in this thread, for few tasks. */
  create(input: Input): Promise<(task: Task) => Promise<Result>>;
  input: Input;
  tasks: readonly Task[];
  /** Called with each result, in any order. */
  onResult(result: Result): void;
}

/** Runs many small tasks, in several threads if there are enough. */
export async function runTasks<Input, Task, Result>(
  work: TaskQueue<Input, Task, Result>,
): Promise<void> {
  const { worker, create, input, tasks, onResult } = work;
  if (tasks.length === 0) return;
  if (tasks.length < MIN_TASKS_FOR_THREADS) {
    const run = await create(input);
    for (const batch of batchesOf(tasks)) {
      for (const task of batch) onResult(await run(task));
      // Lets Ctrl-C and requests through.
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

/** Keeps a thread busy: one batch is always queued behind the one it works on. */
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
