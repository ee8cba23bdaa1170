import { randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { STUDIO_URL } from "../protocol/addresses.ts";
import { ENGLISH_MESSAGES, type Message, message } from "../protocol/messages.ts";
import { sessionFolder } from "../session/session-files.ts";

/** The header with the token. Other sites cannot send it, since browsers ask the server first. */
export const TOKEN_HEADER = "x-plumbline-token";

/** The studio's token for a site. It stays the same, so that an open window continues after a restart. */
export function studioToken(configFile: string): string {
  const file = join(sessionFolder(configFile), "token");
  if (existsSync(file)) {
    const known = readFileSync(file, "utf8").trim();
    if (/^[\w-]{40,}$/.test(known)) return known;
  }
  const token = randomBytes(32).toString("base64url");
  mkdirSync(sessionFolder(configFile), { recursive: true });
  // Other users of this computer must not read it.
  writeFileSync(file, token, { mode: 0o600 });
  return token;
}

/** The address that opens the studio of a site; browsers do not send the part with the key. */
export const studioUrl = (server: string, configFile: string): string =>
  `${server}${STUDIO_URL}#key=${studioToken(configFile)}`;

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const LOCAL_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a request comes from this computer, by a name that certainly belongs to it. */
const isLocal = ({ socket, headers }: IncomingMessage) =>
  LOCAL_ADDRESS.test(socket.remoteAddress ?? "") && LOCAL_HOST.test(headers.host ?? "");

/** Why a request may not see a picture: pages show pictures without a token, so their browser has to name them. */
export function pictureRefusal(request: IncomingMessage): string | undefined {
  if (!isLocal(request)) return ENGLISH_MESSAGES.elsewhere();
  const isOwn = request.headers["sec-fetch-site"] === "same-origin";
  return isOwn && request.method === "GET" ? undefined : "Only the studio's own pages show this.";
}

/**
 * Why a request may not use the studio; undefined if it may. It has to come from this computer, by a name that
 * certainly belongs to it, from a page of the studio, and with the token.
 */
export function refusal(request: IncomingMessage, token: string): Message | undefined {
  const { headers, method } = request;
  const { host = "", origin } = headers;
  if (!isLocal(request)) return message("elsewhere");
  const isForeign = origin !== undefined && origin !== `http://${host}`;
  if (isForeign || (method !== "GET" && origin === undefined)) return message("otherPage");
  const sent = Buffer.from(String(headers[TOKEN_HEADER] ?? ""));
  const expected = Buffer.from(token);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return message("noKey");
  return undefined;
}
