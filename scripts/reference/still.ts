import type { Page } from "@playwright/test";

/** While a browser waits for a film, its own controls show a ring that turns. */
const STOP_RINGS = "for (const film of document.querySelectorAll('video')) film.controls = false";

/** Waits until nothing of a page is still to come: its fonts, and what its scripts add. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => {})");
  await page.waitForLoadState("networkidle");
  await page.evaluate(STOP_RINGS);
}
