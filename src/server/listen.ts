import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { errorCode } from "../lib/files/files.ts";
import { addAll } from "../lib/lists.ts";
import { checkHost } from "./host-check.ts";

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Where to listen; a port of 0 takes any free one. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves until closed. "localhost" means both 127.0.0.1 and ::1: browsers differ in which of the
 * two they try first, and neither can be reached from another computer.
 */
export async function startServer(
  listener: RequestListener,
  { host, port }: ListenOptions,
): Promise<RunningServer> {
  const servers: Server[] = [];
  const checked = checkHost(host, listener);
  const close = async () => void (await Promise.all(servers.map(shut)));
  try {
    const first = await open(checked, host === "localhost" ? "127.0.0.1" : host, port);
    servers.push(first);
    const taken = (first.address() as AddressInfo).port;
    if (host === "localhost") addAll(servers, await openTwin(checked, port, taken));
    return { url: urlOf(host, taken), close };
  } catch (error) {
    await close();
    throw explain(error, host, port);
  }
}

function urlOf(host: string, port: number): string {
  // These two mean every address of this computer, and no browser opens them by that name.
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

function explain(error: unknown, host: string, port: number): Error {
  const other = `choose another with --port ${port < 1024 ? 4173 : Math.min(port + 1, 65535)}`;
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return new Error(
        `Port ${port} is in use: another program on this computer answers there. ` +
          `Stop the other program or ${other}.`,
      );
    case "EACCES":
      return new Error(`Port ${port} is not open to you: the system keeps it. Please ${other}.`);
    case "EADDRNOTAVAIL":
    case "EINVAL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new Error(
        `This computer has no address "${host}": use --host localhost, or --host 0.0.0.0 to let ` +
          "other computers in.",
      );
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}

function open(listener: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** On ::1 as well, if this computer has IPv6. */
async function openTwin(listener: RequestListener, asked: number, port: number): Promise<Server[]> {
  try {
    return [await open(listener, "::1", port)];
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"].includes(code)) return [];
    // Nobody expects a port on ::1 that they have not chosen.
    if (asked === 0 && code === "EADDRINUSE") return [];
    throw error;
  }
}
