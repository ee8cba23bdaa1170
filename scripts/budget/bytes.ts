import { get } from "node:http";
import type { Browser, Page } from "@playwright/test";
import { limits } from "./limits.ts";
import type { Measure } from "./table.ts";

/** How many bytes an answer has as it travels to a browser that knows brotli. */
export function transferred(url: string): Promise<number> {
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

/** What the first paint of each page needs: its HTML and its style sheets. */
export async function measureFirstPaint(site: string, paths: readonly string[]): Promise<Measure> {
  const sheets = new Map<string, number>();
  let worst = { path: "", bytes: 0 };
  for (const path of paths) {
    const html = await (await fetch(site + path)).text();
    let bytes = await transferred(site + path);
    for (const [, href = ""] of html.matchAll(/<link rel="stylesheet" href="(\/[^"]+)"/g)) {
      const size = sheets.get(href) ?? (await transferred(site + href));
      sheets.set(href, size);
      bytes += size;
    }
    if (bytes > worst.bytes) worst = { path, bytes };
  }
  const what = `HTML and CSS of the heaviest of ${paths.length} pages`;
  return { what, page: worst.path, measured: worst.bytes, limit: limits.firstPaint, unit: "B" };
}

type Kind = "Script" | "Font" | "Image" | "Media" | "Other";

/** Loads a page on a phone and says what came, before and after the visitor's first touch. */
export async function measurePage(
  browser: Browser,
  site: string,
  path: string,
  hasForm: boolean,
): Promise<Measure[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const traffic = await listen(page, site);
  await page.goto(site + path, { waitUntil: "load" });
  const scriptBefore = traffic.bytes.Script;
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })),
  );
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const cookies = await context.cookies();
  const stored = await page.evaluate(() => sessionStorage.length + localStorage.length);
  await context.close();
  const { bytes, foreign } = traffic;
  const scripts = hasForm ? limits.allScripts : limits.scripts;
  const measure = (what: string, measured: number, limit: number, unit: Measure["unit"] = "B") =>
    ({ what, page: path, measured, limit, unit }) satisfies Measure;
  return [
    measure("scripts before anything is done", scriptBefore, limits.earlyScript),
    measure(`scripts in all${hasForm ? ", with a form" : ""}`, bytes.Script, scripts),
    measure("fonts", bytes.Font, limits.fonts),
    measure("pictures before scrolling", bytes.Image, limits.pictures),
    measure("film before scrolling", bytes.Media, limits.film),
    measure("requests to third parties", foreign.length, limits.thirdParties, ""),
    measure("cookies and stored values", cookies.length + stored, limits.cookies, ""),
  ];
}

/** Counts the bytes of each kind that arrive, without headers, and requests to other origins. */
async function listen(page: Page, site: string) {
  const session = await page.context().newCDPSession(page);
  const bytes: Record<Kind, number> = { Script: 0, Font: 0, Image: 0, Media: 0, Other: 0 };
  const foreign: string[] = [];
  const requests = new Map<string, { kind: Kind; headers: number }>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    // The app comes by fetch first, to lie in the cache when it is needed.
    const isScript = type === "Script" || /\.js$/.test(response.url);
    const kind = isScript ? "Script" : type in bytes ? (type as Kind) : "Other";
    const cached = response.fromDiskCache === true;
    if (!cached) requests.set(requestId, { kind, headers: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) bytes[request.kind] += Math.max(0, encodedDataLength - request.headers);
  });
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (request.url.startsWith("http") && !request.url.startsWith(site)) foreign.push(request.url);
  });
  await session.send("Network.enable");
  return { bytes, foreign };
}
