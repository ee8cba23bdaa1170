import { expect, type Page, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { home, homeSection } from "./site.ts";

const label = homeSection("hero").video?.label ?? "";
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

test("the film plays by itself, silently, and starts again at its end", async ({ page }) => {
  await open(page, home.path);
  await expect(film(page)).toHaveAttribute("aria-label", label);
  await expect.poll(() => isRunning(page)).toBe(true);
  expect(await readFilm(page)).toMatchObject({ muted: true, loop: true });
  const { duration } = await readFilm(page);
  await film(page).evaluate((video, end) => {
    if (video instanceof HTMLVideoElement) video.currentTime = end;
  }, duration - 0.3);
  await expect.poll(async () => (await readFilm(page)).currentTime).toBeLessThan(duration - 0.3);
  expect((await readFilm(page)).paused).toBe(false);
});

test("its button pauses and plays it by mouse", async ({ page }) => {
  await open(page, home.path);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  expect((await readFilm(page)).paused).toBe(true);
  await play(page).click();
  await expect(pause(page)).toBeVisible();
  await expect.poll(() => isRunning(page)).toBe(true);
});

test("its button pauses and plays it by keyboard", async ({ page }) => {
  await open(page, home.path);
  await pause(page).focus();
  await page.keyboard.press("Enter");
  await expect(play(page)).toBeFocused();
  expect((await readFilm(page)).paused).toBe(true);
  await page.keyboard.press("Space");
  await expect(pause(page)).toBeFocused();
  expect((await readFilm(page)).paused).toBe(false);
});

test("it stays still for those who want less motion until they ask for it", async ({ page }) => {
  const media: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media") media.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, home.path);
  await expect(play(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await readFilm(page)).toMatchObject({ paused: true, currentTime: 0 });
  expect(media, "nothing is loaded for nothing").toEqual([]);
  await play(page).click();
  await expect.poll(() => isRunning(page)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the film's poster is shown, and no button that does nothing", async ({ page }) => {
    await page.goto(home.path);
    await expect(film(page)).toHaveAttribute("poster", /\.\w+$/);
    await expect(film(page)).toBeVisible();
    await expect(page.locator("main").getByRole("button", { name: "film" })).toBeHidden();
  });
});
