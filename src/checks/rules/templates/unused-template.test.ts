import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { localPage, template, templated } from "../../../testing/template.ts";

describe("unused-template", () => {
  it("reports a template without pages, at its name", async () => {
    const templates = { local: template(), spare: template() };
    const config = { ...templated(localPage()), templates };
    expect(await findingsOf("unused-template", config)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"spare"',
        location: "templates › spare",
        message: 'No page uses the template "spare".',
      },
    ]);
  });

  it("accepts a template with a page", async () => {
    expect(await findingsOf("unused-template", templated(localPage()))).toEqual([]);
  });
});
