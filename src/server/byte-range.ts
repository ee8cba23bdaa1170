import { createReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { lookup } from "mrmime";

/** The first and the last byte that are asked for. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Sends the range of a file that a request asks for; sirv gets those wrong that are the first byte or
 * the last few. False where the whole is to be sent: for no range, an odd one or several, and for a
 * browser that may have the file already, or a range of another one.
 */
export function sendRange(req: IncomingMessage, res: ServerResponse, file: string): boolean {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(req.headers.range ?? "") ?? [];
  const isConditional = req.headers["if-range"] ?? req.headers["if-none-match"];
  if (req.method !== "GET" || first === undefined || last === undefined || isConditional)
    return false;
  const stats = statSync(file, { throwIfNoEntry: false });
  const range = stats?.isFile() && rangeOf(stats.size, first, last);
  if (!stats || !range) return false;
  const { size, mtime } = stats;
  if (range.start > range.end) {
    res.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
    return true;
  }
  res.writeHead(206, {
    "Accept-Ranges": "bytes",
    "Content-Length": range.end - range.start + 1,
    "Content-Range": `bytes ${range.start}-${range.end}/${size}`,
    "Content-Type": res.getHeader("Content-Type") ?? typeOf(file),
    "Cache-Control": res.getHeader("Cache-Control") ?? "no-cache",
    // The same as sirv gives the whole file.
    ETag: `W/"${size}-${mtime.getTime()}"`,
    "Last-Modified": mtime.toUTCString(),
  });
  createReadStream(file, range).pipe(res);
  return true;
}

/** A range that ends before it starts where the file is too short; undefined for an invalid one. */
function rangeOf(size: number, first: string, last: string): ByteRange | undefined {
  if (first === "" && last === "") return undefined;
  if (first === "") return { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== "" && Number(first) > Number(last)) return undefined;
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

/** All text of a site is UTF-8. */
function typeOf(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return /^text\/(html|plain)$/.test(type) ? `${type};charset=utf-8` : type;
}
