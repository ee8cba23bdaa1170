import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig, makePage, type PageConfig } from "../../../testing/site.ts";
import { localPage, params, template, templated } from "../../../testing/template.ts";

const RULE = "unused-parameter";

const withExtra = (page: PageConfig, parts: Parameters<typeof template>[0] = {}): Config => {
  const extra = { type: "text", description: "The river there" } as const;
  const local = template(parts);
  return makeConfig({
    templates: { local: { ...local, params: { ...local.params, river: extra } } },
    pages: [makePage(), page],
  });
};

const page = (parts: Partial<PageConfig> = {}) =>
  localPage({ params: params({ river: "Taff" }), ...parts });

describe("unused-parameter", () => {
  it("reports a parameter that its template does not use, at its name", async () => {
    expect(await findingsOf(RULE, withExtra(page()))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"river"',
        location: "templates › local › params › river",
        message: "This template does not use {river}, so its values on pages are never shown.",
        hint: "Put {river} where it should show, or remove the parameter here and on the pages.",
      },
    ]);
  });

  it("accepts parameters in texts, Markdown, lists, titles and links", async () => {
    expect(await findingsOf(RULE, templated(localPage()))).toEqual([]);
    const link = "whatsapp:Roofs by the {river}";
    const sections = [...template().sections];
    const action = { label: "Write", link };
    sections.push({ type: "ctaBand", heading: "Roofs", actions: [action] });
    expect(await findingsOf(RULE, withExtra(page(), { sections }))).toEqual([]);
  });

  it("counts tokens in a page's own title", async () => {
    expect(await findingsOf(RULE, withExtra(page({ title: "By the {river}" })))).toEqual([]);
  });

  it("ignores tokens in a template's title that each page replaces", async () => {
    const title = "Roofs by the {river}";
    expect(await findingsOf(RULE, withExtra(page(), { title }))).toEqual([]);
    expect(await findingsOf(RULE, withExtra(page({ title: "Mine" }), { title }))).toHaveLength(1);
  });

  it("does not count a fact, or another template's text, as a use", async () => {
    const config = withExtra(page());
    const { params } = template();
    const river = { type: "text", description: "The river" } as const;
    const title = "{location} on the {river}";
    const other = template({ title, params: { ...params, river } });
    const templates = { ...config.templates, other };
    expect(await findingsOf(RULE, { ...config, templates })).toHaveLength(1);
  });
});
