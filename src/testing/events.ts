import { get } from "node:http";
import type { LiveState } from "../server/live/protocol.ts";

type Told = LiveState & { id: string };

/** An open line of server-sent events, as a page has it. */
export interface EventLine {
  /** What was told last. */
  readonly last: Told;
  /** The next that is told, or was told already and not asked for. */
  next(): Promise<Told>;
  /**
   * The next of which this is true. Of two saves in a row it is chance whether the first build sees both,
   * and so whether a second build tells that nothing is different.
   */
  until(isMeant: (told: Told) => boolean): Promise<Told>;
  close(): void;
}

/** Calls for the events of an address. */
export function openEvents(url: string): Promise<EventLine> {
  return new Promise((resolve, reject) => {
    const request = get(url, (response) => {
      const told = messages(response.setEncoding("utf8"));
      let last: Told | undefined;
      const next = async () => {
        const { value } = await told.next();
        if (!value) throw new Error("The line was closed.");
        last = value;
        return value;
      };
      resolve({
        get last() {
          if (!last) throw new Error("Nothing was told yet.");
          return last;
        },
        next,
        async until(isMeant) {
          let found = await next();
          while (!isMeant(found)) found = await next();
          return found;
        },
        close: () => request.destroy(),
      });
    });
    request.on("error", reject);
  });
}

async function* messages(chunks: AsyncIterable<string>): AsyncGenerator<Told, undefined> {
  let text = "";
  for await (const chunk of chunks) {
    text += chunk;
    const whole = text.split("\n\n");
    text = whole.pop() ?? "";
    for (const message of whole) {
      const [, id = "", data = ""] = /^id: (.*)\ndata: (.*)$/.exec(message) ?? [];
      yield { id, ...(JSON.parse(data) as LiveState) };
    }
  }
}
