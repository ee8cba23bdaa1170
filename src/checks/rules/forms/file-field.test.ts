import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/pages/forms.ts";

const RULE = "file-field";

const plan = { type: "file", name: "attachment", label: "A plan" } as const;

it("reports a file field in a form that opens the mail program", async () => {
  const mailto = formOf([emailField, plan], {
    service: "mailto",
    endpoint: "mailto:{business.email}",
  });
  expect(await findingsOf(RULE, withContact(mailto))).toMatchObject([
    {
      severity: "error",
      excerpt: '"file"',
      message: 'The service "mailto" does not accept files, so this one would never reach you.',
      hint: expect.stringContaining("formsubmit, netlify, formspree"),
    },
  ]);
});

it("asks whether another service accepts files", async () => {
  const own = { service: "own", endpoint: "https://forms.example/" } as const;
  expect(await findingsOf(RULE, withContact(formOf([emailField, plan], own)))).toMatchObject([
    { hint: expect.stringContaining('"files": true') },
  ]);
  const taking = formOf([emailField, plan], { ...own, files: true });
  expect(await findingsOf(RULE, withContact(taking))).toEqual([]);
});

it("accepts a service that accepts files", async () => {
  expect(await findingsOf(RULE, withContact(formOf([emailField, plan])))).toEqual([]);
});
