import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/pages/forms.ts";

const asking = (...options: string[]) =>
  withContact(formOf([emailField, { type: "choice", name: "job", label: "The job", options }]));

it("reports a repeated option, in upper or lower case", async () => {
  expect(await findingsOf("field-options", asking("A roof", "A repair", "a roof "))).toMatchObject([
    { excerpt: '"a roof "', message: '"a roof " is listed twice.' },
  ]);
});

it("accepts different options", async () => {
  expect(await findingsOf("field-options", asking("A roof", "A repair"))).toEqual([]);
});
