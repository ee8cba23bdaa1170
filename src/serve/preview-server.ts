import type { RequestListener } from "node:http";
import { listen } from "./listen.ts";
import { serveSite } from "./static-site.ts";

export interface PreviewServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface PreviewOptions {
  readonly dir: string;
  readonly port: number;
  readonly host: string;
}

/** Serves the built site in `dir` until closed. A port of 0 takes any free one. */
export const startPreviewServer = ({ dir, ...place }: PreviewOptions): Promise<PreviewServer> =>
  startServer(serveSite(dir), place);

/** The same for whatever else answers requests. */
export async function startServer(
  listener: RequestListener,
  { port, host }: Pick<PreviewOptions, "port" | "host">,
): Promise<PreviewServer> {
  const server = await listen(listener, host, port);
  // These two mean every address of this computer, and no browser opens them by that name.
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const shown = name.includes(":") ? `[${name}]` : name;
  return { url: `http://${shown}:${server.port}`, close: server.close };
}
