import { once } from "../../lib/memoize.ts";

/** Functions that end the process or a thread, or change its directory. */
const REFUSED = {
  exit: "end the command",
  reallyExit: "end the command",
  abort: "end the command",
  kill: "end the command",
  chdir: "have the command look for its files in another folder",
};

/** Functions that write to stdout, which other programs may read. */
const PRINTS = ["log", "info", "debug"] as const;

/** The file name of definitions in stack traces. */
export const DEFINITIONS_FILE = "extensions.cjs";

/** The paths of both bundles with extensions: definitions and the renderer. */
const RENDERER = /[\\/]bundles[\\/][^\\/]+[\\/]server[\\/]/;
const isExtension = (stack: string): boolean =>
  stack.includes(DEFINITIONS_FILE) || RENDERER.test(stack);

/**
 * Makes extensions throw if they try to end the command, which would lose all reports and set the
 * exit code. Their output goes to stderr.
 */
export const preventExit = once((): void => {
  for (const [name, what] of Object.entries(REFUSED)) {
    const called = Reflect.get(process, name);
    const callUnlessExtension = (...given: unknown[]) => {
      const error = traced(`This calls process.${name}, which would ${what}.`);
      if (isExtension(error.stack ?? "")) throw error;
      return Reflect.apply(called, process, given);
    };
    Reflect.set(process, name, callUnlessExtension);
  }
  for (const name of PRINTS) {
    const print = console[name];
    console[name] = (...words: unknown[]) =>
      isExtension(traced("").stack ?? "") ? console.error(...words) : print.apply(console, words);
  }
});

/** A package may make the call. */
function traced(message: string): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  try {
    return new Error(message);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
