import type { Page } from "@playwright/test";
import { config, homeSection } from "./site.ts";

const settings = config.forms.signup;
if (!settings) throw new Error("The config has no sign-up form to test.");

export const signup = settings;
export const words = homeSection("leadCapture");

export const typed = { [words.nameLabel]: "Siân", [words.emailLabel]: "sian@roofs.example" };

/** The sign-up form, known by what it is not. */
export const signupForm = (page: Page) => page.locator("main form:not(:has(textarea))");

export const subscribe = (page: Page) => signupForm(page).getByRole("button");

/** What arrives at the provider, in order. */
export const expectedFields: [string, string][] = [
  [signup.marker.name, signup.marker.value],
  [signup.antiForgery.name, signup.antiForgery.value],
  ["name", "Siân"],
  ["email", "sian@roofs.example"],
];
