import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import {
  type BrowserReport,
  EVENTS_URL,
  FAULTS_URL,
  SCRIPT_URL,
} from "../../client/live/protocol.ts";
import { FRAME_SCRIPT_URL } from "../../studio/protocol/addresses.ts";
import { forStudioFrame, isForFrame } from "../../studio/server/studio-listener.ts";
import { serveSite } from "../preview-server.ts";
import { sendText } from "../responses.ts";
import type { Channel } from "./channel.ts";
import type { DevelopmentApp } from "./development-app.ts";

interface ListenerOptions {
  dir: string;
  /** The code of the live script, once the site is built for the first time. */
  script: Promise<string>;
  channel: Channel;
  app: DevelopmentApp;
  /** Serves the studio; returns whether a request is for it. */
  studio: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Receives the reports of pages about their browsers. */
  onFault: (fault: BrowserReport) => void;
}

const NO_SITE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>No site yet</title></head>
<body><p>The site shows here as soon as its config is right.</p></body></html>`;

/** The frame of the studio shows the page of the working copy in it, as in that of an address that does not exist yet. */
const NOT_BUILT = `<!doctype html><html><head><meta charset="utf-8"><title>Not built yet</title></head><body></body></html>`;

/**
 * Serves the site like the preview, with the live script added to each page. Files and headers stay
 * unchanged: the script has the same origin as the site's own.
 */
export function liveListener({
  dir,
  script,
  channel,
  app,
  studio,
  onFault,
}: ListenerOptions): RequestListener {
  const transformHtml = (html: Buffer, file: string) =>
    withScript(app.inPage(html), file, channel.state);
  const site = app.serve(dir, serveSite(dir, transformHtml));
  const siteInStudio = forStudioFrame(serveSite(dir, withFrameScript));
  const hasSite = () => existsSync(join(dir, "index.html"));
  const serve: RequestListener = (request, response) => {
    if (hasSite()) (isForFrame(request) ? siteInStudio : site)(request, response);
    else sendText(response, 503, transformHtml(Buffer.from(NO_SITE), "/index.html"), "text/html");
  };
  let isBuilt = false;
  void script.then(() => {
    isBuilt = true;
  });
  return (request, response) => {
    if (studio(request, response)) return;
    const [path] = (request.url ?? "").split("?");
    if (path === EVENTS_URL) channel.open(request, response);
    else if (path === SCRIPT_URL)
      void script.then((code) => sendText(response, 200, code, "text/javascript"));
    else if (path === FAULTS_URL) void takeFault(request, response, onFault);
    // The studio's frame shows the last build until it has the page of the working copy.
    else if (isPart(request) && hasSite()) serve(request, response);
    else if (isForFrame(request) && !isBuilt)
      sendText(response, 404, withFrameScript(Buffer.from(NOT_BUILT)), "text/html");
    else void script.then(() => serve(request, response));
  };
}

/** Whether a page asks for something that it shows, such as a frame or a picture. */
const isPart = ({ headers }: IncomingMessage) =>
  (headers["sec-fetch-dest"] ?? "document") !== "document";

/** A page with the live script, with the page's file and the state of the site as its data. */
const withScript = (html: Buffer, file: string, state: string) =>
  withTag(
    html,
    `<script async src="${SCRIPT_URL}" data-file="${encodeURIComponent(file)}" data-state="${state}"></script>`,
  );

/** A page in the studio: the app does not run, since it would restore the content with which it was loaded. */
const withFrameScript = (html: Buffer) =>
  withTag(
    Buffer.from(html.toString().replace(/<script[^>]* data-app="[^>]*><\/script>/, "")),
    `<script type="module" src="${FRAME_SCRIPT_URL}"></script>`,
  );

function withTag(html: Buffer, tag: string): Buffer {
  const end = html.lastIndexOf("</body>");
  const at = end < 0 ? html.length : end;
  return Buffer.concat([html.subarray(0, at), Buffer.from(tag), html.subarray(at)]);
}

/** Larger bodies are not reports. */
const MOST_LETTERS = 50_000;

/** Accepts the report of a page of this server; pages of other sites are rejected. */
async function takeFault(
  request: IncomingMessage,
  response: ServerResponse,
  onFault: (fault: BrowserReport) => void,
): Promise<void> {
  const { origin, host } = request.headers;
  let text = "";
  try {
    for await (const part of request.setEncoding("utf8"))
      if (text.length < MOST_LETTERS) text += part;
    if (request.method !== "POST" || origin !== `http://${host}`)
      throw new Error("Only pages of this site report here.");
    const { path, message, stack } = JSON.parse(text);
    onFault({ path: String(path), message: String(message), stack: String(stack) });
    sendText(response, 204, "");
  } catch {
    sendText(response, 400, "Pages of this site report errors of their browser here.\n");
  }
}
