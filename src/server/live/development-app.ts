import { existsSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { APP_URL } from "../../client/live/protocol.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { ROUTE_DATA } from "../../model/addresses.ts";
import type { ExtensionCode } from "../../model/kit/extensions.ts";
import { APP_FILE, developmentApp, siteCode } from "../../render/bundle/site-code.ts";
import { sendText } from "../responses.ts";

const ENTRY = APP_URL + APP_FILE;

/** The bundler's file names. No path leads out of their folder. */
const FILE = /^[\w.-]+\.js(\.map)?$/;

/**
 * The development build of the app, which replaces the production build on sites with extensions:
 * React explains errors, and the browser shows the sources.
 */
export class DevelopmentApp {
  /** The folder of the last development build. */
  private dir: string | undefined;
  /** Whether that build is for the code of the current site. */
  private isCurrent = false;
  /** The address of the production app in pages. */
  private entry = "";
  /**
   * Whether pages have this app, by the address of their data. The data of an open page must name the same
   * app.
   */
  private readonly pages = new Map<string, boolean>();

  /** Pages get the production app until the build for their code is ready. */
  outdate(): void {
    this.isCurrent = false;
  }

  async make(extensions: ExtensionCode | undefined, configFile: string): Promise<void> {
    if (!extensions || extensions.modules.sections.length === 0) return;
    const cacheDir = cacheDirOf(configFile);
    const { scripts } = await siteCode(extensions, cacheDir);
    this.dir = await developmentApp(extensions, cacheDir);
    this.entry = scripts.entry;
    this.isCurrent = true;
  }

  /** The path of a file of the app, by its address. */
  fileOf(url: string): string | undefined {
    if (this.dir === undefined || !url.startsWith(APP_URL)) return undefined;
    const name = url.slice(APP_URL.length);
    return FILE.test(name) ? join(this.dir, name) : undefined;
  }

  /** A page that names this app. */
  inPage(html: Buffer): Buffer {
    if (this.dir === undefined) return html;
    const text = html.toString();
    const [, data] = /data-route="([^"]+)"/.exec(text) ?? [];
    if (data !== undefined) this.pages.set(data, this.isCurrent);
    if (!this.isCurrent) return html;
    return Buffer.from(text.replace(`data-app="${this.entry}"`, `data-app="${ENTRY}"`));
  }

  /** Serves the app, and the data of pages in `siteDir`, which name it too. */
  serve(siteDir: string, others: RequestListener): RequestListener {
    return (request, response) => {
      const [path = ""] = (request.url ?? "").split("?");
      const file = this.fileOf(path) ?? (this.namesThis(path) ? join(siteDir, path) : undefined);
      if (file === undefined || !existsSync(file)) return others(request, response);
      const text = readFileSync(file, "utf8");
      if (/\.js$/.test(file)) return sendText(response, 200, text, "text/javascript");
      sendText(response, 200, file.endsWith(".map") ? text : withThisApp(text), "application/json");
    };
  }

  /** Whether the data at an address belongs to a page that has this app. */
  private namesThis = (url: string) =>
    url.startsWith(`${ROUTE_DATA}/`) &&
    url.endsWith(".json") &&
    (this.pages.get(url) ?? this.isCurrent);
}

/** The development app finds the code of sections by itself. */
function withThisApp(data: string): string {
  const page: object = JSON.parse(data);
  return JSON.stringify({ ...page, entry: ENTRY, chunks: [] });
}
