import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/pages/forms.ts";
import { makeConfig } from "../../../testing/site.ts";

const RULE = "form-to-page";

const sentTo = (endpoint: string) =>
  withContact(formOf([emailField], { service: "own", endpoint }));

it.each([
  "https://roofs.example/",
  "https://roofs.example/ferryside/",
  "https://roofs.example/?sent",
])("reports a form that is sent to a page of the site: %s", async (endpoint) => {
  expect(await findingsOf(RULE, sentTo(endpoint))).toMatchObject([
    { severity: "error", location: "forms › contact › endpoint" },
  ]);
});

it("reports a sign-up form that is sent to a page of the site", async () => {
  const config = makeConfig();
  const signup = { endpoint: "https://roofs.example/", next: "/" };
  expect(await findingsOf(RULE, { ...config, forms: { signup } })).toMatchObject([
    { location: "forms › signup › endpoint" },
  ]);
});

it("accepts a script of the host, and services", async () => {
  expect(await findingsOf(RULE, sentTo("https://roofs.example/send.php"))).toEqual([]);
  expect(await findingsOf(RULE, sentTo("https://forms.example/"))).toEqual([]);
});
