import { API_URL } from "../protocol.ts";

const KEY = "plumbline-studio-key";

/** The key of the address that opened the studio. It is not part of the address afterwards, as people share addresses. */
function readKey(): string {
  const [, key] = /^#key=([\w-]+)$/.exec(location.hash) ?? [];
  if (key !== undefined) {
    localStorage.setItem(KEY, key);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return key ?? localStorage.getItem(KEY) ?? "";
}

const key = readKey();

/** An error that the server explains. `status` is 0 if it does not respond. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Calls the server; its responses have the types of src/studio/protocol.ts. */
export async function call<T>(name: string, input: object = {}): Promise<T> {
  const response = await fetch(API_URL + name, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Plumbline-Token": key },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new CallError("", 0);
  });
  const body: unknown = await response.json();
  if (response.ok) return body as T;
  throw new CallError(String(Object(body).error), response.status);
}
