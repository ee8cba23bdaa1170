import { performance } from "node:perf_hooks";

/** One step of the test run; `run` returns an exit code. */
export interface TestStep {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<number>;
  /** Whether the next steps start without waiting for this one, since it uses only one core. */
  readonly isBeside?: boolean;
}

async function hasPassed(step: TestStep): Promise<boolean> {
  try {
    return (await step.run()) === 0;
  } catch (error) {
    const isDebug = process.env.PLUMBLINE_DEBUG === "1";
    console.error(error instanceof Error && !isDebug ? error.message : error);
    return false;
  }
}

/** Runs a step under its heading; returns whether it passed. */
async function runStep(step: TestStep): Promise<boolean> {
  console.log(`\n== ${step.title}`);
  const start = performance.now();
  const good = await hasPassed(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${step.title}: ${good ? "good" : "failed"} after ${seconds} s`);
  return good;
}

/** Runs the steps in order until one fails, and returns that one. */
export async function runSteps(steps: readonly TestStep[]): Promise<TestStep | undefined> {
  const failed: TestStep[] = [];
  const begun: Promise<void>[] = [];
  for (const step of steps) {
    if (failed.length > 0) break;
    const ended = runStep(step).then((good) => {
      if (!good) failed.push(step);
    });
    begun.push(ended);
    if (!step.isBeside) await ended;
  }
  await Promise.all(begun);
  return failed[0];
}
