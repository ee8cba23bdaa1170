import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type ListenOptions, type RunningServer, startServer } from "./listen.ts";

/** A server that listens before it can answer all requests. */
export interface OpenServer extends RunningServer {
  /** Answers the requests that wait, and all later ones. */
  use(listener: RequestListener): void;
}

/**
 * Listens at once. `first` answers what it can, and returns whether it did; other requests wait, such as those for pages
 * while the code that builds them is loading.
 */
export async function openServer(
  options: ListenOptions,
  first: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<OpenServer> {
  let listener: RequestListener | undefined;
  const waiting: Parameters<RequestListener>[] = [];
  const server = await startServer((request, response) => {
    if (listener) listener(request, response);
    else if (!first(request, response)) waiting.push([request, response]);
  }, options);
  return {
    ...server,
    use(next) {
      listener = next;
      for (const [request, response] of waiting.splice(0)) next(request, response);
    },
  };
}
