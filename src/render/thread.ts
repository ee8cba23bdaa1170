import { parentPort, workerData } from "node:worker_threads";

/** Replies to each message, a list of tasks, with their results (src/render/threads.ts). */
export function serveTasks<Input, Task, Result>(
  create: (input: Input) => Promise<(task: Task) => Promise<Result>>,
): void {
  const ready = create(workerData as Input);
  parentPort?.on("message", async (tasks: Task[]) => {
    // An error ends the thread and rejects the main thread's promise.
    const work = await ready;
    const results: Result[] = [];
    for (const task of tasks) results.push(await work(task));
    parentPort?.postMessage(results);
  });
}
