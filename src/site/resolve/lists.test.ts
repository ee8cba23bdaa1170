import { describe, expect, it } from "vitest";
import { rangeInside } from "../../testing/position.ts";
import { compile, type SectionConfig } from "../../testing/site.ts";
import { localPage, params, template, templated } from "../../testing/template.ts";

/** A template that consists of these sections, with one page made from it. */
const site = (...sections: SectionConfig[]) => ({
  ...templated(localPage()),
  templates: { local: template({ sections }) },
});

const areas = (...entries: string[]): SectionConfig => ({
  type: "nearbyAreas",
  heading: "Also near",
  areas: entries,
});

describe("a list parameter", () => {
  it("is spread into a list in which its token is a whole entry", async () => {
    const { site: compiled } = await compile(site(areas("First", "{areas}", "Last")));
    expect(compiled?.routes[1]?.sections).toMatchObject([
      { areas: ["First", "Otherby", "Thirdwick", "Last"] },
    ]);
  });

  it("is spread into any list of texts", async () => {
    const { site: compiled } = await compile(
      site({ type: "hero", heading: "Roofs", points: ["{areas}"] }),
    );
    expect(compiled?.routes[1]?.sections).toMatchObject([{ points: ["Otherby", "Thirdwick"] }]);
  });

  it("has the facts in its entries replaced", async () => {
    const page = localPage({
      params: params({ areas: ["{business.address.locality}", "{business.email}"] }),
    });
    const { site: compiled } = await compile(templated(page));
    expect(compiled?.routes[1]?.sections[2]).toMatchObject({
      areas: ["Testford", "hello@roofs.example"],
    });
  });

  it("may not be in an entry with other text", async () => {
    const { diagnostics, text } = await compile(site(areas("Near {areas}")));
    expect(diagnostics).toMatchObject([
      {
        rule: "misplaced-token",
        message: "{areas} is a list; it can only be an entry of a list by itself.",
        range: rangeInside(text, "Near {areas}", "{areas}"),
      },
    ]);
  });

  it("may not make a list longer than its section allows", async () => {
    const four = ["1", "2", "3", "{areas}"];
    const { diagnostics } = await compile(site({ type: "hero", heading: "Roofs", points: four }));
    expect(diagnostics).toMatchObject([{ severity: "error" }]);
  });
});
