import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { emailField, withContact } from "../../../testing/pages/forms.ts";

it("reports Netlify's forms on another host", async () => {
  const config = withContact({ service: "netlify", fields: [emailField] });
  const elsewhere = { ...config, publish: { to: "github-pages" } } as const;
  const there = { ...config, publish: { to: "netlify", site: "roofs" } } as const;
  expect(await findingsOf("form-host", elsewhere)).toMatchObject([
    { severity: "error", location: "forms › contact › service" },
  ]);
  expect(await findingsOf("form-host", there)).toEqual([]);
});
