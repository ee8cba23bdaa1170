import { API_URL } from "../protocol/addresses.ts";
import type { MediaModel } from "../protocol/media.ts";
import { errorInWords } from "./words/in-own-words.ts";

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

/** Calls the server; its responses have the types of src/studio/protocol. */
export const call = <T>(name: string, input: object = {}): Promise<T> =>
  send<T>(name, JSON.stringify(input), "application/json");

/** Adds a file to a folder of `public/media`. */
export const upload = (file: File, folder = ""): Promise<MediaModel> =>
  send(`upload?${new URLSearchParams({ name: file.name, folder })}`, file, OCTETS);

const OCTETS = "application/octet-stream";

async function send<T>(address: string, body: BodyInit, type: string): Promise<T> {
  const response = await fetch(API_URL + address, {
    method: "POST",
    headers: { "Content-Type": type, "X-Plumbline-Token": key },
    body,
  }).catch(() => {
    throw new CallError("", 0);
  });
  const result: unknown = await response.json();
  if (response.ok) return result as T;
  throw new CallError(errorInWords(result), response.status);
}
