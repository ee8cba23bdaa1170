import type { Locator, Page } from "@playwright/test";
import type { OwnServer } from "./own-server.ts";

/** The main heading of the page in the frame, which can be typed in. */
export const heading = (page: Page): Locator =>
  page.frameLocator("iframe").locator("h1[data-origin]");

/** Opens the studio; resolves when the page can be changed. */
export async function openStudioOf({ studio }: Pick<OwnServer, "studio">, page: Page) {
  await page.goto(studio);
  await heading(page).waitFor();
}

export const openFirstSection = (page: Page): Promise<void> =>
  page
    .getByRole("list", { name: /^Sections/ })
    .getByRole("button")
    .first()
    .click();

/** The field of the main heading in the form of the first section, as soon as the form has come from the server. */
export async function openHeadingField(page: Page): Promise<Locator> {
  await openFirstSection(page);
  const field = page.getByRole("complementary").getByRole("textbox", { name: /^Heading/ });
  await field.waitFor();
  return field;
}
