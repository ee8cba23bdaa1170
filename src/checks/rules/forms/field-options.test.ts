import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/forms.ts";

const asking = (...options: string[]) =>
  withContact(formOf([emailField, { type: "choice", name: "job", label: "The job", options }]));

it("reports an answer that is there twice, whatever its letters", async () => {
  expect(await findingsOf("field-options", asking("A roof", "A repair", "a roof "))).toMatchObject([
    { excerpt: '"a roof "', message: '"a roof " is listed twice.' },
  ]);
});

it("is content with different ones", async () => {
  expect(await findingsOf("field-options", asking("A roof", "A repair"))).toEqual([]);
});
