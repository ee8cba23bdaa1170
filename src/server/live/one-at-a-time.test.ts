import { describe, expect, it } from "vitest";
import { oneAtATime } from "./follow.ts";

/** A task whose runs the test ends, one after the other. */
function controlled() {
  const runs: { end(): void; fail(error: Error): void }[] = [];
  const task = () =>
    new Promise<void>((end, fail) => {
      runs.push({ end, fail });
    });
  return { runs, task };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("oneAtATime", () => {
  it("runs once more after any number of calls during a run, and never in parallel", async () => {
    const { runs, task } = controlled();
    const ask = oneAtATime(task, () => undefined);
    for (let times = 0; times < 3; times++) ask();
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await settled();
    expect(runs).toHaveLength(2);
  });

  it("reports a failure, and runs again on the next call", async () => {
    const { runs, task } = controlled();
    const errors: unknown[] = [];
    const ask = oneAtATime(task, (error) => errors.push(error));
    ask();
    const error = new Error("The file is gone.");
    runs[0]?.fail(error);
    await settled();
    expect(errors).toEqual([error]);
    ask();
    expect(runs).toHaveLength(2);
  });
});
