import type { Locator, Page } from "@playwright/test";
import { contact as definition } from "../src/sections/contact/section.ts";
import { config, findSection, home } from "./site.ts";

const found = findSection(definition, ({ formModel }) => formModel !== null);

/** Tests of the form are skipped on a site without one. */
export const hasContact = found !== undefined;
export const NO_CONTACT = "The site has no contact form.";

/** The page with the form. */
export const contactPage = found?.route ?? home;

/** The form in the page's data. */
const { hidden, fields, ...form } = found?.section.formModel ?? {
  hidden: [],
  fields: [],
  next: "/",
};
export const contact = { ...form, honeypot: ("honeypot" in form && form.honeypot) || "" };
export const placeholders = fields.flatMap((field) =>
  "placeholder" in field && field.placeholder ? [[field.name, field.placeholder] as const] : [],
);

/** A visitor's input, with letters that a wrong encoding would lose. */
export const typed = {
  Name: "Siân O’Neill & Sons",
  Email: "sian@roofs.example",
  "Phone (optional)": "029 2018 0456",
  Message: "The roof leaks.\nCan you help? 50% more = £1,000+",
};

/** The contact form, identified by a field that no other form has. */
export const contactForm = (page: Page) => page.locator("form:has(textarea)").first();

export const sendButton = (page: Page) => contactForm(page).getByRole("button");

export async function fillIn(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label).fill(value);
  }
}

/** The fields in order, as a service receives them, with the line breaks of HTTP. */
export const expectedFields = (siteUrl: string): [string, string][] => [
  ...hidden.map(({ name, value }): [string, string] => [
    name,
    value.replace(config.business.url, siteUrl),
  ]),
  [contact.honeypot, ""],
  ["name", typed.Name],
  ["email", typed.Email],
  ["phone", typed["Phone (optional)"]],
  ["message", typed.Message.replace("\n", "\r\n")],
];
