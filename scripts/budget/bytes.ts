import type { Browser, Page } from "@playwright/test";
import { limits } from "./limits.ts";
import type { Measure } from "./table.ts";
import { type MeasuredSite, measureFirstPaint, pathsOf, scriptsLimit } from "./weigh.ts";

const KINDS = ["Document", "Stylesheet", "Script", "Font", "Image", "Media", "Other"] as const;

type Kind = (typeof KINDS)[number];

/** How long a visitor reads without interacting; automatic requests are over by then. */
const READING_MS = 10_000;

/** Generous, since a busy machine makes pages slower, but not heavier. */
const TIMEOUT_MS = 5 * 60_000;

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
} as const;

/** Opens a page on a phone, then uses it; reports the bytes before and after. */
async function measurePage(browser: Browser, site: string, path: string) {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const { bytes, foreign } = await listen(page, site);
  await page.goto(site + path);
  await page.waitForTimeout(READING_MS);
  const looked = { ...bytes };
  const isInteractive = (await page.locator("form, main [data-acts]").count()) > 0;
  await use(page, site + path);
  const cookies = await context.cookies();
  const stored = await page.evaluate(() => sessionStorage.length + localStorage.length);
  await context.close();
  const used = scriptsLimit(isInteractive);
  const measure = (what: string, measured: number, limit: number, unit: Measure["unit"] = "B") =>
    ({ what, page: path, measured, limit, unit }) satisfies Measure;
  return [
    measure("open for ten seconds: total", total(looked), allOf(looked)),
    ...partsOf(looked).map(([what, size, limit]) => measure(`– ${what}`, size, limit)),
    measure(used.what, bytes.Script, used.limit),
    measure("requests to third parties", foreign.length, limits.thirdParties, ""),
    measure("cookies and stored values", cookies.length + stored, limits.cookies, ""),
  ];
}

/** The first tap on a page loads its app; a query in the address loads the whole search. */
async function use(page: Page, url: string): Promise<void> {
  const search = page.locator("form[role=search] input[name]");
  if ((await search.count()) > 0) {
    const question = new URLSearchParams([[(await search.getAttribute("name")) ?? "", "a"]]);
    await page.goto(`${url}?${question}`, { waitUntil: "networkidle" });
  }
  await page.evaluate(() =>
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })),
  );
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

type Bytes = Record<Kind, number>;

const total = (bytes: Bytes) => Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** A film has its own budget in addition to the page's. */
const allOf = ({ Media }: Bytes) => limits.whileReading + (Media > 0 ? limits.film : 0);

/** A page's bytes by kind, without kinds that it does not have. */
function partsOf(bytes: Bytes): [what: string, size: number, limit: number][] {
  const parts: [string, number, number][] = [
    ["HTML and CSS", bytes.Document + bytes.Stylesheet, limits.firstPaint],
    ["scripts", bytes.Script, limits.earlyScript],
    ["fonts", bytes.Font, limits.fonts],
    ["pictures", bytes.Image, limits.pictures],
    ["film", bytes.Media, limits.film],
  ];
  return parts.filter(([, size]) => size > 0);
}

/** Counts received bytes by kind, without headers, and collects requests to other origins. */
async function listen(page: Page, site: string) {
  const session = await page.context().newCDPSession(page);
  const bytes: Bytes = {
    Document: 0,
    Stylesheet: 0,
    Script: 0,
    Font: 0,
    Image: 0,
    Media: 0,
    Other: 0,
  };
  const foreign: string[] = [];
  const requests = new Map<string, { kind: Kind; headers: number }>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const kind = KINDS.find((one) => one === type) ?? "Other";
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

/** The bytes of a built site: its heaviest first paint, and one page of every kind. */
export async function measureBytes(browser: Browser, url: string, site: MeasuredSite) {
  // In parallel: each stays open for ten seconds, and a busy machine does not change bytes.
  const pages = pathsOf(site).map((path) => measurePage(browser, url, path));
  return [await measureFirstPaint(url, site), ...(await Promise.all(pages)).flat()];
}
