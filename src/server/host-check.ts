import type { RequestListener } from "node:http";
import { isIP } from "node:net";
import { answer } from "./answers.ts";

/**
 * Only responds to requests for names that certainly belong to this computer: localhost, an IP
 * address, or the `host` that it listens on. The owner of any other name could point it at this
 * computer while their page is open, and read unpublished pages (DNS rebinding).
 */
export const checkHost =
  (host: string, listener: RequestListener): RequestListener =>
  (req, res) => {
    const name = nameIn(req.headers.host ?? "");
    if (isOwn(name, host)) return listener(req, res);
    answer(
      res,
      403,
      `This server does not answer as "${name}", since another site may be behind that name.\n` +
        "Open it as localhost or by its number, or, if that is a name of this computer, " +
        `start it with --host ${name}.\n`,
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
