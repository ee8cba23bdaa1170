import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { SectionInput } from "../../../schema/fields/section.ts";
import { ownProperty } from "../../lib/objects.ts";
import { escapeText } from "../../lib/text.ts";
import { presetOf } from "../calls/samples/sample-calls.ts";
import { axeFile } from "../calls/samples/workbench-calls.ts";
import type { Studio } from "../calls/studio.ts";
import { StudioError } from "../calls/studio-error.ts";
import { message } from "../protocol/messages.ts";
import { SAMPLES_URL } from "../protocol/samples.ts";
import { AXE_URL } from "../protocol/workbench.ts";
import { sampleDocument } from "../samples/sample-document.ts";
import { pictureRefusal } from "./access.ts";

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
    const axe = pathname === AXE_URL ? axeFile(studio.configFile) : undefined;
    if (axe) return send(response, 200, "text/javascript", await readFile(axe));
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
  const { scheme, direction, look, language, fixture } = viewOf(query);
  const type = query.get("type") ?? "";
  const section = fixture
    ? await fixtureOf(studio, type, fixture, query.get("ground"))
    : (await presetOf(studio, type, query.get("preset") ?? "")).section;
  const made = await studio.samples.page(section, studio.config, studio.kit, { look, language });
  response.setHeader("Content-Security-Policy", POLICY);
  if ("problem" in made)
    return send(
      response,
      422,
      "text/html",
      `<!doctype html><pre>${escapeText(made.problem)}</pre>`,
    );
  // The address changes with the theme, and in the workbench with the code.
  response.setHeader("Cache-Control", fixture ? "no-store" : "private, max-age=3600");
  const axe = fixture && axeFile(studio.configFile) ? `<script src="${AXE_URL}"></script>` : "";
  const html = sampleDocument(made.html, SAMPLES_URL, { scheme, direction }, axe);
  send(response, 200, "text/html", html);
}

/** What a developer chooses; anything else is as on the site. */
function viewOf(query: URLSearchParams) {
  const either = <T extends string>(key: string, values: readonly T[]) =>
    values.find((value) => value === query.get(key));
  const scheme = either("scheme", ["light", "dark"] as const);
  const direction = either("direction", ["ltr", "rtl"] as const);
  const [look, language, fixture] = ["look", "language", "fixture"].map(
    (key) => query.get(key) ?? undefined,
  );
  return { scheme, direction, look, language, fixture };
}

/** A fixture of a type, on another background if it is chosen. */
async function fixtureOf(
  { kit }: Studio,
  type: string,
  name: string,
  ground: string | null,
): Promise<SectionInput> {
  const module = await kit.sections.get(type)?.fixtures();
  const section = ownProperty(module?.fixtures, name);
  if (!section) throw new StudioError(message("gone", `${type}, ${name}`));
  return { ...section, ...(ground && { background: ground }) } as SectionInput;
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
