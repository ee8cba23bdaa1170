import { builtinEnvironments, type Environment } from "vitest/environments";

const { jsdom } = builtinEnvironments;

let opened: ReturnType<Environment["setup"]> | undefined;

/** A window of jsdom, the same for all tests of a process: to make one takes longer than most tests. */
export default {
  ...jsdom,
  name: "window",
  async setup(global, options) {
    opened ??= jsdom.setup(global, options);
    await opened;
    return { teardown() {} };
  },
} satisfies Environment;
