import { hashOf, type KeptModel, type TargetModel, type UnsavedModel } from "../protocol/github.ts";
import type { Proposal } from "./repository/repository.ts";

/** What the browser keeps of a session: it is complete before an edit is confirmed. */
export interface KeptSession {
  target: TargetModel;
  /** The history of the texts, a step in each line. */
  journal: string;
  /** Files that are not in the repository yet, such as pictures, by path. */
  files: ReadonlyMap<string, Uint8Array>;
  /** When the first unsaved change was made, in ISO 8601; undefined if all is saved. */
  since: string | undefined;
  /** The pull request of these changes. */
  proposal?: Proposal | undefined;
}

const SESSIONS = "sessions";
const SETTINGS = "settings";
const TOKEN = "token";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function database(): Promise<IDBDatabase> {
  const request = indexedDB.open("plumbline-studio", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SESSIONS);
    request.result.createObjectStore(SETTINGS);
  };
  return done(request);
}

async function inStore<T>(
  name: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await database();
  try {
    const transaction = opened.transaction(name, mode, { durability: "strict" });
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await done(run(transaction.objectStore(name)));
    await finished;
    return result;
  } finally {
    opened.close();
  }
}

export const readToken = (): Promise<string | undefined> =>
  inStore(SETTINGS, "readonly", (store) => store.get(TOKEN));

export async function keepToken(token: string | undefined): Promise<void> {
  if (token === undefined) await inStore(SETTINGS, "readwrite", (store) => store.delete(TOKEN));
  else await inStore(SETTINGS, "readwrite", (store) => store.put(token, TOKEN));
}

export const readSession = (target: TargetModel): Promise<KeptSession | undefined> =>
  inStore(SESSIONS, "readonly", (store) => store.get(hashOf(target)));

export async function keepSession(session: KeptSession): Promise<void> {
  await inStore(SESSIONS, "readwrite", (store) => store.put(session, hashOf(session.target)));
}

/** What the first screen says of earlier visits. The window asks for it, since the worker loads for seconds. */
export const readKept = async (): Promise<KeptModel> => ({
  hasToken: (await readToken()) !== undefined,
  unsaved: await unsavedSessions(),
});

/** The sessions with unsaved changes, the newest first. */
async function unsavedSessions(): Promise<UnsavedModel[]> {
  const all: KeptSession[] = await inStore(SESSIONS, "readonly", (store) => store.getAll());
  return all
    .flatMap(({ target, since }) => (since === undefined ? [] : { ...target, since }))
    .sort((one, other) => other.since.localeCompare(one.since));
}
