import { Buffer } from "buffer";

/** Node's globals that the pipeline uses. */
const process = {
  env: { NODE_ENV: "production" } as Record<string, string | undefined>,
  pid: 1,
  platform: "linux",
  version: "v24.0.0",
  versions: { node: "24.0.0" },
  cwd: () => "/site",
  nextTick: (run: (...args: unknown[]) => void, ...args: unknown[]) =>
    queueMicrotask(() => run(...args)),
  emitWarning: () => undefined,
  on: () => undefined,
  once: () => undefined,
  off: () => undefined,
};

export { Buffer, process };
