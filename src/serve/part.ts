import { createReadStream, type Stats, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { lookup } from "mrmime";

/** The first and the last byte of a part of a file. */
interface Part {
  start: number;
  end: number;
}

/**
 * Sends the one part of a file that a request asks for, which sirv gets wrong where it is the first
 * byte or the last few. False where the whole is to be sent: for no range, an odd one, several, and
 * for a browser that may have the file already, or a part of another one.
 */
export function sendPart(req: IncomingMessage, res: ServerResponse, file: string): boolean {
  const range = /^bytes=(\d*)-(\d*)$/.exec(req.headers.range ?? "");
  const isConditional = req.headers["if-range"] ?? req.headers["if-none-match"];
  if (req.method !== "GET" || !range || isConditional !== undefined) return false;
  const stats = statSync(file, { throwIfNoEntry: false });
  const part = stats?.isFile() && partOf(stats.size, range[1] ?? "", range[2] ?? "");
  if (!stats || !part) return false;
  if (part.start > part.end) {
    res.setHeader("Content-Range", `bytes */${stats.size}`);
    res.writeHead(416).end();
    return true;
  }
  setHeaders(res, file, stats, part);
  createReadStream(file, part).pipe(res);
  return true;
}

/** A part that ends before it starts where the file is too short; undefined for what is no range. */
function partOf(size: number, first: string, last: string): Part | undefined {
  if (first === "" && last === "") return undefined;
  if (first === "") return { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== "" && Number(first) > Number(last)) return undefined;
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

function setHeaders(res: ServerResponse, file: string, stats: Stats, { start, end }: Part): void {
  const { size, mtime } = stats;
  res.statusCode = 206;
  res.setHeader("Accept-Ranges", "bytes");
  res.setHeader("Content-Length", end - start + 1);
  res.setHeader("Content-Range", `bytes ${start}-${end}/${size}`);
  res.setHeader("Content-Type", res.getHeader("Content-Type") ?? typeOf(file));
  res.setHeader("Cache-Control", res.getHeader("Cache-Control") ?? "no-cache");
  // As sirv names the whole.
  res.setHeader("ETag", `W/"${size}-${mtime.getTime()}"`);
  res.setHeader("Last-Modified", mtime.toUTCString());
}

/** All text of a site is UTF-8. */
function typeOf(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return /^text\/(html|plain)$/.test(type) ? `${type};charset=utf-8` : type;
}
