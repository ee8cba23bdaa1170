import { performance } from "node:perf_hooks";

/** One part of the test run; `run` gives an exit code, and 0 is good. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<number>;
}

async function isGood(step: Step): Promise<boolean> {
  try {
    return (await step.run()) === 0;
  } catch (error) {
    const isDebug = process.env.PLUMBLINE_DEBUG === "1";
    console.error(error instanceof Error && !isDebug ? error.message : error);
    return false;
  }
}

/** Runs the steps in order, each under its heading, and gives the first that failed. */
export async function runSteps(steps: readonly Step[]): Promise<Step | undefined> {
  for (const step of steps) {
    console.log(`\n== ${step.title}`);
    const start = performance.now();
    const good = await isGood(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`== ${step.title}: ${good ? "good" : "failed"} after ${seconds} s`);
    if (!good) return step;
  }
  return undefined;
}
