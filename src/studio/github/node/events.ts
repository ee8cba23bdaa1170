type Listener = (...args: unknown[]) => void;

/** What open files of memfs use of Node's events. */
export class EventEmitter {
  readonly #listeners = new Map<string, Listener[]>();

  on(name: string, listener: Listener): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    return this;
  }

  once(name: string, listener: Listener): this {
    const first: Listener = (...args) => {
      this.off(name, first);
      listener(...args);
    };
    return this.on(name, first);
  }

  off(name: string, listener: Listener): this {
    const left = (this.#listeners.get(name) ?? []).filter((each) => each !== listener);
    this.#listeners.set(name, left);
    return this;
  }

  emit(name: string, ...args: unknown[]): boolean {
    const listeners = this.#listeners.get(name) ?? [];
    for (const listener of listeners) listener(...args);
    return listeners.length > 0;
  }

  addListener = this.on;
  removeListener = this.off;
}
