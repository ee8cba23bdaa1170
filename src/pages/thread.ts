import { parentPort, workerData } from "node:worker_threads";

/** Answers each message, a list of orders, with what became of them (src/pages/threads.ts). */
export function workOn<Input, Order, Result>(
  create: (input: Input) => Promise<(order: Order) => Promise<Result>>,
): void {
  const ready = create(workerData as Input);
  parentPort?.on("message", async (orders: Order[]) => {
    // What is thrown here ends the thread and reaches the one that waits for it.
    const work = await ready;
    const results: Result[] = [];
    for (const order of orders) results.push(await work(order));
    parentPort?.postMessage(results);
  });
}
