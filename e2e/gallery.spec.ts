import { expect, type Page, test } from "@playwright/test";
import { hydrated, overhang } from "./browsing.ts";
import { type BuiltSite, openSite } from "./built-sites.ts";

let site: BuiltSite;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await openSite("e2e/sites/bakery");
});
test.afterAll(() => site?.close());

const goto = (page: Page) => page.goto(`${site.url}/inside`);
const opener = (page: Page) => page.getByRole("link", { name: "The stone oven" });
const large = (page: Page) => page.getByRole("dialog", { name: /Picture \d of 2/ });
const slider = (page: Page) => page.getByRole("slider", { name: "Before After" });

test("a picture opens over the page, even if it is clicked before the app has loaded", async ({
  page,
}) => {
  await goto(page);
  await opener(page).click();
  await expect(large(page)).toBeVisible();
  await expect(page).toHaveURL(/\/inside$/);
  await page.keyboard.press("ArrowRight");
  await expect(large(page).getByRole("img")).toHaveAttribute("alt", /loaf/);
  await page.keyboard.press("ArrowRight");
  await expect(large(page)).toContainText("The oven holds sixty loaves.");
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main a"))).toBeNull();
  }
  expect(await overhang(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(large(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("a slider compares two pictures by mouse and by keyboard", async ({ page }) => {
  await goto(page);
  await hydrated(page);
  const share = () =>
    slider(page).evaluate((input) => input.parentElement?.style.getPropertyValue("--share"));
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("There is no slider to be seen.");
  await slider(page).click({ position: { x: box.width * 0.75, y: box.height / 2 } });
  const [, before = 0] = /^(\d+)%$/.exec((await share()) ?? "") ?? [];
  expect(Number(before)).toBeGreaterThan(60);
  await page.keyboard.press("ArrowLeft");
  expect(await share()).toBe(`${Number(before) - 1}%`);
});

test("a video from another site loads only on a click", async ({ page, context }) => {
  const asked: string[] = [];
  await context.route("https://player.vimeo.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "The film plays" });
  });
  await goto(page);
  const play = page.getByRole("link", { name: /Play the film/ });
  await play.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await play.click();
  const frame = page.locator("main iframe");
  await expect(frame.contentFrame().getByText("The film plays")).toBeVisible();
  await expect(frame).toBeFocused();
  expect(asked).toEqual(["https://player.vimeo.com/video/100200300?dnt=1&autoplay=1"]);
  expect(context.pages()).toHaveLength(1);
});

test("a download keeps its file name", async ({ page, request }) => {
  await goto(page);
  const href = await page.getByRole("link", { name: "Allergen list" }).getAttribute("href");
  expect(href).toBe("/media/allergens.txt");
  expect(await (await request.get(site.url + href)).text()).toContain("Saffron bun");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures link to themselves, pairs are side by side, and a video links to its page", async ({
    page,
  }) => {
    await goto(page);
    await expect(slider(page)).toBeHidden();
    const [before, after] = await Promise.all(
      ["Dough in its basket", "The same dough"].map((name) =>
        page.getByRole("img", { name }).boundingBox(),
      ),
    );
    expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    await expect(page.getByRole("link", { name: /Play the film/ })).toHaveAttribute(
      "href",
      "https://vimeo.com/100200300",
    );
    await opener(page).click();
    await expect(page).toHaveURL(/\/media\/oven\.svg$/);
  });
});
