import { expect, type Page, test } from "@playwright/test";
import { hero } from "../src/sections/hero/section.ts";
import { hold, hydrated, letGoOfAll, open, scrollDown } from "./browsing.ts";
import { findSection, home } from "./site.ts";

const found = findSection(hero, ({ video }) => video !== undefined);
const { path } = found?.route ?? home;
const label = found?.section.video?.label ?? "";
const film = (page: Page) => page.locator("main video");
const pause = (page: Page) => page.getByRole("button", { name: "Pause the film" });
const play = (page: Page) => page.getByRole("button", { name: "Play the film" });

const readFilm = (page: Page) =>
  film(page).evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error("This is not a video.");
    const { paused, muted, loop, currentTime, duration, readyState } = video;
    return { paused, muted, loop, currentTime, duration, readyState };
  });

const isRunning = async (page: Page) => {
  const { paused, currentTime } = await readFilm(page);
  return !paused && currentTime > 0;
};

test.skip(!found, "The site has no film.");
test.afterEach(letGoOfAll);

test("the video plays automatically and silently, and repeats", async ({ page }) => {
  await open(page, path);
  await expect(page.locator("main").getByText(label, { exact: true })).toBeAttached();
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(await readFilm(page)).toMatchObject({ muted: true, loop: true });
  const { duration } = await readFilm(page);
  await film(page).evaluate((video, end) => {
    if (video instanceof HTMLVideoElement) video.currentTime = end;
  }, duration - 0.3);
  await expect.poll(async () => (await readFilm(page)).currentTime).toBeLessThan(duration - 0.3);
  expect((await readFilm(page)).paused).toBe(false);
});

test("its button does not cover the video", async ({ page }) => {
  await open(page, path);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await film(page).boundingBox();
    const button = await pause(page).or(play(page)).boundingBox();
    if (!shown || !button) throw new Error("The film or its button is not there.");
    const isBeside = button.x >= shown.x + shown.width;
    expect(isBeside || button.y >= shown.y + shown.height, `${width} px wide`).toBe(true);
    expect(button.x + button.width, `${width} px wide`).toBeLessThanOrEqual(width);
  }
});

test("its button works before and after the app has loaded", async ({ page }) => {
  await page.route("**/assets/app-*.js", async (route) => {
    await page.waitForFunction(() => document.querySelector("video")?.paused === true);
    await route.continue();
  });
  await page.goto(path);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  await hydrated(page);
  expect((await readFilm(page)).paused).toBe(true);
});

test("its button pauses and plays it by mouse", async ({ page }) => {
  await open(page, path);
  const signs = page.locator("main button svg:visible");
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  await expect(signs).toHaveCount(1);
  expect((await readFilm(page)).paused).toBe(true);
  await play(page).click();
  await expect(signs).toHaveCount(1);
  await expect(pause(page)).toBeVisible();
  await expect.poll(() => isRunning(page)).toBe(true);
});

test("its button pauses and plays it by keyboard", async ({ page }) => {
  await open(page, path);
  await pause(page).focus();
  await page.keyboard.press("Enter");
  await expect(play(page)).toBeFocused();
  expect((await readFilm(page)).paused).toBe(true);
  await page.keyboard.press("Space");
  await expect(pause(page)).toBeFocused();
  expect((await readFilm(page)).paused).toBe(false);
});

/** The addresses of films that a page loads from now on. */
function filmsLoaded(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") films.push(request.url());
  });
  return films;
}

/** Sets the type of connection that a browser reports. */
const stubConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);

const REASONS_FOR_STILLNESS: Record<string, (page: Page) => Promise<unknown>> = {
  "prefer reduced motion": (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  "save data": (page) => stubConnection(page, { saveData: true, effectiveType: "4g" }),
  "have a very slow connection": (page) => stubConnection(page, { effectiveType: "slow-2g" }),
};

for (const [reason, prepare] of Object.entries(REASONS_FOR_STILLNESS)) {
  test(`the video does not play for visitors who ${reason} until they click`, async ({ page }) => {
    const films = filmsLoaded(page);
    await prepare(page);
    await open(page, path);
    await expect(play(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await readFilm(page)).toMatchObject({ paused: true, currentTime: 0 });
    expect(films, "nothing is loaded for nothing").toEqual([]);
    await play(page).click();
    await expect.poll(() => isRunning(page)).toBe(true);
  });
}

test("the video pauses while it is out of sight, and stays paused if the visitor paused it", async ({
  page,
}) => {
  await open(page, path);
  await expect.poll(() => isRunning(page)).toBe(true);
  const isPaused = async () => (await readFilm(page)).paused;
  const away = () => scrollDown(page, 1);
  await away();
  await expect.poll(isPaused).toBe(true);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await pause(page).click();
  await away();
  await film(page).scrollIntoViewIfNeeded();
  await expect(play(page)).toBeInViewport();
  expect(await isPaused()).toBe(true);
});

test("the video pauses while another tab is active", async ({ page }) => {
  await open(page, path);
  await expect.poll(() => isRunning(page)).toBe(true);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  expect((await readFilm(page)).paused).toBe(true);
  await hide(false);
  await expect.poll(() => isRunning(page)).toBe(true);
});

test("the video waits for the page: the poster appears first, and the button once it works", async ({
  page,
}) => {
  const films = filmsLoaded(page);
  const release = await hold(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await expect(film(page)).toBeVisible();
  await expect(play(page)).toBeHidden();
  expect(films).toEqual([]);
  release();
  await expect(pause(page)).toBeVisible();
  await expect.poll(() => isRunning(page)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the video's poster appears, and the button does not", async ({ page }) => {
    await page.goto(path);
    await expect(film(page)).toHaveAttribute("poster", /\.\w+$/);
    await expect(film(page)).toBeVisible();
    await expect(page.locator("main").getByRole("button", { name: "film" })).toBeHidden();
  });
});
