import type { Browser, Page } from "@playwright/test";
import { limits } from "./limits.ts";
import type { Measure } from "./table.ts";
import { type MeasuredSite, measureFirstPaint, pathsOf, scriptsLimit } from "./weigh.ts";

const KINDS = ["Document", "Stylesheet", "Script", "Font", "Image", "Media", "Other"] as const;

type Kind = (typeof KINDS)[number];

/** How long a visitor only looks; what comes by itself has come by then. */
const LOOKING = 10_000;

/** A busy machine makes pages slower, and none heavier. */
const PATIENCE = 5 * 60_000;

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
} as const;

/** Looks at a page on a phone, then uses it; reports what came before and after. */
async function measurePage(browser: Browser, site: string, path: string) {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const { bytes, foreign } = await listen(page, site);
  await page.goto(site + path);
  await page.waitForTimeout(LOOKING);
  const looked = { ...bytes };
  const isWorkedWith = (await page.locator("form, main [data-acts]").count()) > 0;
  await use(page, site + path);
  const cookies = await context.cookies();
  const stored = await page.evaluate(() => sessionStorage.length + localStorage.length);
  await context.close();
  const used = scriptsLimit(isWorkedWith);
  const measure = (what: string, measured: number, limit: number, unit: Measure["unit"] = "B") =>
    ({ what, page: path, measured, limit, unit }) satisfies Measure;
  return [
    measure("looked at for ten seconds: all of it", total(looked), allOf(looked)),
    ...partsOf(looked).map(([what, size, limit]) => measure(`– ${what}`, size, limit)),
    measure(used.what, bytes.Script, used.limit),
    measure("requests to third parties", foreign.length, limits.thirdParties, ""),
    measure("cookies and stored values", cookies.length + stored, limits.cookies, ""),
  ];
}

/** The first touch of a page brings its app; a question in the address brings all of the search. */
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

/** A film may come on top of what any page may send. */
const allOf = ({ Media }: Bytes) => limits.looked + (Media > 0 ? limits.film : 0);

/** What a page's bytes are made of, without what it has not: the name, the size, the limit. */
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

/** Counts the bytes of each kind that arrive, without headers, and requests to other origins. */
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

/** What a built site asks of a visitor in bytes: its heaviest first paint, and one page of every kind. */
export async function measureBytes(browser: Browser, url: string, site: MeasuredSite) {
  // All at once: each is looked at for ten seconds, and bytes are the same on a busy machine.
  const pages = pathsOf(site).map((path) => measurePage(browser, url, path));
  return [await measureFirstPaint(url, site), ...(await Promise.all(pages)).flat()];
}
