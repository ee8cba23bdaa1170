import type { Page } from "@playwright/test";
import { leadCapture } from "../src/sections/lead-capture/section.ts";
import { config, findSection, home, model } from "./site.ts";

const settings = config.forms.signup;
const found = findSection(leadCapture);

/** Tests of the form are skipped on a site without one. */
export const hasSignup = found !== undefined;
export const NO_SIGNUP = "The site has no sign-up form.";

/** The page with the form. */
export const signupPage = found?.route ?? home;

/** The form in the page's data. */
export const signup = found?.section.form ?? { endpoint: "", next: "/" };
const texts = model.texts.signup;

/** The texts of the section, from the owner or else from the catalogue. */
export const words = {
  nameLabel: found?.section.nameLabel ?? texts.name,
  emailLabel: found?.section.emailLabel ?? texts.email,
  button: found?.section.button ?? texts.button,
  success: found?.section.success ?? "",
  failure: found?.section.failure ?? texts.failed,
};

export const typed = { [words.nameLabel]: "Siân", [words.emailLabel]: "sian@roofs.example" };

/** The sign-up form, identified by its fields. */
export const signupForm = (page: Page) =>
  page.locator("main form:has([type=email]):not(:has(textarea))").first();

export const subscribe = (page: Page) => signupForm(page).getByRole("button");

/** The requests that the provider receives, in order. */
export const expectedFields: [string, string][] = [
  ...[settings?.marker, settings?.antiForgery].map((field): [string, string] => [
    field?.name ?? "",
    field?.value ?? "",
  ]),
  ["name", "Siân"],
  ["email", "sian@roofs.example"],
];
