import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/pages/forms.ts";

const RULE = "no-answer";

const message = { type: "longText", name: "message", label: "Message" } as const;

it("reports a form that asks for neither a phone number nor an email address", async () => {
  expect(await findingsOf(RULE, withContact(formOf([message])))).toMatchObject([
    { severity: "warning", excerpt: '"fields"', location: "forms › contact › fields" },
  ]);
});

it("accepts a phone or an email field, and the default fields", async () => {
  const phone = { type: "phone", name: "phone", label: "Phone" } as const;
  for (const fields of [
    [message, phone],
    [message, emailField],
  ]) {
    expect(await findingsOf(RULE, withContact(formOf(fields)))).toEqual([]);
  }
  const { fields: _, ...settings } = formOf([]);
  expect(await findingsOf(RULE, withContact(settings as typeof settings & { fields: [] }))).toEqual(
    [],
  );
});
