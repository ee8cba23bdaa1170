import { existsSync, readFileSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";

/** Sends a whole text as the body. Node.js leaves it out for a HEAD request. */
export function sendText(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  type = "text/plain",
): void {
  res.statusCode = status;
  res.setHeader("Content-Type", `${type};charset=utf-8`);
  res.setHeader("Content-Length", Buffer.byteLength(body));
  // Otherwise browsers might cache the error, for example under an address that is cached forever.
  res.setHeader("Cache-Control", "no-cache");
  res.end(body);
}

/** Changes the HTML of a page before it is sent. */
export type TransformHtml = (html: Buffer, url: string) => Buffer;

/** Sends the site's own 404 page, or one line if it does not have one. */
export function notFound(
  res: ServerResponse,
  dir: string,
  transformHtml: TransformHtml = (html) => html,
): void {
  const file = join(dir, "404.html");
  if (existsSync(file))
    sendText(res, 404, transformHtml(readFileSync(file), "/404.html"), "text/html");
  else sendText(res, 404, "There is no page at this address.\n");
}

/** Sends the page at a path, found in the same order as by static hosts; false if there is none. */
export function sendPage(
  res: ServerResponse,
  dir: string,
  pathname: string,
  transformHtml: TransformHtml,
): boolean {
  const bare = pathname.replace(/\/$/, "");
  const urls = bare === "" ? ["/index.html"] : [`${bare}.html`, `${bare}/index.html`, bare];
  const url = urls.find((one) => existsSync(join(dir, one)));
  if (!url?.endsWith(".html") || statSync(join(dir, url)).isDirectory()) return false;
  sendText(res, 200, transformHtml(readFileSync(join(dir, url)), url), "text/html");
  return true;
}
