import { builtinEnvironments, type Environment } from "vitest/runtime";

const { jsdom } = builtinEnvironments;

let opened: ReturnType<Environment["setup"]> | undefined;

/**
 * A window of jsdom, the same for all tests of a process: to make one takes longer than most tests. Each file
 * finds an empty page in it.
 */
export default {
  ...jsdom,
  name: "window",
  async setup(global, options) {
    opened ??= jsdom.setup(global, options);
    await opened;
    document.head.replaceChildren();
    document.body.replaceChildren();
    history.replaceState(null, "", "/");
    sessionStorage.clear();
    return { teardown() {} };
  },
} satisfies Environment;
