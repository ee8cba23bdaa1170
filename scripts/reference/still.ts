import type { Page } from "@playwright/test";

/** While a browser waits for a film, its controls show a turning ring. */
const STOP_RINGS = "for (const film of document.querySelectorAll('video')) film.controls = false";

/** Fixes the date, so that pictures do not depend on it, such as of whether the shop is open. */
export const stopClock = (page: Page): Promise<void> =>
  page.clock.setFixedTime("2027-02-02T10:00:00Z");

/** Waits for fonts and for what scripts add. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => {})");
  await page.waitForLoadState("networkidle");
  await page.evaluate(STOP_RINGS);
}
