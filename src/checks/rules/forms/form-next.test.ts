import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/pages/forms.ts";

const RULE = "form-next";

const netlify = (next: string) => withContact({ service: "netlify", next });

it("reports a form that Netlify would never receive", async () => {
  expect(await findingsOf(RULE, netlify("https://other.example/thanks"))).toMatchObject([
    { severity: "error", excerpt: '"https://other.example/thanks"' },
  ]);
});

it("accepts a page of the site, and other services", async () => {
  expect(await findingsOf(RULE, netlify("/thanks.html"))).toEqual([]);
  const formsubmit = formOf([emailField], { next: "https://other.example/thanks" });
  expect(await findingsOf(RULE, withContact(formsubmit))).toEqual([]);
});
