/** Runs at most this number of functions at a time; the others wait. */
export function limitConcurrency(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      // Whoever is next takes this place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
