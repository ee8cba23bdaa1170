import { API_URL } from "../../protocol/addresses.ts";
import type { MediaModel } from "../../protocol/media.ts";
import { errorInWords } from "../words/in-own-words.ts";
import { CallError, type Transport } from "./transport.ts";

const KEY = "plumbline-studio-key";

/** The address of the server's events (src/client/live/protocol.ts). */
const EVENTS = "/.plumbline/events";

const OCTETS = "application/octet-stream";

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

/** The server that shows the site on this computer. */
export const LOCAL_SERVER: Transport = {
  isRemote: false,
  call: (name, input) => send(name, JSON.stringify(input), "application/json"),
  async upload(file, folder) {
    const address = `upload?${new URLSearchParams({ name: file.name, folder })}`;
    return (await send(address, file, OCTETS)) as MediaModel;
  },
  follow(onChange) {
    const events = new EventSource(EVENTS);
    events.addEventListener("message", onChange);
    return () => events.close();
  },
  frameUrl: encodeURI,
};

async function send(address: string, body: BodyInit, type: string): Promise<unknown> {
  const response = await fetch(API_URL + address, {
    method: "POST",
    headers: { "Content-Type": type, "X-Plumbline-Token": key },
    body,
  }).catch(() => {
    throw new CallError("", 0);
  });
  const result: unknown = await response.json();
  if (response.ok) return result;
  throw new CallError(errorInWords(result), response.status);
}
