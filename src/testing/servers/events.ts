import { get } from "node:http";
import type { LiveState } from "../../client/live/protocol.ts";

type Message = LiveState & { id: string };

/** An open connection of server-sent events, as a page has it. */
export interface EventConnection {
  /** The last message. */
  readonly last: Message;
  /** The next message, or an earlier one that has not been read. */
  next(): Promise<Message>;
  /**
   * The next message that matches. After two saves in a row the first build may see both, and then
   * a second build reports that nothing has changed.
   */
  until(matches: (message: Message) => boolean): Promise<Message>;
  close(): void;
}

/** Connects to the events of an address. */
export function openEvents(url: string): Promise<EventConnection> {
  return new Promise((resolve, reject) => {
    const request = get(url, (response) => {
      const received = messages(response.setEncoding("utf8"));
      let last: Message | undefined;
      const next = async () => {
        const { value } = await received.next();
        if (!value) throw new Error("The connection was closed.");
        last = value;
        return value;
      };
      resolve({
        get last() {
          if (!last) throw new Error("No message has arrived yet.");
          return last;
        },
        next,
        async until(matches) {
          let found = await next();
          while (!matches(found)) found = await next();
          return found;
        },
        close: () => request.destroy(),
      });
    });
    request.on("error", reject);
  });
}

async function* messages(chunks: AsyncIterable<string>): AsyncGenerator<Message, undefined> {
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
