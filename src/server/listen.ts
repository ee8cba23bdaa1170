import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { errorCode } from "../lib/files/files.ts";
import { addAll } from "../lib/lists.ts";
import { sendText } from "./responses.ts";

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
 * Serves until closed. "localhost" means both 127.0.0.1 and ::1, since browsers differ in which of the two
 * they try first. Neither can be reached from another computer.
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
  // These two mean every address of this computer. Browsers do not open them by that name.
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
      return new Error(`Port ${port} is reserved by the system. Please ${other}.`);
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
    // If the port was not chosen, nobody expects it on ::1.
    if (asked === 0 && code === "EADDRINUSE") return [];
    throw error;
  }
}

/**
 * Only responds to requests for names that certainly belong to this computer: localhost, an IP address, or
 * the `host` that it listens on. The owner of any other name could let it lead to this computer while their
 * page is open, and read unpublished pages (DNS rebinding).
 */
const checkHost =
  (host: string, listener: RequestListener): RequestListener =>
  (req, res) => {
    const name = nameIn(req.headers.host ?? "");
    if (isOwn(name, host)) return listener(req, res);
    sendText(
      res,
      403,
      `This server does not respond to the name "${name}", which may belong to another site.\n` +
        "Open it as localhost or by its IP address. If it is a name of this computer, " +
        `start the server with --host ${name}.\n`,
    );
  };

function isOwn(name: string, host: string): boolean {
  const isLocal = name === "localhost" || name.endsWith(".localhost");
  return isLocal || isIP(name) !== 0 || name === host.toLowerCase();
}

/** The host in `host:port`, in lower case; the part between the brackets in `[::1]:80`. */
function nameIn(header: string): string {
  const [, number, name = ""] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(header) ?? [];
  return (number ?? name).toLowerCase().replace(/\.$/, "");
}
