/**
 * Runs code that renders a part of a page; throws if it reads the date or the time. A published page stays as
 * it is, and an unchanged page is not rendered again on another day.
 */
export function withoutClock<T>(part: string, run: () => T): T {
  const { Date: real } = globalThis;
  // Its stack trace begins where the time was read.
  const refuse = (below: (...parameters: never[]) => unknown): never => {
    const error = new Error(
      `${part} reads the time while the page is built, and would show that day until the next build. ` +
        "Write the time into the page as data, and read the clock in the browser (useEffect).",
    );
    Error.captureStackTrace(error, below);
    throw error;
  };
  const now = () => refuse(now);
  const apply = () => refuse(apply);
  const construct = (_: DateConstructor, parameters: unknown[]): object =>
    parameters.length === 0 ? refuse(construct) : Reflect.construct(real, parameters);
  const get = (_: DateConstructor, key: string | symbol) =>
    key === "now" ? now : Reflect.get(real, key);
  globalThis.Date = new Proxy(real, { apply, construct, get });
  try {
    return run();
  } finally {
    globalThis.Date = real;
  }
}
