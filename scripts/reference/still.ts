import type { Page } from "@playwright/test";

/** A browser that waits for a video shows a spinner in its controls. */
const STOP_RINGS = "for (const film of document.querySelectorAll('video')) film.controls = false";

/** Fixes the date, since pages may show whether the business is open. */
export const fixDate = (page: Page): Promise<void> =>
  page.clock.setFixedTime("2027-02-02T10:00:00Z");

/** Waits for fonts and for what scripts add. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => {})");
  await page.waitForLoadState("networkidle");
  await page.evaluate(STOP_RINGS);
}
