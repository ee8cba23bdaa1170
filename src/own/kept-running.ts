import { runInThisContext } from "node:vm";
import { once } from "../util/memoize.ts";

/** What ends a process, or a thread of it. */
const ENDS = ["exit", "reallyExit", "abort", "kill"] as const;

/** The bundles that own code runs in: its definitions, and what renders pages. */
const OWN_CODE = /[\\/]own-code\.cjs|[\\/]bundles[\\/][\w-]+[\\/]server[\\/]/;

/**
 * From here on own code throws where it would end the command: nothing would be reported then, and the exit
 * code would be its own.
 */
export const keepRunning = once((): void => {
  for (const name of ENDS) {
    const end = Reflect.get(process, name);
    const endUnlessOwn = (...given: unknown[]) => {
      const error = traced(`This calls process.${name}, which would end the command.`);
      if (OWN_CODE.test(error.stack ?? "")) throw error;
      return Reflect.apply(end, process, given);
    };
    Reflect.set(process, name, endUnlessOwn);
  }
});

/** A package may lie between. */
function traced(message: string): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  try {
    return new Error(message);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const LONGEST_S = 20;
const KEY = Symbol.for("plumbline:run");

/** Runs something; throws if it has no end. Node.js can only stop what a script calls by itself. */
export function runToItsEnd(run: () => void): void {
  Reflect.set(globalThis, KEY, run);
  try {
    const script = `globalThis[Symbol.for("${KEY.description}")]()`;
    runInThisContext(script, { timeout: LONGEST_S * 1000 });
  } catch (error) {
    if (Object(error).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    throw new Error(`This has no end: it still runs after ${LONGEST_S} seconds.`);
  } finally {
    Reflect.deleteProperty(globalThis, KEY);
  }
}
