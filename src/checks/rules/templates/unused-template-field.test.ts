import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { compile, makeConfig, makePage, type PageConfig } from "../../../testing/site.ts";
import { localPage, template, templated } from "../../../testing/template.ts";

const own = { title: "Mockham", description: "Of its own." };

const excerpts = async (...pages: PageConfig[]) =>
  (await findingsOf("unused-template-field", templated(...pages))).map(({ excerpt }) => excerpt);

describe("unused-template-field", () => {
  it("reports a field that each page replaces, at the template", async () => {
    expect(await findingsOf("unused-template-field", templated(localPage(own)))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"title"',
        location: expect.stringContaining("templates"),
        message: "Every page of this template overrides the title, so this one has no effect.",
      },
      { excerpt: '"description"' },
    ]);
  });

  it("accepts it if one page uses it, or there are no pages", async () => {
    expect(await excerpts(localPage(own), localPage({ path: "/other", title: "Other" }))).toEqual([
      '"title"',
    ]);
    expect(await excerpts()).toEqual([]);
  });

  it("accepts a template without the fields that each page has", async () => {
    const { title: _, description: __, label: ___, ...rest } = template();
    const config = (page: PageConfig) =>
      makeConfig({ templates: { local: rest }, pages: [makePage(), page] });
    expect((await compile(config(localPage(own)))).diagnostics).toEqual([]);
    expect((await compile(config(localPage({ title: "Mockham" })))).diagnostics).toMatchObject([
      {
        rule: "missing-key",
        message: 'The template "local" has no "description", and neither do its pages.',
        affects: ["/roofs-mockham"],
      },
    ]);
  });
});
