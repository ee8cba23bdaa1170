import { resolve, sep } from "node:path";
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from "vite";
import { publicDirOf } from "../compile/compile.ts";
import { formatPretty } from "../diagnostics/pretty.ts";
import { LiveSite } from "./live-site.ts";

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
    config: () => ({ publicDir: publicDirOf(live.configFile) }),
    async configureServer(server) {
      await live.update();
      watch(server, live);
      server.ws.on("connection", () => showErrors(server, live));
      server.middlewares.use(serveData(live));
      // Returned, so that it comes after Vite's own files and the public folder.
      return () => server.middlewares.use(servePages(server, live));
    },
  };
}

function watch(server: ViteDevServer, live: LiveSite): void {
  const media = `${publicDirOf(live.configFile)}${sep}`;
  server.watcher.add([live.configFile, media]);
  server.watcher.on("all", async (_event, file) => {
    if (resolve(file) !== live.configFile && !resolve(file).startsWith(media)) return;
    const wasBroken = live.errors.length > 0;
    const change = await live.update();
    if (change === "nothing") showErrors(server, live);
    else if (change === "everything" || wasBroken) server.ws.send({ type: "full-reload" });
    else server.ws.send("plumbline:update");
  });
}

function showErrors(server: ViteDevServer, { errors, text, configFile }: LiveSite): void {
  const [first] = errors;
  if (!first) return;
  const payload: ErrorPayload = {
    type: "error",
    err: {
      message: formatPretty(errors, { text }),
      stack: "",
      plugin: "plumbline",
      loc: { file: configFile, line: first.range.line, column: first.range.column },
    },
  };
  server.ws.send(payload);
}

const serveData =
  (live: LiveSite): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = pathOf(request);
    const font = live.font(path);
    const data = font ?? live.data(path);
    if (!data) return next();
    response.setHeader("Content-Type", font ? "font/woff2" : "application/json");
    response.end(font ?? JSON.stringify(data));
  };

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
