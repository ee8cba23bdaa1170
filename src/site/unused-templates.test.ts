import { describe, expect, it } from "vitest";
import { compile, makeConfig, wrong } from "../testing/site.ts";
import { shop, template } from "../testing/template.ts";

type Template = ReturnType<typeof template>;

const reported = async (local: Template) => {
  const { diagnostics } = await compile(makeConfig({ templates: { local } }));
  return diagnostics
    .filter(({ rule }) => !["unused-template", "unused-parameter"].includes(rule))
    .map(({ rule, path, affects }) => [rule, path.slice(2).join("."), affects.length]);
};

describe("a template without pages", () => {
  it.each([
    ["with texts and lists", template()],
    ["with other types, all optional", shop],
    [
      "with parameters in links, files and addresses",
      template({
        sections: [
          {
            type: "hero",
            heading: "Roofs",
            actions: [{ label: "Go", link: "/in/{location}" }],
            picture: { file: "photos/{location}.jpg", alt: "A roof" },
          },
        ],
      }),
    ],
  ])("has no errors %s", async (_, local) => {
    expect(await reported(local)).toEqual([]);
  });

  const texts = [
    { type: "hero", heading: "{locatoin} roofs", text: "In {location and {areas}" },
    { type: "prose", text: "See [us](nowhere) in {location}." },
  ];

  it("reports each mistake in its texts once", async () => {
    expect(await reported(template({ sections: wrong(texts) }))).toEqual([
      ["unknown-token", "sections.0.heading", 0],
      ["broken-token", "sections.0.text", 0],
      ["misplaced-token", "sections.0.text", 0],
      ["link-target", "sections.1.text", 0],
    ]);
  });

  it("has wrong parameters reported before mistakes in texts", async () => {
    const sections = wrong<Template["sections"]>([
      ...texts,
      { type: "featureGrid", heading: "Work", cards: "{location}" },
      { type: "featureGrid", heading: "Work", cards: "{unknown}" },
    ]);
    expect(await reported(template({ sections }))).toEqual([
      ["misfit-parameter", "sections.2.cards", 0],
      ["unknown-token", "sections.3.cards", 0],
    ]);
  });
});
