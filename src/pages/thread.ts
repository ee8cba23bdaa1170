import { parentPort, workerData } from "node:worker_threads";

/** Answers each message, a list of tasks, with their results (src/pages/threads.ts). */
export function serveTasks<Input, Task, Result>(
  create: (input: Input) => Promise<(task: Task) => Promise<Result>>,
): void {
  const ready = create(workerData as Input);
  parentPort?.on("message", async (tasks: Task[]) => {
    // What is thrown here ends the thread and reaches the one that waits for it.
    const work = await ready;
    const results: Result[] = [];
    for (const task of tasks) results.push(await work(task));
    parentPort?.postMessage(results);
  });
}
