import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request with the fields of its body. */
export interface Received {
  method: string;
  path: string;
  contentType: string;
  fields: [name: string, value: string][];
}

/** Replaces the services that receive the forms. */
export interface StandIn {
  url: string;
  /** All requests since the last `reset`, in order. */
  received: Received[];
  /** From now on, the service responds with 500. */
  fail(): void;
  reset(): void;
  close(): Promise<void>;
}

export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = [];
  let isBroken = false;
  const server = createServer(async (request, response) => {
    const arrived = await readRequest(request);
    received.push(arrived);
    if (isBroken) respond(response, 500, "The service is broken");
    else answer(response, arrived);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    fail: () => {
      isBroken = true;
    },
    reset: () => {
      received.length = 0;
      isBroken = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  const body = await text(request);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    contentType: request.headers["content-type"] ?? "",
    fields: [...new URLSearchParams(body)],
  };
}

/** Like the services, it redirects to the form's next page or its own. */
function answer(response: ServerResponse, { fields }: Received): void {
  const next = fields.find(([name]) => name === "_next")?.[1];
  if (next !== undefined) response.writeHead(303, { Location: next }).end();
  else respond(response, 200, "The service says thanks");
}

function respond(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { "Content-Type": "text/html" });
  response.end(
    `<!doctype html><link rel="icon" href="data:,"><title>${words}</title><p>${words}</p>`,
  );
}
