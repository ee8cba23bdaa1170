import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { once } from "../../lib/memoize.ts";
import { STUDIO_URL } from "../protocol/addresses.ts";
import { WORKBENCH_URL } from "../protocol/workbench.ts";
import { FIRST_SCRIPTS, studioCodeFolder } from "./studio-code.ts";

/** With the first scripts in its head, since a browser would find the imports of one only after it has loaded it. */
const pageWith = (scripts: readonly string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Studio</title>
<link rel="icon" href="data:,">
${scripts.map((name) => `<link rel="modulepreload" href="${STUDIO_URL}${name}">`).join("\n")}
<script type="module" src="${STUDIO_URL}app.js"></script>
</head>
<body><div id="studio"></div><noscript>The studio needs JavaScript.</noscript></body>
</html>
`;

/** The studio's own pages load nothing from elsewhere, and no other page may show them. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'; " +
  "img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SCRIPT = /^(app|frame|chunk-\w+)\.js$/;

/**
 * Serves the studio's page and its scripts, which need nothing of the site; returns whether the request was for them.
 * `onPage` is called when a window opens, with a promise that resolves when the window has its first scripts.
 */
export function studioPage(
  onPage: (loaded: Promise<void>) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const code = once(studioCodeFolder);
  let sent: (script: string) => void = () => undefined;
  return (request, response) => {
    const [url = ""] = (request.url ?? "").split("?");
    const script = url.startsWith(STUDIO_URL) ? url.slice(STUDIO_URL.length) : "";
    const isPage = url === STUDIO_URL || url === WORKBENCH_URL;
    if (!isPage && !SCRIPT.test(script)) return false;
    setHeaders(response);
    void code()
      .then((folder) => {
        if (!isPage) return sendScript(join(folder, script), response, () => sent(script));
        const first: string[] = JSON.parse(readFileSync(join(folder, FIRST_SCRIPTS), "utf8"));
        onPage(
          new Promise((resolve) => {
            sent = whenAll(first, resolve);
          }),
        );
        response.setHeader("Content-Security-Policy", POLICY);
        send(response, 200, "text/html", pageWith(first));
      })
      .catch((error) =>
        send(response, 500, "text/plain", `The studio could not be bundled: ${error}\n`),
      );
    return true;
  };
}

function sendScript(file: string, response: ServerResponse, onSent: () => void): void {
  response.once("finish", onSent);
  send(response, 200, "text/javascript", readFileSync(file));
}

/** Calls a function once it has been called with each of the names. */
function whenAll(names: readonly string[], then: () => void): (name: string) => void {
  const missing = new Set(names);
  return (name) => {
    if (missing.delete(name) && missing.size === 0) then();
  };
}

/** What all responses of the studio have. */
export function setHeaders(response: ServerResponse): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Referrer-Policy", "no-referrer");
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", `${type};charset=utf-8`);
  response.end(body);
}
