import { CallError, type Transport } from "../../app/transport/transport.ts";
import { messageInWords } from "../../app/words/in-own-words.ts";
import type { MediaModel } from "../../protocol/media.ts";
import type { Message as Said } from "../../protocol/messages.ts";

type Message =
  | { type: "changed" }
  | { type: "answer"; id: number; value: unknown; said?: undefined }
  | { type: "answer"; id: number; said: Said; status: number };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Calls the studio in a worker, which has the site in memory. */
export function workerTransport(worker: Worker): Transport {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.type === "changed") {
      for (const listener of listeners) listener();
      return;
    }
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.said === undefined) call?.resolve(data.value);
    else call?.reject(new CallError(messageInWords(data.said), data.status));
  });
  const send = (name: string, input: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, name, input });
    });
  return {
    isRemote: true,
    call: send,
    upload: async (file, folder) => {
      const data = await file.arrayBuffer();
      return (await send("upload", { name: file.name, folder, data })) as MediaModel;
    },
    follow(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    frameUrl: (page) => `frame.html?${new URLSearchParams({ page })}`,
  };
}
