import type { RequestListener } from "node:http";
import { isIP } from "node:net";
import { answer } from "./answers.ts";

/**
 * Answers only requests for a name that is surely this computer's: localhost, a number, or the `host`
 * that it listens as. The owner of any other name can point it at this computer while a page of theirs
 * is open, and would read what is not published yet (DNS rebinding).
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

/** The name in `name:port`, in small letters; in `[::1]:80` what is between the brackets. */
function nameIn(header: string): string {
  const [, number, name = ""] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(header) ?? [];
  return (number ?? name).toLowerCase().replace(/\.$/, "");
}
