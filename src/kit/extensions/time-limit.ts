import { setTimeout } from "node:timers/promises";
import { Script } from "node:vm";
import type { CodePosition } from "../../diagnostics/diagnostic.ts";
import { ExtensionStop } from "../../diagnostics/extension-problem.ts";
import { once } from "../../lib/memoize.ts";
import { watchBuiltins } from "./builtins.ts";
import { preventExit } from "./prevent-exit.ts";

/** How long extensions may run, for a page or while they are loaded. */
export const LONGEST = { seconds: 20 };

export const timeoutMessage = (seconds: number): string =>
  `does not finish: it still runs after ${seconds} seconds`;

/** A part of an extension, for messages. */
export interface Part {
  name: string;
  place(): CodePosition;
}

interface Run {
  /** The path of the current page. */
  on?: string | undefined;
  /** Set on the second run, which finds the part that does not finish. */
  isRetry?: boolean;
}

let current: Part | undefined;

/** Records which part starts. It is blamed if it does not finish. */
export function begins(part: Part): void {
  current = part;
}

const KEY = Symbol.for("plumbline:run");
const caller = once(() => new Script(`globalThis[Symbol.for("${KEY.description}")]()`));
const TIMEOUT = "ERR_SCRIPT_EXECUTION_TIMEOUT";

/**
 * Runs a function that calls extensions; throws if it does not finish in time. `whole` is blamed if no part
 * has started. Node.js can only time out scripts, which costs a thread for each call. So call it once per
 * page, not once per text.
 */
export function runWithinTimeLimit<T>(run: () => T, whole: Part, { on, isRetry }: Run = {}): T {
  preventExit();
  begins(whole);
  const seconds = isRetry ? Math.min(LONGEST.seconds, 5) : LONGEST.seconds;
  const where = on === undefined ? "." : `, on the page ${on}.`;
  return protectGlobals(() => {
    Reflect.set(globalThis, KEY, run);
    try {
      return caller().runInThisContext({ timeout: seconds * 1000 });
    } catch (error) {
      const isEndless = Object(error).code === TIMEOUT;
      throw isEndless ? stopOf(current ?? whole, timeoutMessage(seconds) + where, SHORTEN) : error;
    } finally {
      Reflect.deleteProperty(globalThis, KEY);
    }
  }, whole);
}

const SHORTEN = "Look for an endless loop or recursion.";

/** Awaits a part's promise. Throws if it stays pending, because Node.js would simply exit. */
export async function awaitSettled<T>(promise: Promise<T>, part: Part): Promise<T> {
  const ending = new AbortController();
  const { seconds } = LONGEST;
  const late = setTimeout(seconds * 1000, undefined, { signal: ending.signal }).then(() => {
    throw stopOf(part, `returns a promise that is still pending after ${seconds} seconds.`, SETTLE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    ending.abort();
  }
}

const SETTLE = "Resolve it, or return the value directly.";

/** Runs a part. If it fails, restores changed globals and throws. */
export function protectGlobals<T>(run: () => T, part: Part): T {
  const changes = watchBuiltins();
  let failure: { error: unknown } | undefined;
  let result: { value: T } | undefined;
  try {
    result = { value: run() };
  } catch (error) {
    failure = { error };
  }
  const changed = changes();
  if (changed !== undefined)
    throw stopOf(part, `changes ${changed}, a global that all code shares.`, WRITE_FUNCTION);
  if (result) return result.value;
  throw failure?.error;
}

const WRITE_FUNCTION =
  "Write a function that takes the value, and leave globals alone. A package may also be the cause.";

const stopOf = ({ name, place }: Part, what: string, hint: string) =>
  new ExtensionStop(`${name} ${what}`, place(), hint);
