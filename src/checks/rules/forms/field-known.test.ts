import { expect, it } from "vitest";
import { findingsOf, mendedBy } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/forms.ts";

const RULE = "field-known";

const email = { ...emailField, name: "yourEmail" };

it("reports an address and a file under names that the service does not know, and mends them", async () => {
  const plan = { type: "file", name: "plan", label: "A plan" } as const;
  const config = withContact(formOf([email, plan]));
  expect(await findingsOf(RULE, config)).toMatchObject([
    {
      severity: "warning",
      excerpt: '"yourEmail"',
      message:
        '"formsubmit" looks for the address that you answer to in a field called "email", not "yourEmail".',
    },
    { excerpt: '"plan"', hint: 'Call this field "attachment".' },
  ]);
  const mended = JSON.parse(await mendedBy(RULE, config));
  expect(mended.forms.contact.fields).toMatchObject([{ name: "email" }, { name: "attachment" }]);
});

it("knows nothing of other services", async () => {
  const own = formOf([email], { service: "own", endpoint: "https://forms.example/" });
  expect(await findingsOf(RULE, withContact(own))).toEqual([]);
});
