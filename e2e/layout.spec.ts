import { expect, type Page, test } from "@playwright/test";
import { open, overhang, scrollDown } from "./browsing.ts";
import { isFocusBehind } from "./focus.ts";
import { DESKTOP, PHONE } from "./screens.ts";
import { config, headerLinks, home, kinds, model, other } from "./site.ts";

const { quickActions } = model.header;
const NO_QUICK_BAR = "The site has no quick bar.";
const quickBar = (page: Page) => page.getByRole("navigation", { name: "Get in touch at once" });

for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test("the header stays in sight all the way down", async ({ page }) => {
      await open(page, home.path);
      for (const part of [0.3, 1]) {
        await scrollDown(page, part);
        const box = await page.locator("body > header").boundingBox();
        expect(box).toMatchObject({ x: 0, y: 0, width: viewport.width });
      }
    });
  });
}

test("a desktop shows the links in the header, and neither menu nor quick bar", async ({
  page,
}) => {
  await open(page, home.path);
  const links = page.locator("header nav a:visible");
  await expect(links).toContainText(headerLinks.map(({ label }) => label));
  await expect(page.locator("header summary")).toBeHidden();
  await expect(quickBar(page)).toBeHidden();
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  await open(page, other.path);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await isFocusBehind(page.locator("main"))).toBe(true);
});

test.describe("the quick bar of a phone", () => {
  test.use({ viewport: PHONE });
  test.skip(quickActions.length === 0, NO_QUICK_BAR);

  test("lies at the lower edge and covers nothing of the end of a page", async ({ page }) => {
    for (const { path } of kinds) {
      await page.goto(path);
      const bar = await quickBar(page).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0), path).toBe(PHONE.height);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const words = await page
        .locator("footer")
        .getByText(model.footer.copyright)
        .last()
        .boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

  test("calls and opens a chat", async ({ page }) => {
    await page.goto(home.path);
    const actions = quickBar(page).getByRole("link");
    await expect(actions).toHaveCount(quickActions.length);
    for (const [index, { label, link }] of quickActions.entries()) {
      await expect(actions.nth(index)).toContainText(label);
      await expect(actions.nth(index)).toHaveAttribute("href", link.href);
    }
  });
});

const { business } = config;

/** What no reader wants in two pieces, as it is shown. */
const THINGS = [
  ...model.footer.facts.map(({ text }) => text),
  business.address.postalCode,
  ...business.openingHours.map(({ opens, closes }) => `${opens} to ${closes}`),
].map((text) => text.replaceAll("\u00A0", " "));

/** Which of some things stand on several lines, though a line is long enough. */
const torn = (page: Page, things: readonly string[]) =>
  page.evaluate((wanted) => {
    function piecesOf(node: Node, start: number, end: number): DOMRect[] {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()];
    }
    function isTorn(node: Node, thing: string): boolean {
      const start = node.textContent?.replaceAll("\u00A0", " ").indexOf(thing) ?? -1;
      const line = node.parentElement?.closest("dl > div, li, p, h1, h2, h3");
      if (start < 0 || !line?.checkVisibility()) return false;
      const pieces = piecesOf(node, start, start + thing.length);
      const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
      return new Set(pieces.map(({ top }) => top)).size > 1 && width <= line.clientWidth;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      found.push(...wanted.filter((thing) => isTorn(texts.currentNode, thing)));
    }
    return found;
  }, things);

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`what is one thing stays on one line, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of kinds) {
      await page.goto(path);
      expect.soft(await torn(page, THINGS), path).toEqual([]);
    }
  });

  test(`no column of the footer stands alone under others, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(home.path);
    const tops = await page
      .locator('footer [data-odd] > :not([data-wide="true"])')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    const isStack = rows.every((row) => row === 1);
    expect(isStack, `${rows}`).toBe(width < 600);
    if (!isStack) expect(rows.at(-1), `${rows}`).toBeGreaterThan(1);
    const label = page.locator("footer [data-style] > span");
    if (!isStack) expect(await label.evaluate((span) => span.getClientRects().length)).toBe(1);
  });
}

test("an email address that is longer than the line breaks", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { path } of kinds) {
    await page.goto(path);
    await page.locator('a[href^="mailto:"]:not([data-style])').evaluateAll(
      (links, address) => {
        for (const link of links) link.textContent = address;
      },
      `${"roofs".repeat(6)}@${"slates".repeat(5)}.example`,
    );
    expect.soft(await overhang(page), path).toBe(0);
  }
});
