import { describe, expect, it } from "vitest";
import { rangeOf, startOf } from "../../testing/position.ts";
import {
  type Config,
  compile,
  makeConfig,
  type SectionConfig,
  withSections,
  wrong,
} from "../../testing/site.ts";

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
        location: "/ › section 1, hero › heading",
        range: startOf(text, '{\n          "type": "hero"'),
      },
    ]);
  });

  it("is reported at the key of the object that lacks it", async () => {
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
    "is reported as missing whatever its type: %s",
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

  it("is reported with the list of types if it is a section's type", async () => {
    const { diagnostics } = await compile(withSections(wrong({ heading: "Roofs" })));
    expect(diagnostics).toMatchObject([
      {
        rule: "missing-key",
        message: 'The field "type" is missing here.',
        hint: expect.stringMatching(/^The types are banner, .*hero.*\.$/),
      },
    ]);
  });
});

describe("an unknown key", () => {
  it("gets no suggestion of a key whose value could not be this one", async () => {
    const picture = { file: "gwen.jpg", alt: "Gwen" };
    const questions = [{ question: "Dry?", answer: "At last.", picture }];
    const section = { type: "faq", heading: "Asked of us", questions };
    const { diagnostics } = await compile(withSections(wrong(section)));
    expect(diagnostics).toMatchObject([
      { rule: "unknown-key", hint: expect.stringMatching(/^It may have: question, answer/) },
    ]);
  });

  it("gets a suggestion", async () => {
    const config = withSections(
      wrong({ type: "hero", heading: "Roofs", eyebrwo: "Slate and tile" }),
    );
    const { diagnostics } = await compile(config);
    expect(diagnostics).toMatchObject([{ hint: expect.stringContaining('"eyebrow"') }]);
  });

  it.each([
    [
      "src",
      { type: "split", heading: "Us", text: "We.", picture: { src: "logo.svg", alt: "A roof" } },
      "file",
    ],
    ["url", { type: "hero", heading: "Us", actions: [{ label: "Prices", url: "/" }] }, "link"],
    [
      "buttons",
      { type: "hero", heading: "Us", buttons: [{ label: "Prices", link: "/" }] },
      "actions",
    ],
    ["markdown", { type: "prose", markdown: "We are here." }, "text"],
  ])("is one problem if it is the name that other tools use: %s", async (name, section, meant) => {
    const { diagnostics } = await compile(withSections(wrong(section)));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-key",
        message: `There is no field called "${name}" here.`,
        hint: `Did you mean "${meant}"?`,
      },
    ]);
  });

  it("does not hide problems of values that depend on it: a telephone", async () => {
    const { phone, ...rest } = makeConfig().business;
    const business = wrong<Config["business"]>({ ...rest, telephone: phone });
    const sections = wrong<SectionConfig[]>([{ type: "hero", heading: "Call {business.phone}" }]);
    const { diagnostics } = await compile({ ...withSections(...sections), business });
    expect(diagnostics).toMatchObject([{ hint: 'Did you mean "phone"?' }]);
  });

  it("is exactly two problems if two keys have common other names: lat and lng", async () => {
    const { business } = makeConfig();
    const geo = wrong<Config["business"]["geo"]>({ lat: 51.5, lng: -3.2 });
    const { diagnostics } = await compile(makeConfig({ business: { ...business, geo } }));
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Did you mean "latitude"?',
      'Did you mean "longitude"?',
    ]);
  });

  it.each([
    ["DE", "de"],
    ["en_us", "en-US"],
    ["Deutsch", "de"],
    ["Welsh", "cy"],
  ])("for a language is reported with its tag: %s", async (name, tag) => {
    const { diagnostics } = await compile(makeConfig({ languages: { [name]: {} } }));
    expect(diagnostics).toMatchObject([
      { message: `The name "${name}" cannot be used here.`, hint: `Did you mean "${tag}"?` },
    ]);
  });

  it("for a section type is reported with the list of types", async () => {
    const { diagnostics } = await compile(withSections(wrong({ type: "Hero", heading: "Roofs" })));
    expect(diagnostics).toMatchObject([
      {
        message: 'There is no section type "Hero".',
        hint: expect.stringContaining('"hero"'),
        location: "/ › section 1, Hero › type",
      },
    ]);
  });

  it("is reported at the key if keys are free but have a format", async () => {
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
    expect(diagnostics.map(({ location }) => location)).toEqual([
      "language",
      "/ › section 1, hero › frame",
      "/ › section 1, hero › zebra",
      "/ › section 2, carousel › type",
    ]);
  });
});
