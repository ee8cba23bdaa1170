import type { IncomingMessage, ServerResponse } from "node:http";
import { type ChangedUrls, type LiveState, REST_EVENT } from "../../client/live/protocol.ts";

/** A browser opens six connections to a server, and pages need some for themselves. */
const MOST_CONNECTIONS = 4;

/** More changes than these are sent as "all". */
const MOST_CHANGES = 200;

interface Connection {
  browser: string;
  response: ServerResponse;
}

/**
 * Sends the state of the site to open pages, as server-sent events. Each page sends the state that
 * it has, so that a page that loaded too early or was asleep gets the changes it has missed.
 */
export class Channel {
  /** Differs each time the server is started: states of another server are unknown here. */
  private readonly name = Date.now().toString(36);
  private count = 0;
  /** The first state since which changes are known. */
  private knownSince = 0;
  /** The state in which each file last changed. */
  private readonly changes = new Map<string, number>();
  private latest: LiveState = { changed: [], problems: [], title: "", note: "", marks: {} };
  private connections: Connection[] = [];

  /** The current state of the site. */
  get state(): string {
    return `${this.name}-${this.count}`;
  }

  publish(state: LiveState): void {
    const before = this.count;
    this.count += 1;
    this.latest = state;
    if (state.changed === "all") this.knownSince = this.count;
    else for (const address of state.changed) this.changes.set(address, this.count);
    const message = this.messageSince(before);
    for (const { response } of this.connections) response.write(message);
  }

  /** Sends the state again: something beside the site has changed. */
  repeat(): void {
    this.publish({ ...this.latest, changed: [] });
  }

  /** Keeps a page up to date until it disconnects. */
  open(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    });
    response.write(this.messageSince(this.stateOf(request)));
    const { socket, headers } = request;
    const browser = `${socket.remoteAddress} ${headers["user-agent"]}`;
    this.connections.push({ browser, response });
    response.on("close", () => {
      this.connections = this.connections.filter((connection) => connection.response !== response);
    });
    const own = this.connections.filter((connection) => connection.browser === browser);
    for (const connection of own.slice(0, -MOST_CONNECTIONS))
      connection.response.end(`event: ${REST_EVENT}\ndata:\n\n`);
  }

  /** The state that a page has: of its last event, or of its HTML. Undefined if it is from another server. */
  private stateOf({ headers, url = "" }: IncomingMessage): number | undefined {
    const since = new URLSearchParams(url.split("?")[1]).get("since");
    const [name, count] = `${headers["last-event-id"] ?? since}`.split("-");
    return name === this.name ? Number(count) : undefined;
  }

  private messageSince(known: number | undefined): string {
    const state: LiveState = { ...this.latest, changed: this.changedSince(known) };
    return `id: ${this.state}\ndata: ${JSON.stringify(state)}\n\n`;
  }

  private changedSince(known: number | undefined): ChangedUrls {
    if (known === undefined || known < this.knownSince) return "all";
    const changed = [...this.changes].flatMap(([url, state]) => (state > known ? [url] : []));
    return changed.length > MOST_CHANGES ? "all" : changed;
  }
}
