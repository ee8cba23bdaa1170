import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { problemViews } from "../diagnostics/problem-view.ts";
import { lookAtPublic } from "../files/public-folder.ts";
import { followSources } from "../live/follow.ts";
import { lookAtSources } from "../live/sources.ts";
import { variantType } from "../pictures/variants.ts";
import { publicDirOf } from "../site/compiled-site.ts";
import { PROBLEMS_EVENT, PROBLEMS_URL } from "./badge-protocol.ts";
import { LiveSite } from "./live-site.ts";
import { overlayError } from "./problems.ts";

const EMPTY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plumbline</title></head>
<body><p>The site shows here as soon as its config is right.</p></body></html>`;

/**
 * Serves the site of a config from source: pages are rendered on request, the browser follows each
 * save, and an invalid save shows its diagnosis over the page that was there.
 */
export function sitePlugin(configFile: string): Plugin {
  const live = new LiveSite(resolve(configFile));
  return {
    name: "plumbline:site",
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: "/src/dev/badge.ts" }, injectTo: "body" },
    ],
    config: () => ({ publicDir: publicDirOf(live.configFile) }),
    async configureServer(server) {
      const { stamp } = lookAtSources(live.configFile);
      await live.update();
      follow(server, live, stamp);
      server.ws.on("connection", () => showErrors(server, live));
      server.middlewares.use(hideUnpublished(live));
      server.middlewares.use(serveData(live));
      server.middlewares.use(serveMade(live));
      // Returned, so that it comes after Vite's own files and the public folder.
      return () => server.middlewares.use(servePages(server, live));
    },
  };
}

function follow(server: ViteDevServer, live: LiveSite, stamp: string): void {
  const { configFile } = live;
  const onSave = async () => {
    const wasBroken = live.isBroken;
    const change = await live.update();
    if (change === "nothing") showErrors(server, live);
    else if (change === "everything" || wasBroken) server.ws.send({ type: "full-reload" });
    else server.ws.send("plumbline:update");
    server.ws.send(PROBLEMS_EVENT);
  };
  const stop = followSources({ configFile, stamp, onSave, onError: tellOf(server, live) });
  server.httpServer?.once("close", stop);
}

/** A config that is gone for a moment, as some editors save, must not end the server. */
const tellOf =
  (server: ViteDevServer, { configFile }: LiveSite) =>
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    server.config.logger.error(
      `${configFile} cannot be read (${reason}). The site stays as it was until it can.`,
    );
  };

function showErrors(server: ViteDevServer, live: LiveSite): void {
  if (!live.isBroken) return;
  server.ws.send(overlayError(live.diagnostics, live.text, live.configFile));
}

/** Vite serves the public folder whole; what a build passes over is not there here either. */
const hideUnpublished =
  ({ configFile }: LiveSite): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = decoded(pathOf(request)).toLowerCase();
    const { passedOver } = lookAtPublic(publicDirOf(configFile));
    if (!passedOver.some(({ url }) => `${path}/`.startsWith(`${url.toLowerCase()}/`)))
      return next();
    response.statusCode = 404;
    response.end("This is not published: see npm run check.\n");
  };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const serveData =
  (live: LiveSite): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = pathOf(request);
    if (path === PROBLEMS_URL) return sendJson(response, badgeOf(live));
    const data = live.data(path);
    if (data) return sendJson(response, data);
    next();
  };

/** Fonts and pictures are made when a page asks for them, and kept where the build finds them. */
const serveMade =
  (live: LiveSite): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      const path = pathOf(request);
      const font = await live.font(path);
      const made = font ?? (await live.picture(path));
      if (!made) return next();
      response.setHeader("Content-Type", font ? "font/woff2" : variantType(path));
      response.end(made);
    } catch (error) {
      next(error);
    }
  };

/** Errors fill the overlay; the badge has what does not stop the site. */
function badgeOf({ isBroken, diagnostics, configFile, text }: LiveSite) {
  const found = isBroken ? [] : diagnostics.map((each) => ({ ...each, file: configFile }));
  return problemViews(found, text);
}

function sendJson(response: ServerResponse, data: unknown): void {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(data));
}

const servePages =
  (server: ViteDevServer, live: LiveSite): Connect.NextHandleFunction =>
  async (request, response, next) => {
    try {
      const { createRenderer } = (await server.ssrLoadModule(
        "/src/app/server.tsx",
      )) as typeof import("../app/server.tsx");
      const path = pathOf(request);
      const page = live.page(path, createRenderer) ?? { html: EMPTY_PAGE, found: true };
      response.statusCode = page.found ? 200 : 404;
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(await server.transformIndexHtml(path, page.html));
    } catch (error) {
      next(error);
    }
  };

const pathOf = (request: Connect.IncomingMessage): string =>
  new URL(request.originalUrl ?? "/", "http://localhost").pathname;
