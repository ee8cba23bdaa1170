import { describe, expect, it } from "vitest";
import { rangeOf, startOf } from "../testing/position.ts";
import { type Config, compile, makeConfig, withSections, wrong } from "../testing/site.ts";

const without = (key: keyof Config): Config => {
  const { [key]: _, ...rest } = makeConfig();
  return wrong(rest);
};

describe("a missing field", () => {
  it("is reported at the start of the entry that lacks it", async () => {
    const { diagnostics, text } = await compile(withSections(wrong({ type: "hero" })));
    expect(diagnostics).toMatchObject([
      {
        rule: "missing-key",
        message: 'The field "heading" is missing here.',
        place: "/ › section 1, hero › heading",
        range: startOf(text, '{\n          "type": "hero"'),
      },
    ]);
  });

  it("is reported at the name of the object that lacks it", async () => {
    const config = makeConfig();
    const { country: _, ...address } = config.business.address;
    const { diagnostics, text } = await compile({
      ...config,
      business: { ...config.business, address: wrong(address) },
    });
    expect(diagnostics).toMatchObject([
      { message: 'The field "country" is missing here.', range: rangeOf(text, '"address"') },
    ]);
  });

  it.each(["business", "pages", "language", "version"] as const)(
    "is called missing whatever it should be: %s",
    async (key) => {
      const { diagnostics } = await compile(without(key));
      expect(diagnostics).toMatchObject([
        {
          rule: "missing-key",
          message: `The field "${key}" is missing here.`,
          range: { line: 1, column: 1 },
        },
      ]);
    },
  );

  it("says which types there are when a section has none", async () => {
    const { diagnostics } = await compile(withSections(wrong({ heading: "Roofs" })));
    expect(diagnostics).toMatchObject([
      {
        rule: "missing-key",
        message: 'The field "type" is missing here.',
        hint: expect.stringMatching(/^The types are about, .*hero.*\.$/),
      },
    ]);
  });
});

describe("a name that nobody knows", () => {
  it("comes with the name that was probably meant", async () => {
    const config = withSections(
      wrong({ type: "hero", heading: "Roofs", eyebrwo: "Slate and tile" }),
    );
    const { diagnostics } = await compile(config);
    expect(diagnostics).toMatchObject([{ hint: expect.stringContaining('"eyebrow"') }]);
  });

  it("of a section type comes with those that there are", async () => {
    const { diagnostics } = await compile(withSections(wrong({ type: "Hero", heading: "Roofs" })));
    expect(diagnostics).toMatchObject([
      {
        message: 'There is no section type "Hero".',
        hint: expect.stringContaining('"hero"'),
        place: "/ › section 1, Hero › type",
      },
    ]);
  });

  it("is refused at the name where names are free but have a form", async () => {
    const params = { "My Town": { type: "text", description: "The town" } } as const;
    const sections = [{ type: "hero", heading: "Roofs" }] as const;
    const local = { params, label: "a", title: "b", description: "c", sections: [...sections] };
    const { diagnostics, text } = await compile(makeConfig({ templates: { local } }));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-key",
        message: expect.stringContaining('"My Town"'),
        range: rangeOf(text, '"My Town"'),
      },
    ]);
  });
});

describe("several mistakes", () => {
  it("are all reported at once, in file order", async () => {
    const config = withSections(
      wrong({ type: "hero", heading: "Roofs", frame: "tablet", zebra: 1 }),
      wrong({ type: "carousel" }),
    );
    const { diagnostics } = await compile({ ...config, language: wrong("english") });
    expect(diagnostics.map(({ place }) => place)).toEqual([
      "language",
      "/ › section 1, hero › frame",
      "/ › section 1, hero › zebra",
      "/ › section 2, carousel › type",
    ]);
  });
});
