import { expect, type Locator, type Page, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { contactForm, contactPage, hasContact, NO_CONTACT, sendButton } from "./contact.ts";
import { hasSignup, NO_SIGNUP, signupForm, signupPage, subscribe, words } from "./signup.ts";

/** The browser's validation message for a field. */
const complaint = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.validationMessage
      : "",
  );

/** The message is beside the field, and screen readers read it with the field. */
async function expectProblem(field: Locator): Promise<void> {
  const problem = await complaint(field);
  expect(problem).not.toBe("");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(problem);
  await expect(field.locator("xpath=..").getByText(problem, { exact: true })).toBeVisible();
}

async function expectNoProblem(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toHaveAccessibleDescription("");
}

/** Whether the label of a field is not covered, for example by the sticky header. */
const isLabelInSight = (field: Locator) =>
  field.evaluate((element) => {
    const label = element.parentElement?.querySelector("label");
    const { left = 0, top = -1 } = label?.getBoundingClientRect() ?? {};
    return label?.contains(document.elementFromPoint(left + 1, top + 1)) === true;
  });

const FORMS = [
  {
    name: "contact",
    path: contactPage.path,
    missing: !hasContact && NO_CONTACT,
    form: contactForm,
    button: sendButton,
    required: ["Name", "Email", "Message"],
    email: "Email",
    optional: "Phone (optional)",
  },
  {
    name: "sign-up",
    path: signupPage.path,
    missing: !hasSignup && NO_SIGNUP,
    form: signupForm,
    button: subscribe,
    required: [words.emailLabel],
    email: words.emailLabel,
    optional: words.nameLabel,
  },
];

for (const { name, path, missing, form, button, required, email, optional } of FORMS) {
  test.describe(`the ${name} form`, () => {
    test.skip(missing !== false, missing || "");
    const field = (page: Page, label: string) => form(page).getByLabel(label);

    test.beforeEach(async ({ page }) => {
      await open(page, path);
    });

    test("marks each invalid field with a message, and focuses the first", async ({ page }) => {
      await button(page).press("Enter");
      for (const label of required) await expectProblem(field(page, label));
      const first = field(page, required[0] ?? "");
      await expect(first).toBeFocused();
      expect(await isLabelInSight(first)).toBe(true);
      await expectNoProblem(field(page, optional));
    });

    test("removes a message once its field is valid", async ({ page }) => {
      await button(page).press("Enter");
      for (const label of required) {
        await field(page, label).pressSequentially(label === email ? "a@b.example" : "Siân");
        await expectNoProblem(field(page, label));
      }
      await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
    });

    test("updates the message while an invalid email address is corrected", async ({ page }) => {
      for (const label of required) await field(page, label).fill("sian");
      await button(page).press("Enter");
      const address = field(page, email);
      await expect(address).toBeFocused();
      await expectProblem(address);
      const first = await complaint(address);
      await address.pressSequentially("@");
      await expectProblem(address);
      expect(await complaint(address)).not.toBe(first);
      await address.pressSequentially("roofs.example");
      await expectNoProblem(address);
    });
  });
}
