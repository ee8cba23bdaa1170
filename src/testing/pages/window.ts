import { builtinEnvironments, type Environment } from "vitest/runtime";

const { jsdom } = builtinEnvironments;

let opened: ReturnType<Environment["setup"]> | undefined;

/**
 * One window of jsdom for all tests of a process, since creating one takes longer than most tests.
 * Each file starts with an empty page.
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
