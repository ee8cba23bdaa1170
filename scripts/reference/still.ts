import type { Page } from "@playwright/test";

/** While a browser waits for a film, its own controls show a ring that turns. */
const STOP_RINGS = "for (const film of document.querySelectorAll('video')) film.controls = false";

/** What a page says of the day, such as whether the shop is open, is the same whenever its picture is taken. */
export const stopClock = (page: Page): Promise<void> =>
  page.clock.setFixedTime("2027-02-02T10:00:00Z");

/** Waits until nothing of a page is still to come: its fonts, and what its scripts add. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => {})");
  await page.waitForLoadState("networkidle");
  await page.evaluate(STOP_RINGS);
}
