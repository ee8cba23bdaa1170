import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { emailField, formOf, withContact } from "../../../testing/pages/forms.ts";

describe("a honeypot", () => {
  const withHoneypot = (honeypot: string, hidden = [{ name: "list", value: "7" }]) =>
    withContact(
      formOf([emailField], {
        service: "own",
        endpoint: "https://forms.example/",
        honeypot,
        hidden,
      }),
    );

  it.each(["list", "phone", "Email", "_address", "postal-code"])("is not %s", async (name) => {
    expect(await findingsOf("honeypot-name", withHoneypot(name))).toMatchObject([
      { severity: "error", location: "forms › contact › honeypot" },
    ]);
  });

  it.each(["_honey", "_gotcha", "botcheck"])("is %s", async (name) => {
    expect(await findingsOf("honeypot-name", withHoneypot(name))).toEqual([]);
  });
});
