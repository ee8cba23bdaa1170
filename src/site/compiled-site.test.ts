import { describe, expect, it } from "vitest";
import { rangeOf, startOf } from "../testing/position.ts";
import {
  compile,
  makeConfig,
  makePage,
  type SectionConfig,
  withSections,
  wrong,
} from "../testing/site.ts";
import { localPage, params, template, templated } from "../testing/template.ts";

const hero: SectionConfig = { type: "hero", heading: "Roofs" };

describe("the problems of a site", () => {
  it("are absent if the site is valid", async () => {
    const { site, diagnostics } = await compile(makeConfig());
    expect(diagnostics).toEqual([]);
    expect(site?.routes.map(({ path }) => path)).toEqual(["/"]);
  });

  it("are in file order, whichever stage found them", async () => {
    const config = templated(
      localPage({ title: "{late}" }),
      makePage({ path: "/x", title: "{b}" }),
    );
    const { diagnostics } = await compile({
      ...config,
      header: { ...config.header, brand: "{a}" },
      theme: { ...config.theme, fonts: { ...config.theme.fonts, body: { font: "none" } } },
    });
    const lines = diagnostics.map(({ range }) => range.line);
    expect(lines).toHaveLength(4);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
  });

  it("of a template are reported once for all its pages", async () => {
    const towns = ["Mockham", "Otherby", "Thirdwick"];
    const pages = towns.map((location, index) =>
      localPage({ path: `/roofs-${index}`, params: params({ location }) }),
    );
    const local = template({ sections: [{ type: "hero", heading: "{nope}" }] });
    const { diagnostics, text } = await compile({ ...templated(...pages), templates: { local } });
    expect(diagnostics).toMatchObject([
      {
        location: "templates › local › section 1, hero › heading",
        range: rangeOf(text, '"{nope}"'),
      },
    ]);
  });

  it("of two similar pages are reported for both", async () => {
    const pages = ["/", "/b"].map((path) => makePage({ path, title: "{nope}" }));
    const { diagnostics } = await compile(makeConfig({ pages }));
    expect(diagnostics.map(({ location }) => location)).toEqual(["/ › title", "/b › title"]);
  });

  it("have a position in words", async () => {
    const sections = [
      hero,
      hero,
      hero,
      wrong<SectionConfig>({ type: "table", columns: [1, "B"], rows: [["a", "b"]] }),
    ];
    const page = makePage({ path: "/web-design-barry", sections });
    const { diagnostics } = await compile(makeConfig({ pages: [makePage(), page] }));
    expect(diagnostics.map(({ location }) => location).sort()).toEqual([
      "/web-design-barry › section 4, table › columns › entry 1",
      "/web-design-barry › section 4, table › heading",
    ]);
  });

  it("have a position in words for a whole list", async () => {
    const areas: SectionConfig = { type: "nearbyAreas", heading: "Near", areas: [] };
    const page = makePage({ path: "/web-design-barry", sections: [hero, hero, hero, areas] });
    const { diagnostics, text } = await compile(makeConfig({ pages: [makePage(), page] }));
    expect(diagnostics).toMatchObject([
      {
        location: "/web-design-barry › section 4, nearbyAreas › areas",
        range: rangeOf(text, "[]"),
      },
    ]);
  });

  it("have a position even on a page without a path", async () => {
    const page = wrong<ReturnType<typeof makePage>>({ title: 1 });
    const { diagnostics } = await compile(makeConfig({ pages: [page] }));
    expect(diagnostics.map(({ location }) => location)).toContain("page 1 › title");
  });
});

describe("a section that requires another part of the file", () => {
  it.each([
    [{ type: "contact", heading: "Ring me", showDetails: false }, "forms.contact"],
    [{ type: "leadCapture", heading: "The guide", success: "Thanks." }, "forms.signup"],
  ] satisfies [SectionConfig, string][])(
    "is reported with that part: %o",
    async (section, part) => {
      const { diagnostics, text } = await compile(withSections(section));
      expect(diagnostics).toMatchObject([
        {
          rule: "missing-key",
          message: `This section needs "${part}", which is not in the file.`,
          range: startOf(text, `{\n          "type": "${section.type}"`),
        },
      ]);
    },
  );
});
