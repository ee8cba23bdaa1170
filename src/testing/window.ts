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
    return {
      /** Leaves to the next tests a page with nothing on it. */
      teardown({ document, sessionStorage }: Window) {
        for (const part of [document.head, document.body]) part.replaceChildren();
        sessionStorage.clear();
      },
    };
  },
} satisfies Environment;
