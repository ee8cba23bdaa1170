import { expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/pages/forms.ts";

const RULE = "field-known";

const email = { ...emailField, name: "yourEmail" };

it("reports an email field and a file field with unexpected names, and fixes them", async () => {
  const plan = { type: "file", name: "plan", label: "A plan" } as const;
  const config = withContact(formOf([email, plan]));
  expect(await findingsOf(RULE, config)).toMatchObject([
    {
      severity: "warning",
      excerpt: '"yourEmail"',
      message:
        '"formsubmit" expects the address for your reply in a field named "email", not "yourEmail".',
    },
    { excerpt: '"plan"', hint: 'Rename this field to "attachment".' },
  ]);
  const fixed = JSON.parse(await fixedBy(RULE, config));
  expect(fixed.forms.contact.fields).toMatchObject([{ name: "email" }, { name: "attachment" }]);
});

it("ignores other services", async () => {
  const own = formOf([email], { service: "own", endpoint: "https://forms.example/" });
  expect(await findingsOf(RULE, withContact(own))).toEqual([]);
});
