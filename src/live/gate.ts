/** Lets everybody through at once, but for the moment in which the site takes another's place. */
export class Gate {
  private closed: Promise<unknown> | undefined;

  /** Resolves when the way is free; undefined if it is. */
  wait(): Promise<unknown> | undefined {
    return this.closed;
  }

  /** Holds everybody who comes while the task runs. */
  async holdDuring<T>(task: () => Promise<T>): Promise<T> {
    const running = task();
    this.closed = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      this.closed = undefined;
    }
  }
}
