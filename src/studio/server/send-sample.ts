import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeText } from "../../lib/text.ts";
import { SAMPLES_URL } from "../protocol/samples.ts";
import { sampleDocument } from "../samples/sample-document.ts";
import { pictureRefusal } from "./access.ts";
import { presetOf } from "./sample-calls.ts";
import type { Studio } from "./studio.ts";

/** Samples load nothing from elsewhere, and only the studio shows them. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Sends a page with one section, or a file of such a page. */
export async function sendSample(
  request: IncomingMessage,
  response: ServerResponse,
  studio: Studio,
): Promise<void> {
  const refused = pictureRefusal(request);
  if (refused !== undefined) return send(response, 403, "text/plain", refused);
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  const name = pathname.slice(SAMPLES_URL.length);
  try {
    await studio.open();
    if (name === "page") return await sendPage(response, studio, searchParams);
    const file = await studio.samples.file(name);
    if (!file) return send(response, 404, "text/plain", "Not found.\n");
    response.setHeader("Cache-Control", "private, max-age=600");
    send(response, 200, file.type, file.data);
  } catch (error) {
    send(response, 404, "text/plain", error instanceof Error ? error.message : String(error));
  }
}

async function sendPage(
  response: ServerResponse,
  studio: Studio,
  query: URLSearchParams,
): Promise<void> {
  const type = query.get("type") ?? "";
  const { section } = await presetOf(studio, type, query.get("preset") ?? "");
  const made = await studio.samples.page(section, studio.config, studio.kit);
  response.setHeader("Content-Security-Policy", POLICY);
  if ("problem" in made)
    return send(response, 422, "text/html", `<!doctype html><p>${escapeText(made.problem)}</p>`);
  // The address changes with the theme.
  response.setHeader("Cache-Control", "private, max-age=3600");
  send(response, 200, "text/html", sampleDocument(made.html, SAMPLES_URL, {}));
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", /^text/.test(type) ? `${type};charset=utf-8` : type);
  response.end(body);
}
