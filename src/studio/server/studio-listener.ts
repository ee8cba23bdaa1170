import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Call } from "../calls/call.ts";
import { CALLS } from "../calls/calls.ts";
import { explain } from "../calls/explain.ts";
import type { Studio } from "../calls/studio.ts";
import { StudioError } from "../calls/studio-error.ts";
import {
  ALIVE_URL,
  API_URL,
  MAX_UPLOAD_BYTES,
  MEDIA_URL,
  STUDIO_URL,
} from "../protocol/addresses.ts";
import { inEnglish, message } from "../protocol/messages.ts";
import { SAMPLES_URL } from "../protocol/samples.ts";
import { pictureRefusal, refusal } from "./access.ts";
import { CUT_CALLS } from "./cut-picture.ts";
import { savingCalls } from "./saving-calls.ts";
import { sendSample } from "./send-sample.ts";
import { send, setHeaders, studioPage } from "./studio-page.ts";
import { thumbnail } from "./thumbnails.ts";

/** Larger requests are refused. */
const MAX_BYTES = 5_000_000;

/** The call whose body is a file. */
const UPLOAD = "upload";

/** Serves the studio's page and its API; returns whether the request was for it. */
export function studioListener(
  studio: Studio,
  token: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const page = studioPage(() => void studio.prepare());
  const calls = { ...CALLS, ...CUT_CALLS, ...savingCalls(studio.configFile) };
  return (request, response) => {
    const [url = ""] = (request.url ?? "").split("?");
    if (!url.startsWith(STUDIO_URL)) return false;
    if (page(request, response)) return true;
    setHeaders(response);
    if (url.startsWith(API_URL)) void respond(request, response, { studio, token, calls });
    else if (url.startsWith(MEDIA_URL)) void sendPicture(request, response, studio);
    else if (url.startsWith(SAMPLES_URL)) void sendSample(request, response, studio);
    else send(response, 404, "text/plain", "Not found.\n");
    return true;
  };
}

/** Sends a small version of a picture of the site. */
async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  studio: Studio,
): Promise<void> {
  const [url = ""] = (request.url ?? "").split("?");
  const refused = pictureRefusal(request);
  if (refused !== undefined) return send(response, 403, "text/plain", refused);
  try {
    const name = decodeURIComponent(url.slice(MEDIA_URL.length));
    const picture = await thumbnail(studio.media, studio.configFile, name);
    if (!picture) return send(response, 404, "text/plain", "Not found.\n");
    // Its address changes with its content.
    response.setHeader("Cache-Control", "private, max-age=86400");
    response.setHeader("Content-Type", "image/webp");
    response.end(picture);
  } catch {
    send(response, 404, "text/plain", "Not found.\n");
  }
}

/** Runs a call of the API; all are POST requests with JSON, or with a file. */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { studio, token, calls }: { studio: Studio; token: string; calls: Record<string, Call> },
): Promise<void> {
  const refused = refusal(request, token);
  if (refused) return sendJson(response, 403, { error: inEnglish(refused), ...refused });
  const [url = ""] = (request.url ?? "").split("?");
  if (url === ALIVE_URL) return sendJson(response, 200, {});
  const name = url.slice(API_URL.length);
  const known = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!known || request.method !== "POST")
    return sendJson(response, 404, { error: "Unknown call." });
  try {
    const body = name === UPLOAD ? await readUpload(request) : await readJson(request);
    await studio.open();
    sendJson(response, 200, (await known(studio, body)) ?? {});
  } catch (error) {
    const [status, said] = explain(error);
    sendJson(response, status, { error: inEnglish(said), ...said });
  }
}

/** A file is the whole body; its name is in the address. */
async function readUpload(request: IncomingMessage): Promise<unknown> {
  const { searchParams } = new URL(request.url ?? "", "http://localhost");
  const data = await readBody(request, MAX_UPLOAD_BYTES);
  return { name: searchParams.get("name"), folder: searchParams.get("folder") ?? "", data };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse((await readBody(request, MAX_BYTES)).toString("utf8") || "{}");
}

/** A body that is too large is read to its end, since browsers only then look at the response. */
async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= most) parts.push(part);
    else parts.length = 0;
  }
  if (size > most) throw new StudioError(message("tooLarge", String(most / 1e6)));
  return Buffer.concat(parts);
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, "application/json", JSON.stringify(body));

/**
 * Lets the studio show pages of the site in its frame, which the headers of the site forbid. Only requests from frames of
 * the same origin get this.
 */
export const forStudioFrame =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      if (/^x-frame-options$/i.test(name)) return response;
      return set(name, /^content-security-policy$/i.test(name) ? withFrame(String(value)) : value);
    };
    listener(request, response);
  };

/** The script in the frame reads the page's next version as HTML, which Trusted Types prevent. */
const withFrame = (policy: string) =>
  policy
    .replace(/frame-ancestors[^;]*/i, "frame-ancestors 'self'")
    .replace(/(require-trusted-types-for|trusted-types)[^;]*;?/gi, "");

/** Whether a request is for a page in the studio's frame. */
export const isForFrame = ({ headers }: IncomingMessage): boolean =>
  headers["sec-fetch-dest"] === "iframe" && headers["sec-fetch-site"] === "same-origin";
