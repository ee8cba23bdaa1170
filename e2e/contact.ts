import type { Locator, Page } from "@playwright/test";
import { config } from "./site.ts";

const settings = config.forms.contact;
if (!settings) throw new Error("The config has no contact form to test.");

export const contact = settings;

/** What a visitor types, with letters that a careless encoding would lose. */
export const typed = {
  Name: "Siân O’Neill & Sons",
  Email: "sian@roofs.example",
  "Phone (optional)": "029 2018 0456",
  Message: "The roof leaks.\nCan you help? 50% more = £1,000+",
};

/** The contact form, known by the one field that no other form has. */
export const contactForm = (page: Page) => page.locator("form:has(textarea)");

export const sendButton = (page: Page) => contactForm(page).getByRole("button");

export async function fillIn(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label).fill(value);
  }
}

/** The fields in order, as a service receives them: line breaks are those of HTTP. */
export const expectedFields = (siteUrl: string): [string, string][] => [
  ["_subject", contact.subject],
  ["_captcha", "false"],
  ["_next", siteUrl + contact.next],
  ["_template", "table"],
  [contact.honeypot, ""],
  ["name", typed.Name],
  ["email", typed.Email],
  ["phone", typed["Phone (optional)"]],
  ["message", typed.Message.replace("\n", "\r\n")],
];
