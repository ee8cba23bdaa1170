/**
 * Runs what makes a part of a page; it throws if it asks for the day or the time. What is built stays on
 * the web, and a page that has not changed is not made again on another day.
 */
export function withoutClock<T>(part: string, run: () => T): T {
  const { Date: real } = globalThis;
  const refuse = (): never => {
    throw new Error(
      `${part} asks for the time while the page is built, and would go on showing that day. ` +
        "Write the time into the page as data, and read the clock in the browser (useEffect).",
    );
  };
  globalThis.Date = new Proxy(real, {
    apply: refuse,
    construct: (_, given) => (given.length === 0 ? refuse() : Reflect.construct(real, given)),
    get: (_, key) => (key === "now" ? refuse : Reflect.get(real, key)),
  });
  try {
    return run();
  } finally {
    globalThis.Date = real;
  }
}
