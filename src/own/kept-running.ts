import { once } from "../util/memoize.ts";

/** What ends a process, or a thread of it, and what has it look for its files elsewhere. */
const REFUSED = {
  exit: "end the command",
  reallyExit: "end the command",
  abort: "end the command",
  kill: "end the command",
  chdir: "have the command look for its files in another folder",
};

/** What prints where a command's own result is printed, which other programs may read. */
const PRINTS = ["log", "info", "debug"] as const;

/** The bundles that own code runs in: its definitions, and what renders pages. */
const OWN_CODE = /[\\/]own-code\.cjs|[\\/]bundles[\\/][^\\/]+[\\/]server[\\/]/;

/**
 * From here on own code throws where it would end the command: nothing would be reported then, and the exit
 * code would be its own. What it prints is no part of a command's result.
 */
export const keepRunning = once((): void => {
  for (const [name, what] of Object.entries(REFUSED)) {
    const called = Reflect.get(process, name);
    const callUnlessOwn = (...given: unknown[]) => {
      const error = traced(`This calls process.${name}, which would ${what}.`);
      if (isOwn(error)) throw error;
      return Reflect.apply(called, process, given);
    };
    Reflect.set(process, name, callUnlessOwn);
  }
  for (const name of PRINTS) {
    const print = console[name];
    console[name] = (...words: unknown[]) =>
      isOwn(traced("")) ? console.error(...words) : print.apply(console, words);
  }
});

const isOwn = ({ stack = "" }: Error): boolean => OWN_CODE.test(stack);

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
