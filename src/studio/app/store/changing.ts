import type { Change, Edit, ValuePath } from "../../protocol/edits.ts";
import type { ChangedPosition, StudioState } from "../../protocol/state.ts";
import type { StepName } from "../../protocol/steps.ts";
import { CallError, call, transport } from "./api.ts";
import { fail, get, type Notice, set } from "./data.ts";
import { loadPage, loadPages, take } from "./loading.ts";
import { Outbox } from "./outbox.ts";
import { showChange } from "./selecting.ts";

/** How long the studio waits for a server that does not respond, in milliseconds. */
const RETRY_MS = 1000;

/** Shows the site of the server, and follows it. The page is asked for first, so that it is made while the window renders. */
export function startStore(): void {
  void loadPage();
  void reload();
  transport().follow(() => void reload());
}

async function reload(): Promise<void> {
  try {
    await outbox.idle;
    const state = await call<StudioState>("state");
    if (take(state)) outbox.resume(state.configFile).catch(fail);
    await loadPages();
  } catch (reason) {
    fail(reason);
  }
}

const outbox = new Outbox(send);

/** Sends a change. One that does not reach the server is tried again. Resolves with the position that it has changed. */
async function send(name: Change, input: () => object): Promise<ChangedPosition | undefined> {
  try {
    const { changed, linksStay, ...state } = await call<StudioState>(name, input());
    take(state);
    if (linksStay) notify("move", state.version);
    return changed;
  } catch (reason) {
    fail(reason);
    if (!(reason instanceof CallError) || reason.status !== 0) return undefined;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return send(name, input);
  }
}

export interface EditOptions {
  label?: StepName;
  /** The field in which somebody types. */
  field?: string;
  /** Called before the page and the list of pages follow. */
  onDone?(): void;
}

export async function edit(edits: Edit[], { onDone, ...more }: EditOptions = {}): Promise<void> {
  await outbox.edit({ edits, ...more }, versionNow);
  onDone?.();
  // While somebody types, the list follows with the next build.
  if (more.field === undefined) await takeChange();
}

/** Resolves when the list of pages has followed; `onDone` gets the version with the change before that. */
export async function run(
  name: Change,
  input: object = {},
  onDone: (version: number) => void = () => {},
): Promise<void> {
  let before = 0;
  const changed = await outbox.change(name, () => {
    before = versionNow();
    return input;
  });
  const version = versionNow();
  onDone(version);
  if (name !== "endField") await takeChange();
  if (changed) showChange(changed);
  // A step that is refused, or that is not there, has changed nothing.
  const isStep = (name === "undo" || name === "redo") && version !== before;
  if (isStep && !changed?.isAll) notify(name, version);
}

/** Names a step that the page and the forms do not show. */
const notify = (of: Notice["of"], version: number) => set({ notice: { of, version } });

const versionNow = () => get().state?.version ?? 0;

async function takeChange(): Promise<void> {
  set({ changedIn: versionNow() });
  await loadPages().catch(fail);
}

export async function remove(path: ValuePath, options?: EditOptions): Promise<void> {
  await edit([{ type: "remove", path }], options);
  notify("remove", versionNow());
}
