import { expect } from "@playwright/test";
import { hydrated } from "./browsing.ts";
import { contact, contactForm, expectedFields, fillIn, sendButton, typed } from "./contact.ts";
import { config, firstOf, home, homeSection, routes } from "./site.ts";
import { test } from "./variant.ts";

const sent = firstOf(routes.filter(({ path }) => path === contact.next));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, colorScheme: "light", reducedMotion: "reduce" });

    test.beforeEach(async ({ page }) => {
      await page.goto(home.path);
      if (javaScriptEnabled) await hydrated(page);
    });

    test("the browser posts every field and lands on the thank-you page", async ({
      page,
      standIn,
      variant,
    }) => {
      await fillIn(contactForm(page), typed);
      await sendButton(page).click();
      await expect(page).toHaveURL(variant.url + sent.path);
      await expect(page).toHaveTitle(sent.head.title);
      expect(standIn.received).toEqual([
        {
          method: "POST",
          path: `/contact/${config.business.email}`,
          contentType: "application/x-www-form-urlencoded",
          fields: expectedFields(variant.url),
        },
      ]);
    });

    for (const [what, label, wrong] of [
      ["an empty name", "Name", ""],
      ["an empty email", "Email", ""],
      ["an email that is none", "Email", "sian at roofs"],
      ["an empty message", "Message", ""],
    ] as const) {
      test(`${what} is not sent, and is red and focused`, async ({ page, standIn }) => {
        const form = contactForm(page);
        await fillIn(form, { ...typed, [label]: wrong });
        await sendButton(page).click();
        const field = form.getByLabel(label, { exact: true });
        await expect(field).toBeFocused();
        const red = rgb(config.theme.colours.light.error);
        await expect(field).toHaveCSS("border-color", red);
        await expect(form.locator("label", { hasText: label })).toHaveCSS("color", red);
        const other = label === "Message" ? "Name" : "Message";
        await expect(form.getByLabel(other, { exact: true })).not.toHaveCSS("border-color", red);
        expect(standIn.received).toEqual([]);
      });
    }
  });
}

test("the phone is optional", async ({ page, standIn }) => {
  await page.goto(home.path);
  await fillIn(contactForm(page), { ...typed, "Phone (optional)": "" });
  await sendButton(page).click();
  await expect(page).toHaveTitle(sent.head.title);
  expect(standIn.received[0]?.fields).toContainEqual(["phone", ""]);
});

test("fields have their placeholders, and the message five rows", async ({ page }) => {
  await page.goto(home.path);
  for (const [name, placeholder] of Object.entries(homeSection("contact").placeholders)) {
    const field = contactForm(page).locator(`[name="${name}"]`);
    await expect(field).toHaveAttribute("placeholder", placeholder);
  }
  await expect(contactForm(page).locator("textarea")).toHaveAttribute("rows", "5");
  await expect(contactForm(page).locator(`[name="${contact.honeypot}"]`)).toBeHidden();
});

/** A colour such as #B3261E as browsers compute it. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}
