import type { Browser, Page } from "@playwright/test";
import { limits } from "./limits.ts";
import type { Measure } from "./table.ts";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** The first tap on the menu button, if there is one, on a slow phone with an empty cache. */
export async function measureMenuTap(
  browser: Browser,
  url: string,
  path: string,
): Promise<Measure[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    addEventListener("pointerdown", (event) =>
      performance.mark("tap", { startTime: event.timeStamp }),
    );
    document.addEventListener(
      "toggle",
      () => requestAnimationFrame(() => setTimeout(() => performance.mark("open"))),
      { capture: true },
    );
  });
  await page.goto(url + path);
  const button = page.locator("header summary");
  if ((await button.count()) === 0) {
    await context.close();
    return [];
  }
  await button.tap();
  const measured = await page.waitForFunction(() => {
    const [tap, open] = ["tap", "open"].map((name) => performance.getEntriesByName(name)[0]);
    return tap && open ? open.startTime - tap.startTime : undefined;
  });
  const value = await measured.jsonValue();
  await context.close();
  const what = "first tap on the menu until it is open, CPU ×4";
  return [{ what, page: path, measured: value ?? 0, limit: limits.menuTap, unit: "ms" }];
}

/**
 * The first tap on a link to another page, if there is one, until that page is painted. It was visited
 * before.
 */
export async function measureLinkTap(
  browser: Browser,
  url: string,
  from: string,
  pages: readonly string[],
): Promise<Measure[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url + from);
  const links = await page.locator("main a, footer a").all();
  const targets = await Promise.all(links.map((link) => link.getAttribute("href")));
  const found = targets.findIndex((href) => href && href !== from && pages.includes(href));
  const [link, to] = [links[found], targets[found]];
  if (!link || !to) {
    await context.close();
    return [];
  }
  await page.goto(url + to);
  await page.goto(url + from);
  await link.evaluate((element) =>
    element.addEventListener("pointerdown", (event) => {
      // The new page has a different time origin; both share the time of day and `window.name`.
      window.name = String(performance.timeOrigin + event.timeStamp);
    }),
  );
  await link.tap();
  await page.waitForURL(url + to);
  const measured = await painted(page);
  await context.close();
  const what = "first tap on a link until painted, warm cache";
  return [{ what, page: `${from} to ${to}`, measured, limit: limits.linkTap, unit: "ms" }];
}

/** Milliseconds from the tap, whose time is in `window.name`, to the first paint of this page. */
async function painted(page: Page): Promise<number> {
  const measured = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint ? performance.timeOrigin + paint.startTime - Number(window.name) : undefined;
  });
  return (await measured.jsonValue()) ?? 0;
}
