import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildSite } from "../../commands/build/build-site.ts";
import { rangeInside, rangeOf, startOf } from "../../testing/position.ts";
import {
  type Config,
  compile,
  makeConfig,
  makePage,
  withSections,
  writeSite,
  wrong,
} from "../../testing/site.ts";
import { localPage, params, templated } from "../../testing/template.ts";

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
      '"/Roofs" is not valid here: start with / and use small letters, digits and hyphens, such as /web-design.',
  },
  {
    what: "a phone number without its country code",
    config: business({ phone: "029 2018 0123" }),
    rule: "invalid-value",
    marker: '"029 2018 0123"',
    message:
      '"029 2018 0123" is not valid here: write it internationally, such as +44 29 2018 0123.',
  },
];

describe("a value that is not allowed", () => {
  it.each(mistakes)("is reported: $what", async ({ config, rule, marker, message }) => {
    const { site, diagnostics, text } = await compile(config);
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { rule, severity: "error", message, range: rangeOf(text, marker) },
    ]);
  });

  it("is reported: an invalid colour", async () => {
    const config = makeConfig();
    const light = { ...config.theme.colours.light, paper: "beige" };
    const colours = { ...config.theme.colours, light };
    const { diagnostics, text } = await compile({ ...config, theme: { ...config.theme, colours } });
    expect(diagnostics).toMatchObject([
      {
        message:
          '"beige" is not valid here: write the colour as # and six digits, such as #14202B.',
        range: rangeOf(text, '"beige"'),
        location: "theme › colours › light › paper",
      },
    ]);
  });

  it("is reported: too many entries in a list", async () => {
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

describe("a replacement for a built-in text", () => {
  const COUNT = "Use {count}, each once, and no other braces";
  const NONE = "This text has no placeholders; remove the braces";
  const FACTS = "; facts of the business are not filled in here";

  it.each([
    ["found", "{count} found, ring {business.phone}", COUNT + FACTS],
    ["found", `$${"{count}"} found`, COUNT],
    ["found", "{{count}} found", COUNT],
    ["found", "Found", COUNT],
    ["button", "Ring {business.phone}", NONE + FACTS],
    ["button", "Look {", NONE],
  ])("may contain only its own tokens: %s %s", async (name, words, message) => {
    const { diagnostics } = await compile(makeConfig({ texts: { search: { [name]: words } } }));
    expect(diagnostics).toMatchObject([
      { rule: "invalid-value", path: ["texts", "search", name], message: `${message}.` },
    ]);
  });
});

describe("a path that is too long for a file", () => {
  const name = "a".repeat(241);

  it.each([
    [`/${name}`, "One name in this path has 241 letters"],
    [`/${name.slice(1)}`.repeat(4), "This path has 964 letters"],
    [`/${"ж".repeat(121)}`, "One name in this path has 242 letters, where each of another script"],
  ])("is reported before any file is written: %s", async (path, message) => {
    const config = makeConfig({ pages: [makePage(), makePage({ path, title: "Roofs" })] });
    const { folder, file, text } = writeSite(config);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { diagnostics } = await buildSite({ configFile: file, outDir: join(folder, "dist") });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
      { message: expect.stringContaining(message), range: rangeOf(text, `"${path}"`) },
    ]);
  });
});

describe("an invisible text", () => {
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
    "counts as empty: %s",
    async (_, blank) => {
      const { site, diagnostics, text } = await compile(hero({ eyebrow: blank }));
      const json = JSON.stringify(blank);
      expect(site).toBeUndefined();
      expect(diagnostics).toMatchObject([
        {
          rule: "too-small",
          range: rangeInside(text, `"eyebrow": ${json}`, json),
          message: "There is nothing to see in this text.",
          hint: "Write a text, or remove the field.",
        },
      ]);
    },
  );

  it("cannot be removed automatically if it is required", async () => {
    const { diagnostics } = await compile(hero({ heading: "\u200b" }));
    expect(diagnostics).toMatchObject([
      { hint: expect.stringMatching(/^The main heading of the page\. For example: /) },
    ]);
  });

  it("is reported in facts, pages, parameters, entries and Markdown at once", async () => {
    const page = localPage({
      params: params({ location: " ", areas: ["A", "\u200b"], story: "\n" }),
    });
    const config = templated(page, makePage({ path: "/b", description: "\u00a0" }));
    const business = { ...config.business, owner: " " };
    const { diagnostics } = await compile({ ...config, business });
    expect(diagnostics.map(({ rule, location }) => `${rule}: ${location}`)).toEqual([
      "too-small: business › owner",
      "too-small: /roofs-mockham › params › location",
      "too-small: /roofs-mockham › params › story",
      "too-small: /roofs-mockham › params › areas › entry 2",
      "too-small: /b › description",
    ]);
  });

  it.each(["·", "0", "–", "é", "🏠", "סו", "."])("does not include %s", async (eyebrow) => {
    expect((await compile(hero({ eyebrow }))).diagnostics).toEqual([]);
  });
});

describe("a fact written by someone who does not know the format", () => {
  const address = (country: string) => ({ address: { country } });

  it.each([
    [
      address("UK"),
      '"UK" is not valid here: write the country\'s two-letter code, such as GB or DE.',
      'Did you mean "GB"?',
    ],
    [
      address("Germany"),
      '"Germany" is not valid here: write the country\'s two-letter code, such as GB or DE.',
      'Did you mean "DE"?',
    ],
    [address("Deutschland"), expect.any(String), 'Did you mean "DE"?'],
    [address("de"), expect.any(String), 'Did you mean "DE"?'],
    [
      address("EU"),
      expect.any(String),
      'The country, as a two-letter code. For example: "country": "GB"',
    ],
    [
      { currency: "€" },
      '"€" is not valid here: write the currency\'s three-letter code, such as GBP or EUR.',
      'Did you mean "EUR"?',
    ],
    [{ currency: "£" }, expect.any(String), 'Did you mean "GBP"?'],
    [{ ...address("CA"), currency: "$" }, expect.any(String), 'Did you mean "CAD"?'],
    [{ currency: "euro" }, expect.any(String), 'Did you mean "EUR"?'],
    [
      { currency: "ABC" },
      '"ABC" is not valid here: write the currency\'s three-letter code, such as GBP or EUR.',
      'The currency of prices, as a three-letter code. For example: "currency": "GBP"',
    ],
    [
      { ...address("DE"), phone: "089 23300" },
      '"089 23300" is not valid here: write it internationally, such as +44 29 2018 0123.',
      'Did you mean "+49 89 23300"?',
    ],
    [
      { type: "Dentistt" },
      '"Dentistt" is not one of the 230 words for this.',
      'Did you mean "Dentist"?',
    ],
    [{ type: "Coffee" }, expect.any(String), 'Did you mean "CafeOrCoffeeShop"?'],
    [
      { type: "salon" },
      expect.any(String),
      'Write one of "BeautySalon", "HairSalon", "NailSalon".',
    ],
    [
      { url: "https://roofs,example" },
      expect.stringContaining("this is not a valid domain"),
      undefined,
    ],
    [{ url: "https://roofs" }, expect.stringContaining("this is not a valid domain"), undefined],
    [
      { url: "https://roofs.example?from=mail" },
      expect.any(String),
      'Did you mean "https://roofs.example"?',
    ],
    [{ priceRange: "£".repeat(101) }, "This text may have at most 100 letters.", undefined],
  ])("%j gets a suggestion", async (fields, message, hint) => {
    const { diagnostics } = await compile(business(fields));
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ message, ...(hint && { hint }) });
  });

  it("is read by the country of its location", async () => {
    const locations = { porto: { address: { country: "PT" }, phone: "22 340 0000" } };
    const { diagnostics } = await compile(makeConfig({ locations }));
    expect(diagnostics).toMatchObject([
      { location: "locations › porto › phone", hint: 'Did you mean "+351 22 340 0000"?' },
    ]);
  });

  it("may be any country, currency, price and way to pay", async () => {
    const facts = {
      ...address("JP"),
      currency: "JPY",
      priceRange: "¥1,000 to ¥3,000",
      paymentAccepted: ["PayPay"],
    };
    expect((await compile(business(facts))).diagnostics).toEqual([]);
  });

  it("has a key that tokens can use", async () => {
    const { diagnostics } = await compile(business({ facts: { "Second Base": "Portugal" } }));
    expect(diagnostics).toMatchObject([
      { location: "business › facts › Second Base", hint: 'Did you mean "secondBase"?' },
    ]);
  });
});

describe("a section type under another name", () => {
  it.each([
    ["opening", "hours"],
    ["Opening Hours", "hours"],
    ["reviews", "testimonials"],
    ["rates", "priceList"],
    ["photos", "gallery"],
    ["news-letter", "leadCapture"],
  ])("gets a suggestion: %s", async (type, meant) => {
    const { diagnostics } = await compile(withSections(wrong({ type, heading: "Roofs" })));
    expect(diagnostics).toMatchObject([{ hint: `Did you mean "${meant}"?`, rule: "unknown-type" }]);
  });
});
