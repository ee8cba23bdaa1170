import type { Change, Edit, EditRequest } from "../../protocol/edits.ts";
import type { ChangedPosition } from "../../protocol/state.ts";

/** An edit before it is sent; the version of the state is known then. */
export type UnsentEdit = Omit<EditRequest, "version">;

interface Waiting {
  edit: UnsentEdit;
  done: Promise<unknown>;
}

/** Sends a change; resolves when the server has answered, whatever the answer is, with the position that has changed. */
type Send = (name: Change, input: () => object) => Promise<ChangedPosition | undefined>;

/**
 * The changes on their way to the server, one after the other. What is typed in a field while others are on their way is
 * one edit. The browser keeps edits until the server has them, so that they survive the window.
 */
export class Outbox {
  #queue: Promise<unknown> = Promise.resolve();
  /** The edits that are not sent yet, or not answered. */
  #edits: Waiting[] = [];
  /** The last one, while more typing can still be a part of it. */
  #open: Waiting | undefined;
  /** Where the browser keeps the edits. */
  #name: string | undefined;

  constructor(private readonly send: Send) {}

  /** Resolves when all changes so far are answered. */
  get idle(): Promise<unknown> {
    return this.#queue;
  }

  change(name: Change, input: () => object): Promise<ChangedPosition | undefined> {
    this.#open = undefined;
    const sent = this.#queue.then(() => this.send(name, input));
    this.#queue = sent;
    return sent;
  }

  /** Sends an edit; `version` is read when its turn has come. */
  edit(edit: UnsentEdit, version: () => number): Promise<unknown> {
    const last = this.#edits.at(-1);
    const typing = last && typedInARow(last.edit, edit);
    if (typing && last === this.#open) {
      last.edit = typing.asOne;
      this.#keep();
      return last.done;
    }
    const waiting: Waiting = { edit: typing?.next ?? edit, done: this.#queue };
    this.#edits.push(waiting);
    this.#keep();
    waiting.done = this.change("edit", () => {
      if (this.#open === waiting) this.#open = undefined;
      return { version: version(), ...waiting.edit };
    }).then(() => {
      this.#edits = this.#edits.filter((each) => each !== waiting);
      this.#keep();
    });
    this.#open = waiting;
    return waiting.done;
  }

  /** Sends the edits that closed windows have left for a site, and keeps those of this window from now on. */
  async resume(site: string): Promise<void> {
    const prefix = `plumbline-unsent ${site} `;
    const name = prefix + crypto.randomUUID();
    // A window has a lock with its name for as long as it is open.
    void navigator.locks.request(name, () => new Promise(() => undefined));
    this.#name = name;
    this.#keep();
    await navigator.locks.request(prefix, async () => {
      const { held = [] } = await navigator.locks.query();
      const windows = new Set(held.map((lock) => lock.name));
      const left = Object.keys(localStorage).filter(
        (key) => key.startsWith(prefix) && key !== name && !windows.has(key),
      );
      for (const key of left) {
        const edits: UnsentEdit[] = JSON.parse(localStorage.getItem(key) ?? "[]");
        // No version: the server only accepts them where nothing else has changed.
        for (const edit of edits) void this.edit(edit, () => -1);
        localStorage.removeItem(key);
      }
    });
  }

  #keep(): void {
    if (this.#name === undefined) return;
    try {
      if (this.#edits.length === 0) localStorage.removeItem(this.#name);
      else localStorage.setItem(this.#name, JSON.stringify(this.#edits.map(({ edit }) => edit)));
    } catch {
      // A browser that keeps nothing still sends them.
    }
  }
}

/** Two edits of one field, as one edit and as an edit that follows; undefined if they are something else. */
function typedInARow(first: UnsentEdit, second: UnsentEdit) {
  if (first.field === undefined || first.field !== second.field) return undefined;
  const [earlier, later] = [onlyValue(first), onlyValue(second)];
  if (!earlier || !later || String(earlier.path) !== String(later.path)) return undefined;
  const between = earlier.type === "set" ? earlier.value : null;
  return {
    asOne: { ...second, edits: [{ ...later, before: earlier.before }] },
    next: { ...second, edits: [{ ...later, before: between }] },
  };
}

function onlyValue({ edits }: UnsentEdit): Extract<Edit, { before?: unknown }> | undefined {
  const [edit, ...others] = edits;
  if (others.length > 0) return undefined;
  return edit?.type === "set" || edit?.type === "remove" ? edit : undefined;
}
