import type { IncomingMessage, ServerResponse } from "node:http";
import type { ShownProblem } from "../diagnostics/shown.ts";
import { type Changed, type LiveState, REST_EVENT } from "./protocol.ts";

/** A browser has six lines to a server, and pages need some for themselves. */
const MOST_LINES = 4;

/** Of more than this a page need not know each. */
const MOST_CHANGES = 200;

interface News {
  /** Addresses of files that are new, changed or gone. */
  changed: Changed;
  problems: ShownProblem[];
  title: string;
}

interface Line {
  browser: string;
  response: ServerResponse;
}

/**
 * Tells open pages how the site stands, as server-sent events. Pages say which state they were made
 * from, so that one that was loaded a moment too early, or slept, is told what it has missed.
 */
export class Channel {
  /** Differs each time the server is started: the states of another are not known here. */
  private readonly name = Date.now().toString(36);
  private count = 0;
  /** Whoever knows an older state knows nothing: what changed since then nobody has noted. */
  private notedSince = 0;
  /** The state in which each file last changed. */
  private readonly changes = new Map<string, number>();
  private news: News = { changed: [], problems: [], title: "" };
  private lines: Line[] = [];

  /** The state that the site is in now. */
  get state(): string {
    return `${this.name}-${this.count}`;
  }

  tell(news: News): void {
    const before = this.count;
    this.count += 1;
    this.news = news;
    if (news.changed === "all") this.notedSince = this.count;
    else for (const address of news.changed) this.changes.set(address, this.count);
    const message = this.messageSince(before);
    for (const { response } of this.lines) response.write(message);
  }

  /** Keeps a page up to date until it hangs up. */
  open(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    });
    response.write(this.messageSince(this.knownTo(request)));
    const { socket, headers } = request;
    const browser = `${socket.remoteAddress} ${headers["user-agent"]}`;
    this.lines.push({ browser, response });
    response.on("close", () => {
      this.lines = this.lines.filter((line) => line.response !== response);
    });
    const own = this.lines.filter((line) => line.browser === browser);
    for (const line of own.slice(0, -MOST_LINES))
      line.response.end(`event: ${REST_EVENT}\ndata:\n\n`);
  }

  /** The state that a page knows: what it heard last, or what it was made from; undefined if that is unknown. */
  private knownTo({ headers, url = "" }: IncomingMessage): number | undefined {
    const heard = headers["last-event-id"];
    const made = new URLSearchParams(url.split("?")[1]).get("since");
    const [name, count] = (typeof heard === "string" ? heard : (made ?? "")).split("-");
    return name === this.name ? Number(count) : undefined;
  }

  private messageSince(known: number | undefined): string {
    const { problems, title } = this.news;
    const state: LiveState = { changed: this.changedSince(known), problems, title };
    return `id: ${this.state}\ndata: ${JSON.stringify(state)}\n\n`;
  }

  private changedSince(known: number | undefined): Changed {
    if (known === undefined || known < this.notedSince) return "all";
    const changed = [...this.changes].flatMap(([url, state]) => (state > known ? [url] : []));
    return changed.length > MOST_CHANGES ? "all" : changed;
  }
}
