import { expect, type Locator } from "@playwright/test";
import { hydrated } from "./browsing.ts";
import {
  contact,
  contactForm,
  contactPage,
  expectedFields,
  fillIn,
  hasContact,
  NO_CONTACT,
  placeholders,
  sendButton,
  typed,
} from "./contact.ts";
import { config, titleAt } from "./site.ts";
import { test } from "./variant.ts";

test.skip(!hasContact, NO_CONTACT);

/** The theme's colour for errors. */
const redOf = (place: Locator) =>
  place.evaluate((element) => {
    const probe = element.appendChild(document.createElement("span"));
    probe.style.color = "var(--error)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, colorScheme: "light", reducedMotion: "reduce" });

    test.beforeEach(async ({ page }) => {
      await page.goto(contactPage.path);
      if (javaScriptEnabled) await hydrated(page);
    });

    test("the browser posts every field and opens the thank-you page", async ({
      page,
      standIn,
      variant,
    }) => {
      await fillIn(contactForm(page), typed);
      await sendButton(page).click();
      await expect(page).toHaveURL(variant.url + contact.next);
      await expect(page).toHaveTitle(titleAt(contact.next));
      expect(standIn.received).toEqual([
        {
          method: "POST",
          path: `/contact/${config.business.email}`,
          contentType: "application/x-www-form-urlencoded",
          fields: expectedFields(variant.url),
        },
      ]);
    });

    test("missing and invalid answers are not sent; their fields turn red and the first gets the focus", async ({
      page,
      standIn,
    }) => {
      const form = contactForm(page);
      const field = (label: string) => form.getByLabel(label, { exact: true });
      const red = await redOf(form);
      for (const [label, wrong] of [
        ["Name", ""],
        ["Email", ""],
        ["Email", "sian at roofs"],
        ["Message", ""],
      ] as const) {
        await fillIn(form, { ...typed, [label]: wrong });
        await sendButton(page).click();
        await expect(field(label), `${label}: ${wrong}`).toBeFocused();
        await expect(field(label)).toHaveCSS("border-color", red);
        await expect(form.locator("label", { hasText: label })).toHaveCSS("color", red);
        const other = label === "Message" ? "Name" : "Message";
        await expect(field(other)).not.toHaveCSS("border-color", red);
      }
      expect(standIn.received).toEqual([]);
    });
  });
}

test("the phone is optional", async ({ page, standIn }) => {
  await page.goto(contactPage.path);
  await fillIn(contactForm(page), { ...typed, "Phone (optional)": "" });
  await sendButton(page).click();
  await expect(page).toHaveTitle(titleAt(contact.next));
  expect(standIn.received[0]?.fields).toContainEqual(["phone", ""]);
});

test("fields have placeholders, and the message has five rows", async ({ page }) => {
  await page.goto(contactPage.path);
  for (const [name, placeholder] of placeholders) {
    const field = contactForm(page).locator(`[name="${name}"]`);
    await expect(field).toHaveAttribute("placeholder", placeholder);
  }
  await expect(contactForm(page).locator("textarea")).toHaveAttribute("rows", "5");
  await expect(contactForm(page).locator(`[name="${contact.honeypot}"]`)).toBeHidden();
});
