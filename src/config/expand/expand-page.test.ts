import { describe, expect, it } from "vitest";
import { rangeOf, startOf } from "../../testing/position.ts";
import { compile, makeConfig, makePage, wrong } from "../../testing/site.ts";
import { localPage, template, templated } from "../../testing/template.ts";

describe("a page from a template", () => {
  it("gets the template's sections with its own words", async () => {
    const { site, diagnostics } = await compile(templated(localPage()));
    expect(diagnostics).toEqual([]);
    expect(site?.routes[1]).toMatchObject({
      path: "/roofs-mockham",
      head: { title: "Roofs in Mockham" },
      sections: [
        { type: "hero", heading: "Mockham roofs" },
        { type: "prose", text: [{ type: "paragraph" }] },
        { type: "nearbyAreas", areas: ["Otherby", "Thirdwick"] },
      ],
    });
  });

  it("may override the title", async () => {
    const { site } = await compile(templated(localPage({ title: "Slates, {location}" })));
    expect(site?.routes[1]?.head.title).toBe("Slates, Mockham");
  });

  it("has the template's structured data unless it overrides it", async () => {
    const local = template({ structuredData: "service", areaServed: "{location}" });
    const { site } = await compile(
      makeConfig({
        templates: { local },
        pages: [makePage(), localPage(), localPage({ path: "/otherby", areaServed: "Otherby" })],
      }),
    );
    const areas = site?.routes.map(({ head }) => JSON.stringify(head.jsonLd));
    expect(areas?.[1]).toContain('"areaServed":{"@type":"Place","name":"Mockham"}');
    expect(areas?.[2]).toContain('"areaServed":{"@type":"Place","name":"Otherby"}');
  });

  it.each(["business", undefined] as const)(
    "may not name a served area if its structured data is %s",
    async (structuredData) => {
      const page = localPage({ structuredData, areaServed: "Otherby" });
      const { diagnostics, text } = await compile(templated(page));
      expect(diagnostics).toMatchObject([
        {
          rule: "page-shape",
          location: "/roofs-mockham › areaServed",
          range: startOf(text, '"areaServed": "Otherby"'),
          hint: 'Add "structuredData": "service", or remove "areaServed".',
        },
      ]);
    },
  );

  it("is reported if it omits the parameter that is its whole title", async () => {
    const place = { type: "text", description: "The place", optional: true } as const;
    const local = template({ title: "{town}" });
    local.params.town = place;
    const config = makeConfig({ templates: { local }, pages: [makePage(), localPage()] });
    const { site, diagnostics } = await compile(config);
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { rule: "missing-key", message: expect.stringContaining('no "title"') },
    ]);
  });

  it("does not get another parameter's token through a template's default", async () => {
    const local = template();
    local.params.note = { type: "text", description: "A note", default: "near {location}" };
    const config = makeConfig({ templates: { local }, pages: [makePage(), localPage()] });
    const { diagnostics } = await compile(config);
    expect(diagnostics).toMatchObject([
      { rule: "unknown-token", location: "templates › local › params › note › default" },
    ]);
  });

  it("may not have sections as well", async () => {
    const sections = [{ type: "hero", heading: "My own" }] as const;
    const { site, diagnostics, text } = await compile(
      templated(localPage({ sections: [...sections] })),
    );
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        rule: "page-shape",
        location: "/roofs-mockham › sections",
        range: startOf(
          text,
          '[\n        {\n          "type": "hero",\n          "heading": "My own"',
        ),
        hint: 'Remove "sections", or "template" and "params"; "instead" replaces single sections.',
      },
    ]);
  });

  it("needs an existing template", async () => {
    const { diagnostics, text } = await compile(templated(localPage({ template: "nowhere" })));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-template",
        message: 'There is no template "nowhere".',
        hint: 'Use "local".',
        location: "/roofs-mockham › template",
        range: rangeOf(text, '"nowhere"'),
      },
    ]);
  });

  it("may not use the name of a built-in object property as its template", async () => {
    const { diagnostics } = await compile(
      makeConfig({ pages: [makePage(), localPage({ template: "constructor" })] }),
    );
    expect(diagnostics).toMatchObject([{ rule: "unknown-template" }]);
  });
});

describe("a page without a template", () => {
  it.each(["title", "description", "sections"] as const)("needs %s", async (key) => {
    const { [key]: _, ...page } = makePage();
    const { diagnostics, text } = await compile(makeConfig({ pages: [page] }));
    expect(diagnostics).toMatchObject([
      {
        rule: "missing-key",
        message: `The page / has no "${key}".`,
        range: startOf(text, '{\n      "path": "/"'),
      },
    ]);
  });

  it("may not have parameters", async () => {
    const config = makeConfig({ pages: [makePage({ params: { location: "Mockham" } })] });
    const { diagnostics } = await compile(config);
    expect(diagnostics).toMatchObject([{ severity: "error", location: "/ › params" }]);
  });
});

describe("a template that no page uses", () => {
  it("still has its shape checked", async () => {
    const config = templated();
    const sections = [wrong<never>({ type: "carousel" })];
    const templates = { local: { ...config.templates?.local, sections } };
    const { diagnostics } = await compile({ ...config, templates: wrong(templates) });
    expect(diagnostics).toMatchObject([
      { location: "templates › local › section 1, carousel › type" },
    ]);
  });
});
