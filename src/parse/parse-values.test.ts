import { describe, expect, it } from "vitest";
import { rangeInside, rangeOf, startOf } from "../testing/position.ts";
import {
  type Config,
  compile,
  makeConfig,
  makePage,
  withSections,
  wrong,
} from "../testing/site.ts";
import { localPage, params, templated } from "../testing/template.ts";

/** A hero with something wrong in it. */
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
    what: "a word that is not among the choices",
    config: hero({ frame: "tablet" }),
    rule: "unknown-value",
    marker: '"tablet"',
    message: '"tablet" is not one of "none", "phone".',
  },
  {
    what: "a number that is not among the choices",
    config: withSections({
      type: "checklist",
      heading: "What you get",
      columns: wrong(4711),
      items: [{ title: "Slate" }],
    }),
    rule: "unknown-value",
    marker: "4711",
    message: "4711 is not one of 1, 2.",
  },
  {
    what: "an empty text",
    config: hero({ eyebrow: "" }),
    rule: "too-small",
    marker: '""',
    message: "This text is empty.",
  },
  {
    what: "an empty list",
    config: withSections({ type: "ctaBand", heading: "Ring me", actions: [] }),
    rule: "too-small",
    marker: "[]",
    message: "This list needs at least 1 entry.",
  },
  {
    what: "a number below its limit",
    config: business({ foundingYear: 1066 }),
    rule: "too-small",
    marker: "1066",
    message: "This must be at least 1800.",
  },
  {
    what: "a number above its limit",
    config: business({ foundingYear: 4711 }),
    rule: "too-big",
    marker: "4711",
    message: "This may be at most 2100.",
  },
  {
    what: "an address of a page with capitals",
    config: makeConfig({ pages: [makePage({ path: "/Roofs" })] }),
    rule: "invalid-value",
    marker: '"/Roofs"',
    message:
      '"/Roofs" cannot stand here: start with / and use small letters, digits and hyphens, such as /web-design.',
  },
  {
    what: "a phone number without its country code",
    config: business({ phone: "029 2018 0123" }),
    rule: "invalid-value",
    marker: '"029 2018 0123"',
    message:
      '"029 2018 0123" cannot stand here: write it internationally, such as +44 29 2018 0123.',
  },
];

describe("a value that is not allowed", () => {
  it.each(mistakes)("is named: $what", async ({ config, rule, marker, message }) => {
    const { site, diagnostics, text } = await compile(config);
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { rule, severity: "error", message, range: rangeOf(text, marker) },
    ]);
  });

  it("is named: a colour that is none", async () => {
    const config = makeConfig();
    const light = { ...config.theme.colours.light, paper: "beige" };
    const colours = { ...config.theme.colours, light };
    const { diagnostics, text } = await compile({ ...config, theme: { ...config.theme, colours } });
    expect(diagnostics).toMatchObject([
      {
        message:
          '"beige" cannot stand here: write the colour as # and six digits, such as #14202B.',
        range: rangeOf(text, '"beige"'),
        place: "theme › colours › light › paper",
      },
    ]);
  });

  it("is named: more than fit into a list", async () => {
    const { diagnostics, text } = await compile(hero({ points: ["1", "2", "3", "4", "5"] }));
    expect(diagnostics).toMatchObject([
      {
        rule: "too-big",
        message: "This list may have at most 4 entries.",
        range: startOf(text, '[\n            "1"'),
      },
    ]);
  });
});

describe("a text that nobody can see", () => {
  const spaces = [
    " ",
    "\t\n",
    "\u00a0",
    "\u200b\u200d",
    "\u3000\u2060",
    "\u00ad",
    "\ufeff",
    "\u2800",
  ];

  it.each(spaces.map((blank) => [encodeURIComponent(blank), blank]))(
    "is as good as none: %s",
    async (_, blank) => {
      const { site, diagnostics, text } = await compile(hero({ eyebrow: blank }));
      const json = JSON.stringify(blank);
      expect(site).toBeUndefined();
      expect(diagnostics).toMatchObject([
        {
          rule: "too-small",
          range: rangeInside(text, `"eyebrow": ${json}`, json),
          message: "There is nothing to see in this text.",
          hint: "Write something, or take it out.",
        },
      ]);
    },
  );

  it("cannot be taken out where it is needed", async () => {
    const { diagnostics } = await compile(hero({ heading: "\u200b" }));
    expect(diagnostics).toMatchObject([
      { hint: expect.stringMatching(/^The page's main heading\. For example: /) },
    ]);
  });

  it("is found wherever words stand: facts, parameters, entries, Markdown", async () => {
    const page = localPage({
      params: params({ location: " ", areas: ["A", "\u200b"], story: "\n" }),
    });
    const config = templated(page, makePage({ path: "/b", description: "\u00a0" }));
    const { diagnostics } = await compile({
      ...config,
      business: { ...config.business, owner: " " },
    });
    expect(diagnostics.map(({ rule, place }) => `${rule}: ${place}`)).toEqual([
      "too-small: business › owner",
      "too-small: /roofs-mockham › params › location",
      "too-small: /roofs-mockham › params › story",
      "too-small: /roofs-mockham › params › areas › entry 2",
      "too-small: /b › description",
    ]);
  });

  it.each(["·", "0", "–", "é", "🏠", "סו", "."])("is not %s", async (eyebrow) => {
    expect((await compile(hero({ eyebrow }))).diagnostics).toEqual([]);
  });
});
