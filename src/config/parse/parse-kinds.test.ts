import { describe, expect, it } from "vitest";
import { rangeOf } from "../../testing/position.ts";
import {
  type Config,
  compile,
  makeConfig,
  makePage,
  type SectionConfig,
  withSections,
  wrong,
} from "../../testing/site.ts";

/** A hero with an invalid value. */
const hero = (fields: object) =>
  withSections(wrong({ type: "hero", heading: "Roofs that stay dry", ...fields }));

const business = (fields: object): Config => {
  const config = makeConfig();
  return { ...config, business: { ...config.business, ...wrong<object>(fields) } };
};

interface Mistake {
  what: string;
  config: Config;
  rule: string;
  marker: string;
  message: string;
}

const mistakes: Mistake[] = [
  {
    what: "an unknown key, at the key",
    config: hero({ headline: "x" }),
    rule: "unknown-key",
    marker: '"headline"',
    message: 'There is no field called "headline" here.',
  },
  {
    what: "a number for a text",
    config: hero({ eyebrow: 4711 }),
    rule: "wrong-type",
    marker: "4711",
    message: "This should be a text in double quotes, not 4711.",
  },
  {
    what: "a text for a list",
    config: hero({ points: "dry" }),
    rule: "wrong-type",
    marker: '"dry"',
    message: 'This should be a list in square brackets, not "dry".',
  },
  {
    what: "a text for yes or no",
    config: makeConfig({ pages: [makePage({ index: wrong("yes") })] }),
    rule: "wrong-type",
    marker: '"yes"',
    message: 'This should be true or false, not "yes".',
  },
  {
    what: "a text for an object",
    config: hero({ video: "me.mp4" }),
    rule: "wrong-type",
    marker: '"me.mp4"',
    message: 'This should be an object in braces, not "me.mp4".',
  },
  {
    what: "null, which is no text",
    config: hero({ eyebrow: null }),
    rule: "wrong-type",
    marker: "null",
    message: "This should be a text in double quotes, not null.",
  },
  {
    what: "a fraction for a whole number",
    config: business({ foundingYear: 2020.5 }),
    rule: "wrong-type",
    marker: "2020.5",
    message: "This should be a whole number, not 2020.5.",
  },
  {
    what: "an unknown section type",
    config: withSections(wrong({ type: "carousel" })),
    rule: "unknown-type",
    marker: '"carousel"',
    message: 'There is no section type "carousel".',
  },
];

describe("a value of the wrong type", () => {
  it.each(mistakes)("is reported: $what", async ({ config, rule, marker, message }) => {
    const { site, diagnostics, text } = await compile(config);
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { rule, severity: "error", message, range: rangeOf(text, marker) },
    ]);
  });

  it("is shortened in the message if it is long", async () => {
    const { diagnostics } = await compile(hero({ points: "dry ".repeat(99) }));
    expect(diagnostics[0]?.message).toMatch(
      /^This should be a list in square brackets, not .{58}\.$/,
    );
  });
});

it("an entry of a list is reported with an example that can be copied", async () => {
  const first = { type: "hero", heading: "Roofs" } as const;
  const config = withSections(first, { type: "logos", logos: [wrong("roof.jpg")] });
  const { diagnostics } = await compile(config);
  const [{ hint } = {}] = diagnostics;
  expect(hint).toMatch(/ For example: \{"file":"logo.png"/);
});

it("a file in the place of a list gets the form of tables", async () => {
  const menu = wrong<SectionConfig>({ type: "menu", groups: "dishes.csv" });
  const config = withSections({ type: "hero", heading: "Roofs" }, menu);
  expect((await compile(config)).diagnostics).toMatchObject([
    { rule: "wrong-type", fix: { kind: "replace", value: { table: "dishes.csv" } } },
  ]);
});

it("a third level of the menu is explained", async () => {
  const third = [{ label: "Slate", link: "/", links: [{ label: "Welsh", link: "/" }] }];
  const links = [{ label: "Roofs", link: "/", links: third }];
  const config = { ...makeConfig(), header: { brand: "Roofs", links: wrong<[]>(links) } };
  expect((await compile(config)).diagnostics).toMatchObject([
    { rule: "unknown-key", hint: expect.stringContaining("one level up") },
  ]);
});

const logo = { file: "a.jpg", alt: "A roof" };

it.each([
  ["split", { picture: logo, list: ["Slate", "Lead"] }, 'Did you mean "points"?'],
  ["split", { text: "Dry.", media: "a.jpg" }, 'Did you mean "picture"?'],
  ["split", { picture: logo, buttons2: [{ label: "Ring", link: "/" }] }, 'Did you mean "actions"?'],
  ["gallery", { slides: [{ picture: logo }] }, 'Did you mean "pictures"?'],
  ["gallery", { file: "a.jpg" }, 'Did you mean "pictures"?'],
  ["gallery", { pictures: [{ picture: logo, alt: "A roof" }] }, 'Write "alt" within "picture".'],
  ["gallery", { pictures: [{ thumbnail: "a.jpg" }] }, 'Write one of "picture", "before", "after".'],
  ["team", { staff2: [{ name: "Jo" }] }, 'Did you mean "people"?'],
  ["faq", { things: [{ question: "Why?", answer: "So." }] }, 'Did you mean "questions"?'],
  ["faq", { answer: "So." }, 'Write "answer" within an entry of "questions".'],
  ["split", { picture: logo, text: "Dry.", cards: [{ one: 1 }] }, expect.stringMatching(/^It may/)],
])("a key with another name is known by its value: %s %j", async (type, fields, hint) => {
  const config = withSections({ type: "hero", heading: "Roofs" }, wrong({ type, ...fields }));
  const { diagnostics } = await compile(config);
  expect(diagnostics.filter(({ rule }) => rule === "unknown-key")).toMatchObject([{ hint }]);
});

it("one entry in the place of a list gets its brackets", async () => {
  const hero = { type: "hero", heading: "Roofs", actions: { label: "Ring", link: "/" } };
  expect((await compile(withSections(wrong(hero)))).diagnostics).toMatchObject([
    { rule: "wrong-type", fix: { kind: "replace", value: [{ label: "Ring", link: "/" }] } },
  ]);
});
