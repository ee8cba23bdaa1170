import { get } from "node:http";
import { dataUrl } from "../../src/model/addresses.ts";
import type { PageData } from "../../src/model/page-data.ts";
import { startPreviewServer } from "../../src/server/preview-server.ts";
import type { CompiledSite } from "../../src/site/compile-page.ts";
import { limits } from "./limits.ts";
import type { Measure } from "./table.ts";

/** The parts of a site that measuring needs. */
export type MeasuredSite = Pick<CompiledSite, "pages" | "routes">;

/** One page of every kind. Optionally, only pages that search engines may list. */
export function pathsOf({ pages }: MeasuredSite, listedOnly = false): string[] {
  const paths = new Map<string, string>();
  for (const { page } of pages) {
    const kind = page.template ?? page.structuredData ?? page.path;
    if (!paths.has(kind) && (page.index || !listedOnly)) paths.set(kind, page.path);
  }
  return [...paths.values()];
}

/** The transferred bytes of a response to a browser with brotli. */
function transferred(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (data: Buffer) => {
        bytes += data.length;
      });
      response.on("end", () => resolve(bytes));
    }).once("error", reject);
  });
}

/** Returns a function that sums the transferred bytes of files and requests each file once. */
function createScales(site: string) {
  const known = new Map<string, Promise<number>>();
  const weigh = (url: string) => {
    const bytes = known.get(url) ?? transferred(site + url);
    known.set(url, bytes);
    return bytes;
  };
  return async (urls: Iterable<string>) => {
    let sum = 0;
    for (const url of new Set(urls)) sum += await weigh(url);
    return sum;
  };
}

const textAt = async (url: string) => (await fetch(url)).text();

const sheetsIn = (html: string) => namesIn(html, /<link rel="stylesheet" href="(\/[^"]+)"/g);

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The heaviest first paint of all pages: HTML and style sheets. */
export async function measureFirstPaint(site: string, { routes }: MeasuredSite): Promise<Measure> {
  const weigh = createScales(site);
  let worst = { path: "", bytes: 0 };
  for (const { path } of routes) {
    const bytes = await weigh([path, ...sheetsIn(await textAt(site + path))]);
    if (bytes > worst.bytes) worst = { path, bytes };
  }
  const what = `HTML and CSS of the heaviest of ${routes.length} pages`;
  return { what, page: worst.path, measured: worst.bytes, limit: limits.firstPaint, unit: "B" };
}

/** Matches pages with a form, pictures that open large, or a film that loads on request. */
const IS_INTERACTIVE = /<form\b|<main\b.*\sdata-acts\b/s;

export const scriptsLimit = (isInteractive: boolean) => ({
  what: `once used: scripts${isInteractive ? ", with a form or a gallery" : ""}`,
  limit: isInteractive ? limits.allScripts : limits.scripts,
});

/** Weighs a built site without a browser. */
export async function weigh(site: MeasuredSite, dist: string): Promise<Measure[]> {
  const server = await startPreviewServer({ dir: dist, port: 0, host: "127.0.0.1" });
  try {
    return await weighSite(server.url, site);
  } finally {
    await server.close();
  }
}

/**
 * Measures a site without a browser, from the files that its pages name: the first paint of all pages, and
 * scripts and fonts of the first screen for one page of every kind.
 */
async function weighSite(site: string, about: MeasuredSite): Promise<Measure[]> {
  const weigh = createScales(site);
  const measures = [await measureFirstPaint(site, about)];
  for (const page of pathsOf(about)) {
    const html = await textAt(site + page);
    const early = namesIn(html, /<script [^>]*?src="(\/[^"]+)"/g);
    const fonts = namesIn(html, /<link rel="preload" [^>]*?href="(\/[^"]+\.woff2)"/g);
    const used = scriptsLimit(IS_INTERACTIVE.test(html));
    measures.push(
      { ...B, page, what: "scripts", measured: await weigh(early), limit: limits.earlyScript },
      { ...B, page, what: "fonts", measured: await weigh(fonts), limit: limits.fonts },
      { ...B, page, ...used, measured: await weigh(await allScripts(site, page, early)) },
    );
  }
  return measures;
}

const B = { unit: "B" } as const;

/** The first script names the scripts that it loads; the page's data names the app and its chunks. */
async function allScripts(site: string, page: string, early: readonly string[]) {
  const { entry, chunks = [] }: PageData = await (await fetch(site + dataUrl(page))).json();
  const texts = await Promise.all(early.map((url) => textAt(site + url)));
  const imported = texts.flatMap((text) => namesIn(text, /["'`]\.(\/[\w-]+\.js)["'`]/g));
  return [...early, ...imported.map((name) => entry.replace(/\/[^/]+$/, name)), entry, ...chunks];
}
