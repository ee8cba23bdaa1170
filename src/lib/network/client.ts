import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { PeerCertificate, TLSSocket } from "node:tls";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { requestError } from "./failures.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

/** A response. */
export interface Reply {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  /** The decompressed body. */
  body: Buffer;
  /** For https. */
  certificate?: PeerCertificate;
}

export interface RequestOptions {
  method?: "GET" | "HEAD" | "OPTIONS";
}

/** Requests a URL without following redirects. Throws a `RequestError` if there is no response. */
export type SendRequest = (url: URL, options?: RequestOptions) => Promise<Reply>;

export interface ClientOptions {
  /** In seconds, for the whole response. */
  timeout: number;
  /** Overrides the DNS lookup. */
  lookup?: LookupFunction;
}

const USER_AGENT = "Plumbline doctor";

const MOST_AT_ONCE = 6;

/** Larger than any file requested here. */
const MOST_BYTES = 30_000_000;

/** Limits concurrent requests. */
export function createClient(settings: ClientOptions): SendRequest {
  const turn = limitConcurrency(MOST_AT_ONCE);
  return (url, options) => turn(() => sendRequest(url, { ...settings, ...options }));
}

function sendRequest(url: URL, settings: ClientOptions & RequestOptions): Promise<Reply> {
  const { timeout, lookup, method = "GET" } = settings;
  const headers = { "User-Agent": USER_AGENT, "Accept-Encoding": "br, gzip", Accept: "*/*" };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeout * 1000);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(requestError(error, url, timeout));
    const options = { method, headers, signal, agent: false, ...(lookup && { lookup }) };
    const asked = request(url, options, (response) => {
      const { socket } = response;
      const certificate = isTls(socket) ? { certificate: socket.getPeerCertificate() } : {};
      read(response).then((body) => {
        const { statusCode: status = 0, headers } = response;
        resolve({ url, status, headers, body: decoded(body, headers), ...certificate });
      }, fail);
    });
    asked.once("error", fail).end();
  });
}

const isTls = (socket: object): socket is TLSSocket => "getPeerCertificate" in socket;

async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`it sends more than ${MOST_BYTES / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

function decoded(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  const decode = DECODERS[headers["content-encoding"] ?? ""];
  return decode && body.length > 0 ? decode(body) : body;
}
