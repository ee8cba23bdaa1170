import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { followFile, headersFor, parseHeadersFile } from "../output/hosting/headers-file.ts";
import { REDIRECTS_URL } from "../output/hosting/redirects.ts";
import { locationFor, parseRedirectsFile } from "../output/hosting/redirects-file.ts";
import { type ListenOptions, type RunningServer, startServer } from "./listen.ts";
import { readRequestPath } from "./request-path.ts";
import { notFound, sendPage, sendText, type TransformHtml } from "./responses.ts";

/** Serves the built site in `dir` until closed. */
export const startPreviewServer = ({
  dir,
  ...place
}: ListenOptions & { dir: string }): Promise<RunningServer> => startServer(serveSite(dir), place);

/**
 * Serves a built site like a static host: clean addresses, the headers of its `_headers` file, compression,
 * its 404 page. Rebuilt files are served immediately. Transformed pages are sent in full each time, since
 * browsers must not cache them.
 */
export function serveSite(dir: string, transformHtml?: TransformHtml): RequestListener {
  const respond = guarded(respondFrom(dir, transformHtml));
  return (req, res) => {
    if (req.method === "GET" || req.method === "HEAD") {
      prepareRange(req.headers);
      compress(req, res, () => respond(req, res));
      return;
    }
    res.setHeader("Allow", "GET, HEAD");
    sendText(res, 405, "Only GET and HEAD are served here.\n");
  };
}

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** The level that hosts use for dynamic compression, plus or minus one. */
const BROTLI_QUALITY = 5;

/** Compressing smaller responses costs more than it saves. */
const COMPRESSION_THRESHOLD = 256;

// The package's types are for Express, but it only needs what node:http provides.
const compress = compression({
  threshold: COMPRESSION_THRESHOLD,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
}) as unknown as Middleware;

/** Responds even if a file cannot be read. */
function guarded(respond: RequestListener): RequestListener {
  return (req, res) => {
    try {
      respond(req, res);
    } catch {
      if (res.headersSent) res.destroy();
      else sendText(res, 500, "This file cannot be read.\n");
    }
  };
}

function respondFrom(dir: string, transformHtml: TransformHtml | undefined): RequestListener {
  const serveFile = sirv(dir, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders: nameCharset,
  });
  const rules = followFile(join(dir, "_headers"), parseHeadersFile);
  const redirects = followFile(join(dir, REDIRECTS_URL), parseRedirectsFile);

  return (req, res) => {
    const path = readRequestPath(req.url ?? "");
    if (path.kind === "malformed") {
      sendText(res, 400, "This address is malformed.\n");
      return;
    }
    const moved = locationFor(redirects(), path.pathname, req.url ?? "");
    if (moved !== undefined) {
      // Browsers cache such a response permanently, and the next preview may be of another site.
      res.setHeader("Cache-Control", "no-store");
      res.setHeader("Location", moved);
      sendText(res, 301, "");
      return;
    }
    for (const [name, value] of headersFor(rules(), path.pathname)) res.setHeader(name, value);
    if (path.kind === "file") {
      if (transformHtml && sendPage(res, dir, path.pathname, transformHtml)) return;
      // A build may replace the file between finding and reading it.
      res.once("pipe", (file) => file.once("error", () => res.destroy()));
      serveFile(req, res, () => notFound(res, dir, transformHtml));
    } else if (path.kind === "redirect") {
      res.setHeader("Location", path.location);
      sendText(res, 308, "");
    } else {
      notFound(res, dir, transformHtml);
    }
  };
}

/**
 * Only keeps ranges that sirv reads correctly, as videos request them. A server may respond to any
 * other range with the whole file: several ranges, the first byte alone, the last few, or a range
 * of another version.
 */
function prepareRange(headers: IncomingHttpHeaders): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const isOrdered = last === "" || Number(last) >= Math.max(Number(first), 1);
  if (first === undefined || !isOrdered || headers["if-range"]) delete headers.range;
  // A range counts the bytes of the file, not of its compressed form.
  else delete headers["accept-encoding"];
}

/** Text files are UTF-8 here, but sirv declares that for HTML only. */
function nameCharset(res: ServerResponse, pathname: string): void {
  if (!pathname.endsWith(".txt") || res.hasHeader("Content-Type")) return;
  res.setHeader("Content-Type", "text/plain;charset=utf-8");
}
