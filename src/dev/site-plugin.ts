import type { ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { PROJECT_DIR } from "../cache/cache.ts";
import { lookAtPublic, publicDirOf } from "../files/public-folder.ts";
import { followSources } from "../live/follow.ts";
import { lookAtSources } from "../live/sources.ts";
import { PROBLEMS_EVENT, PROBLEMS_URL } from "./badge-protocol.ts";
import type { LiveSite } from "./live-site.ts";

/**
 * What compiles and renders the site. Vite loads it, and all that it imports, anew when any of it is
 * saved: schema, checks and derivers are followed as components are.
 */
const LIVE_SITE = join(PROJECT_DIR, "src/dev/live-site.ts");

/** What this command runs without Vite, and what Vite has in its own memory. */
const NEEDS_RESTART =
  /^(scripts\/(dev\.ts|lib\/.*)|src\/(dev\/site-plugin|live\/[^/]*|files\/.*)\.ts|package-lock\.json)$/;

const EMPTY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plumbline</title></head>
<body><p>The site shows here as soon as its config is right.</p></body></html>`;

/**
 * Serves the site of a config from source: pages are rendered on request, the browser follows each
 * save of the config, the public folder and the code, and an invalid save shows its diagnosis over
 * the page that was there. What cannot be followed is named in the terminal.
 */
export function sitePlugin(configFile: string): Plugin {
  const file = resolve(configFile);
  let onCode: (isInBrowser: boolean) => void = () => {};
  return {
    name: "plumbline:site",
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: "/src/dev/badge.ts" }, injectTo: "body" },
    ],
    config: () => ({ publicDir: publicDirOf(file) }),
    hotUpdate({ modules, server, file: saved }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      onCode(server.environments.client.moduleGraph.getModulesByFile(saved) !== undefined);
    },
    async configureServer(server) {
      const site = await followedSite(server, file);
      onCode = site.onCode;
      server.ws.on("connection", site.showErrors);
      server.middlewares.use(hideUnpublished(file));
      server.middlewares.use(serving(site.serveMade));
      // Returned, so that it comes after Vite's own files and the public folder.
      return () => server.middlewares.use(serving(site.servePage));
    },
  };
}

/** The site as it is now, and what serves it. */
async function followedSite(server: ViteDevServer, configFile: string) {
  const load = async () =>
    (await server.ssrLoadModule(LIVE_SITE)) as typeof import("./live-site.ts");
  const { stamp } = lookAtSources(configFile);
  let live: LiveSite = await (await load()).compileLive(configFile);
  let updating = Promise.resolve();

  const showErrors = async () => {
    const error = (await load()).overlayError(live);
    if (error) server.ws.send(error);
  };
  const update = async (isNewCode: boolean) => {
    const { compileLive, isNewFrame } = await load();
    const before = live;
    live = await compileLive(configFile, before.site);
    const isMended = live.result.site && !before.result.site;
    if (!live.result.site) await showErrors();
    else if (isNewCode || isMended || isNewFrame(before.site, live.site))
      server.ws.send({ type: "full-reload" });
    else server.ws.send("plumbline:update");
    server.ws.send(PROBLEMS_EVENT);
  };
  const follow = (isNewCode: boolean) => {
    updating = updating.catch(() => {}).then(() => update(isNewCode));
    return updating;
  };

  const logger = server.config.logger;
  const stop = followSources({
    configFile,
    stamp,
    onSave: () => follow(false),
    // A config that is gone for a moment, as some editors save, must not end the server.
    onError: (error) =>
      logger.error(
        `${configFile} cannot be read (${reasonOf(error)}). The site stays as it was until it can.`,
      ),
  });
  server.httpServer?.once("close", stop);
  server.watcher.on("change", (path) => {
    const name = relative(PROJECT_DIR, path).replaceAll("\\", "/");
    if (NEEDS_RESTART.test(name)) logger.warn(`${name} was saved: restart npm run dev to see it.`);
  });

  return {
    showErrors,
    onCode(isInBrowser: boolean) {
      follow(!isInBrowser).catch((error) => {
        logger.error(`${reasonOf(error)}\nThe site stays as it was until that is mended.`);
        const { message, stack = "" } = error;
        server.ws.send({ type: "error", err: { message, stack } });
      });
    },
    /** Fonts and pictures are made when a page asks for them, and kept where the build finds them. */
    async serveMade(path: string, response: ServerResponse): Promise<boolean> {
      const { badgeViews, dataAt, fileAt } = await load();
      const data = path === PROBLEMS_URL ? badgeViews(live) : dataAt(path, live);
      const made = data ? undefined : await fileAt(path, live);
      if (data) send(response, "application/json", JSON.stringify(data));
      if (made) send(response, made.type, made.data);
      return data !== undefined || made !== undefined;
    },
    async servePage(path: string, response: ServerResponse): Promise<boolean> {
      const page = (await load()).pageAt(path, live) ?? { html: EMPTY_PAGE, found: true };
      response.statusCode = page.found ? 200 : 404;
      send(response, "text/html; charset=utf-8", await server.transformIndexHtml(path, page.html));
      return true;
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const serving =
  (
    serve: (path: string, response: ServerResponse) => Promise<boolean>,
  ): Connect.NextHandleFunction =>
  (request, response, next) => {
    serve(pathOf(request), response).then((isServed) => isServed || next(), next);
  };

/** Vite serves the public folder whole; what a build passes over is not there here either. */
const hideUnpublished =
  (configFile: string): Connect.NextHandleFunction =>
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

function send(response: ServerResponse, type: string, data: string | Uint8Array): void {
  response.setHeader("Content-Type", type);
  response.end(data);
}

const pathOf = (request: Connect.IncomingMessage): string =>
  new URL(request.originalUrl ?? "/", "http://localhost").pathname;
