import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { underOwnName } from "./own-name.ts";

export interface Listening {
  /** The port that was taken, also when 0 was asked for. */
  readonly port: number;
  close(): Promise<void>;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function explain(error: unknown, host: string, port: number): Error {
  const other = `choose another with --port ${port < 1024 ? 4173 : Math.min(port + 1, 65535)}`;
  switch (codeOf(error)) {
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

/** Whether failing to answer on ::1 as well may be passed over. */
function isHarmless(error: unknown, port: number): boolean {
  // No IPv6 here; or a port nobody named, whose namesake on ::1 nobody will look for.
  if (["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"].includes(codeOf(error))) return true;
  return port === 0 && codeOf(error) === "EADDRINUSE";
}

async function openTwin(listener: RequestListener, asked: number, port: number): Promise<Server[]> {
  try {
    return [await open(listener, "::1", port)];
  } catch (error) {
    if (isHarmless(error, asked)) return [];
    throw error;
  }
}

/**
 * Listens for requests. "localhost" means both 127.0.0.1 and ::1: browsers differ in which of the
 * two they try first, and neither can be reached from another computer. Nobody is answered who came
 * by another computer's name.
 */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
): Promise<Listening> {
  const servers: Server[] = [];
  const answers = underOwnName(host, listener);
  const close = async () => void (await Promise.all(servers.map(shut)));
  try {
    const first = await open(answers, host === "localhost" ? "127.0.0.1" : host, port);
    servers.push(first);
    const taken = (first.address() as AddressInfo).port;
    if (host === "localhost") servers.push(...(await openTwin(answers, port, taken)));
    return { port: taken, close };
  } catch (error) {
    await close();
    throw explain(error, host, port);
  }
}
