import { expect, test } from "@playwright/test";
import { invalidHtml } from "../src/testing/pages/valid-html.ts";
import { hasContact, NO_CONTACT } from "./contact.ts";
import { fetchPage } from "./documents.ts";
import { routes } from "./site.ts";

/** The autocomplete value of a field, by its name. */
const AUTOCOMPLETE: Record<string, string> = { name: "name", email: "email", phone: "tel" };

const pagesWithForms = routes.filter(({ sections }) =>
  sections.some(({ type }) => type === "contact" || type === "leadCapture"),
);

test("fields for personal details have autocomplete attributes", async ({ request }) => {
  test.skip(!hasContact, NO_CONTACT);
  const seen = new Set<string>();
  for (const { path } of pagesWithForms) {
    const { document } = await fetchPage(request, path);
    for (const [name, token] of Object.entries(AUTOCOMPLETE)) {
      for (const field of document.querySelectorAll(`form [name="${name}"]`)) {
        expect.soft(field.getAttribute("autocomplete"), `${path}: ${name}`).toBe(token);
        seen.add(name);
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(AUTOCOMPLETE).sort());
});

test("no page has an error of the W3C checker", async ({ request }) => {
  for (const { path } of routes) {
    const { html } = await fetchPage(request, path);
    expect.soft(invalidHtml(html), path).toEqual([]);
  }
});
