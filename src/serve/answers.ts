import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";

/** Sends a whole body of text, which a HEAD request leaves out. */
export function answer(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  type = "text/plain",
): void {
  res.statusCode = status;
  res.setHeader("Content-Type", `${type};charset=utf-8`);
  res.setHeader("Content-Length", Buffer.byteLength(body));
  // A browser would otherwise remember a mistake, above all for a path meant for ever.
  res.setHeader("Cache-Control", "no-cache");
  res.end(body);
}

/** Sends the site's own 404 page, or a plain line when it has none. */
export function notFound(res: ServerResponse, dir: string): void {
  let page: Buffer;
  try {
    page = readFileSync(join(dir, "404.html"));
  } catch {
    answer(res, 404, "There is no page at this address.\n");
    return;
  }
  answer(res, 404, page, "text/html");
}
