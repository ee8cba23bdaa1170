import { get } from "node:http";
import type { PageData } from "../../src/app/document.ts";
import { dataUrl } from "../../src/model/addresses.ts";
import { startPreviewServer } from "../../src/server/preview-server.ts";
import type { CompiledSite } from "../../src/site/compiled-site.ts";
import { limits } from "./limits.ts";
import type { Measure } from "./table.ts";

/** What has to be known of a site to be measured. */
export type MeasuredSite = Pick<CompiledSite, "pages" | "routes">;

/** One page of every kind; search engines' scores are for pages that they may list. */
export function pathsOf({ pages }: MeasuredSite, listedOnly = false): string[] {
  const paths = new Map<string, string>();
  for (const { page } of pages) {
    const kind = page.template ?? page.structuredData ?? page.path;
    if (!paths.has(kind) && (page.index || !listedOnly)) paths.set(kind, page.path);
  }
  return [...paths.values()];
}

/** How many bytes an answer has as it travels to a browser that knows brotli. */
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

/** Weighs files by their addresses, each once. */
function scales(site: string) {
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

/** What the first paint of each page needs: its HTML and its style sheets. */
export async function measureFirstPaint(site: string, { routes }: MeasuredSite): Promise<Measure> {
  const weigh = scales(site);
  let worst = { path: "", bytes: 0 };
  for (const { path } of routes) {
    const bytes = await weigh([path, ...sheetsIn(await textAt(site + path))]);
    if (bytes > worst.bytes) worst = { path, bytes };
  }
  const what = `HTML and CSS of the heaviest of ${routes.length} pages`;
  return { what, page: worst.path, measured: worst.bytes, limit: limits.firstPaint, unit: "B" };
}

/** A form, pictures that open large, a film that is asked for: more than words to be read. */
const IS_WORKED_WITH = /<form\b|<main\b.*\sdata-acts\b/s;

export const scriptsLimit = (isWorkedWith: boolean) => ({
  what: `once used: scripts${isWorkedWith ? ", with a form or a gallery" : ""}`,
  limit: isWorkedWith ? limits.allScripts : limits.scripts,
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
 * What can be told of a site's weight without a browser, by what its pages name: the first paint of all
 * of them, and of one page of every kind the scripts and the fonts of the first screen.
 */
async function weighSite(site: string, about: MeasuredSite): Promise<Measure[]> {
  const weigh = scales(site);
  const measures = [await measureFirstPaint(site, about)];
  for (const page of pathsOf(about)) {
    const html = await textAt(site + page);
    const early = namesIn(html, /<script [^>]*?src="(\/[^"]+)"/g);
    const fonts = namesIn(html, /<link rel="preload" [^>]*?href="(\/[^"]+\.woff2)"/g);
    const used = scriptsLimit(IS_WORKED_WITH.test(html));
    measures.push(
      { ...B, page, what: "scripts", measured: await weigh(early), limit: limits.earlyScript },
      { ...B, page, what: "fonts", measured: await weigh(fonts), limit: limits.fonts },
      { ...B, page, ...used, measured: await weigh(await allScripts(site, page, early)) },
    );
  }
  return measures;
}

const B = { unit: "B" } as const;

/** The first script names those that it brings; the page's data has the app and its parts. */
async function allScripts(site: string, page: string, early: readonly string[]) {
  const { entry, chunks = [] }: PageData = await (await fetch(site + dataUrl(page))).json();
  const texts = await Promise.all(early.map((url) => textAt(site + url)));
  const brought = texts.flatMap((text) => namesIn(text, /["'`]\.(\/[\w-]+\.js)["'`]/g));
  return [...early, ...brought.map((name) => entry.replace(/\/[^/]+$/, name)), entry, ...chunks];
}
