import { describe, expect, it } from "vitest";
import { SMALL_SVG } from "../../testing/facts.ts";
import { rangeOf } from "../../testing/position.ts";
import {
  type Config,
  compile,
  compiled,
  makeConfig,
  makePage,
  type PageConfig,
  wrong,
} from "../../testing/site.ts";
import { localPage } from "../../testing/template.ts";

type Template = NonNullable<Config["templates"]>[string];

const services: Template["params"][string] = {
  type: "list",
  description: "What you do there",
  optional: true,
  fields: {
    title: { type: "text", description: "What it is called" },
    text: { type: "markdown", description: "What it is" },
    link: { type: "link", description: "Where to read more", optional: true },
  },
};

const grid = (cards: unknown, more: object = {}) =>
  wrong<Template["sections"][number]>({ type: "featureGrid", heading: "Work", cards, ...more });

const hero = { type: "hero", heading: "Roofs" } as const;

/** A site whose second page is made from a template with these sections. */
const site = (
  params: Template["params"],
  sections: Template["sections"],
  page: Partial<PageConfig>,
) =>
  makeConfig({
    templates: { local: { params, title: "Roofs", description: "Dry roofs.", sections } },
    pages: [makePage(), localPage(page)],
  });

const sectionsOf = async (...given: Parameters<typeof site>) =>
  (await compiled(site(...given), { "roof.svg": SMALL_SVG })).routes[1]?.sections;

const slates = { title: "Slates", text: "For {business.name}.", link: "/" };
const thatch = { title: "Thatch", text: "By hand." };

describe("a token that is a whole value", () => {
  it("becomes the page's list, with its links and tokens resolved", async () => {
    const [, cards] =
      (await sectionsOf({ services }, [hero, grid("{services}")], {
        params: { services: [slates, thatch] },
      })) ?? [];
    expect(cards).toMatchObject({
      cards: [{ title: "Slates", link: { href: "/" } }, { title: "Thatch" }],
    });
    expect(JSON.stringify(cards)).toContain("For Test & Son Roofing.");
  });

  it("adds its entries to those of a list", async () => {
    const own = { title: "Always", text: "This." };
    const [, cards] =
      (await sectionsOf({ services }, [hero, grid([own, "{services}", own])], {
        params: { services: [slates, thatch] },
      })) ?? [];
    expect(cards).toMatchObject({
      cards: [{ title: "Always" }, { title: "Slates" }, { title: "Thatch" }, { title: "Always" }],
    });
  });

  it("may be a picture, an icon, a choice or a number, or a field of an object", async () => {
    const picture = { type: "picture", description: "A roof" } as const;
    const text = { type: "text", description: "A word" } as const;
    const params: Template["params"] = {
      look: { type: "object", description: "How", fields: { picture, icon: text, frame: text } },
      columns: { type: "number", description: "How many" },
    };
    const sections = wrong<Template["sections"]>([
      { ...hero, picture: "{look.picture}", frame: "{look.frame}" },
      grid([{ icon: "{look.icon}", title: "A", text: "B" }], { columns: "{columns}" }),
    ]);
    const look = { picture: { file: "roof.svg", alt: "A roof" }, icon: "Roofing", frame: "phone" };
    const shown = await sectionsOf(params, sections, { params: { look, columns: 2 } });
    expect(shown).toMatchObject([
      { picture: { alt: "A roof", file: { type: "image/svg+xml" } }, frame: "phone" },
      { columns: 2, cards: [{ icon: [{}] }] },
    ]);
  });

  it("is reported at the page's value, with the message of the field", async () => {
    const columns = { type: "number", description: "How many" } as const;
    const link = await compile(
      site({ services }, [hero, grid("{services}")], {
        params: { services: [{ ...slates, link: "nowhere" }] },
      }),
    );
    expect(link.diagnostics).toMatchObject([
      {
        rule: "link-target",
        location: "/roofs-mockham › params › services › entry 1 › link",
        range: rangeOf(link.text, '"nowhere"'),
      },
    ]);
    const count = await compile(
      site({ services, columns }, [hero, grid("{services}", { columns: "{columns}" })], {
        params: { services: [slates], columns: 777 },
      }),
    );
    expect(count.diagnostics).toMatchObject([
      { location: "/roofs-mockham › params › columns", range: rangeOf(count.text, "777") },
    ]);
  });

  it("is reported at its own entry if it adds to a list", async () => {
    const given = { services: [thatch, { ...slates, link: "nowhere" }] };
    const sections = [hero, grid([thatch, "{services}"])];
    const { diagnostics, text } = await compile(site({ services }, sections, { params: given }));
    expect(diagnostics).toMatchObject([
      {
        location: "/roofs-mockham › params › services › entry 2 › link",
        range: rangeOf(text, '"nowhere"'),
      },
    ]);
  });

  it("is reported with the purpose of its field", async () => {
    const columns = { type: "number", description: "How many" } as const;
    const sections = [hero, grid([slates], { columns: "{columns}" })];
    const { diagnostics } = await compile(
      site({ columns }, sections, { params: { columns: wrong("many") } }),
    );
    const look = { type: "text", description: "How" } as const;
    const framed = [wrong<Template["sections"][number]>({ ...hero, frame: "{look}" })];
    const odd = await compile(site({ look }, framed, { params: { look: "of oak" } }));
    expect([diagnostics, odd.diagnostics]).toMatchObject([
      [{ location: "/roofs-mockham › params › columns" }],
      [{ location: "/roofs-mockham › params › look", hint: expect.stringContaining("frame") }],
    ]);
  });

  it("does not hide or repeat a mistake beside it in the template, however many pages there are", async () => {
    const sections = [hero, grid("{services}", { colums: 2, intro: 5 })];
    const config = site({ services }, sections, { params: { services: [thatch] } });
    config.pages.push(
      localPage({ path: "/other", title: "Other", params: { services: [thatch] } }),
    );
    const { diagnostics, text } = await compile(config);
    expect(diagnostics).toMatchObject([
      { rule: "unknown-key", range: rangeOf(text, '"colums"') },
      { rule: "wrong-type", location: "templates › local › section 2, featureGrid › intro" },
    ]);
  });

  it("is omitted with everything that requires it if the page omits it", async () => {
    const intro = { type: "text", description: "A sentence", optional: true } as const;
    const sections = [hero, grid("{services}"), grid([slates], { intro: "{intro}" })];
    const shown = await sectionsOf({ services, intro }, sections, { params: {} });
    expect(shown).toHaveLength(2);
    expect(shown?.[1]).toMatchObject({ intro: undefined });
  });

  it("leaves a hero without its background picture if the page omits it", async () => {
    const photo = { type: "picture", description: "A roof", optional: true } as const;
    const opening = { type: "hero", heading: "Roofs", layout: "behind", picture: "{photo}" };
    const sections = [wrong<Template["sections"][number]>(opening)];
    const shown = await sectionsOf({ photo }, sections, { params: {} });
    expect(shown).toMatchObject([{ heading: "Roofs", picture: undefined }]);
  });

  const picture = { type: "picture", description: "A roof", optional: true } as const;
  const roof = { file: "roof.svg", alt: "A roof" };
  const cells = { type: "list", description: "The cells" } as const;
  const link = { label: "Home", link: "/" };
  const links: Template["params"][string] = {
    type: "list",
    description: "Where to",
    optional: true,
    fields: {
      label: { type: "text", description: "Words" },
      link: { type: "link", description: "To" },
    },
  };
  const gallery = (...pictures: unknown[]) =>
    wrong<Template["sections"][number]>({ type: "gallery", pictures });
  const table = (columns: unknown, rows: unknown) =>
    wrong<Template["sections"][number]>({ type: "table", heading: "Roofs", columns, rows });

  it.each([
    ["before", gallery({ before: "{before}", after: "{after}" }), { before: roof }],
    ["pairs › entry 1 › picture", gallery("{pairs}"), { pairs: [{ before: roof }] }],
    ["cells › entry 1", table(["A", "B", "C"], [["a", "{cells}"]]), { cells: ["b"] }],
    ["cells", table("{cells}", [["a", "b"]]), { cells: ["A", "B", "C"] }],
    ["links", { ...hero, actions: ["{links}", "{links}"] }, { links: Array(3).fill(link) }],
  ])(
    "follows the rules of its field, and a violation is reported once: %s",
    async (at, section, given) => {
      const pair = { before: picture, after: picture };
      const pairs = { type: "list", description: "Roofs", optional: true, fields: pair } as const;
      const params = { ...pair, pairs, links, cells: { ...cells, optional: true } };
      const config = site(params, [hero, wrong<typeof hero>(section)], { params: given });
      const { diagnostics } = await compile(config, { "roof.svg": SMALL_SVG });
      expect(diagnostics.map(({ location }) => location)).toEqual([
        `/roofs-mockham › params › ${at}`,
      ]);
    },
  );

  it("may be one of several exclusive fields", async () => {
    const film = {
      type: "object",
      description: "A film",
      optional: true,
      fields: {
        files: { type: "list", description: "Its files" },
        poster: { type: "text", description: "Its poster" },
        label: { type: "text", description: "What it shows" },
      },
    } as const;
    const both = wrong<typeof hero>({ ...hero, picture: "{before}", video: "{film}" });
    const shown = await sectionsOf({ before: picture, film }, [both], { params: { before: roof } });
    expect(shown).toMatchObject([{ picture: { alt: "A roof" } }]);
  });

  it("is omitted with the entries and sections that require it", async () => {
    const entries = gallery({ picture: "{before}", caption: "A" }, { picture: roof });
    const near = { type: "nearbyAreas", heading: "Near", areas: "{cells}" };
    const sections = [hero, entries, wrong<typeof hero>(near)];
    const params = { before: picture, cells: { ...cells, optional: true } };
    const shown = await sectionsOf(params, sections, { params: {} });
    expect(shown).toMatchObject([{}, { pictures: [{ picture: { alt: "A roof" } }] }]);
  });

  it("is reported if its type is wrong, without errors from the example in its place", async () => {
    const wide = {
      type: "list",
      description: "Roofs",
      fields: { picture, caption: cells },
    } as const;
    const pairs = [{ picture: roof, caption: ["A"] }];
    const config = site({ pairs: wide }, [hero, gallery("{pairs}")], { params: { pairs } });
    const { diagnostics } = await compile(config, { "roof.svg": SMALL_SVG });
    expect(diagnostics.map(({ rule }) => rule)).toEqual(["misfit-parameter"]);
  });

  it("leaves a field its default if the page omits it", async () => {
    const columns = { type: "number", description: "How many", optional: true } as const;
    const sections = [hero, grid([slates], { columns: "{columns}" })];
    expect(await sectionsOf({ columns }, sections, { params: {} })).toMatchObject([
      {},
      { columns: 3 },
    ]);
  });

  it("is reported once if its declared type does not fit the field", async () => {
    const areas = { type: "list", description: "Places" } as const;
    const config = site({ areas }, [hero, grid("{areas}")], { params: { areas: ["A", "B"] } });
    const { diagnostics, text } = await compile(config);
    expect(diagnostics).toMatchObject([
      { rule: "misfit-parameter", range: rangeOf(text, '"{areas}"') },
    ]);
  });

  it("is suggested only if its value fits the field", async () => {
    const areas = { type: "list", description: "Places" } as const;
    const config = site({ areas }, [hero, grid("{aeras}")], { params: { areas: ["A", "B"] } });
    const { diagnostics } = await compile(config);
    expect(diagnostics.filter(({ rule }) => rule === "unknown-token")).toMatchObject([
      { hint: 'Declare it under "params".' },
    ]);
  });

  it("must name a parameter", async () => {
    const config = site({ services }, [hero, grid("{servces}")], { params: {} });
    const { diagnostics, text } = await compile(config);
    expect(diagnostics).toMatchObject([
      { hint: "Did you mean {services}?", range: rangeOf(text, '"{servces}"') },
    ]);
  });
});

describe("a page from a template", () => {
  const sections = [hero, grid([slates], { id: "work" }), grid([thatch])];

  it("may replace its sections, and omit others", async () => {
    const instead = { work: { type: "prose", text: "Our own." } } as const;
    const shown = await sectionsOf({}, sections, { params: {}, instead, without: ["3"] });
    expect(shown?.map(({ type }) => type)).toEqual(["hero", "prose"]);
    const less = await sectionsOf({}, sections, { params: {}, without: ["work"] });
    expect(less).toMatchObject([{ type: "hero" }, { cards: [{ title: "Thatch" }] }]);
  });

  it("keeps the id of a section that it replaces, so links still find it", async () => {
    const instead = { work: { type: "prose", text: "Our own." } } as const;
    const shown = await sectionsOf({}, sections, { params: {}, instead });
    expect(shown?.[1]).toMatchObject({ type: "prose", id: "work" });
  });

  it.each([
    [{ instead: { work: hero }, without: ["2"] }, "work"],
    [{ instead: { work: hero, "2": hero } }, "2"],
  ])("is reported if it replaces a section twice or also omits it: %j", async (page, key) => {
    const { diagnostics } = await compile(site({}, sections, { params: {}, ...page }));
    expect(diagnostics).toMatchObject([
      { rule: "page-shape", location: `/roofs-mockham › instead › ${key}` },
    ]);
  });

  it("is reported if it names a section that does not exist", async () => {
    const page = { params: {}, instead: { works: { type: "prose", text: "Our own." } as const } };
    const { diagnostics, text } = await compile(site({}, sections, { ...page, without: ["4"] }));
    expect(diagnostics).toMatchObject([
      { rule: "unknown-section", hint: 'Did you mean "work"?', range: rangeOf(text, '"works"') },
      { hint: "Its sections are 1 to 3, and those with an id are work." },
    ]);
  });

  it("has mistakes in its own sections reported at their positions", async () => {
    const instead = { work: wrong<typeof hero>({ type: "prose", text: "{nothing}" }) };
    const { diagnostics, text } = await compile(site({}, sections, { params: {}, instead }));
    expect(diagnostics).toMatchObject([
      {
        rule: "unknown-token",
        location: "/roofs-mockham › instead › work › text",
        range: rangeOf(text, '"{nothing}"'),
      },
    ]);
  });

  it("is the only page that may replace sections", async () => {
    const { diagnostics } = await compile(makeConfig({ pages: [makePage({ without: ["1"] })] }));
    expect(diagnostics).toMatchObject([{ rule: "page-shape", location: "/ › without" }]);
  });
});

describe("a rule between a template's field and a page's field", () => {
  const heads = { type: "list", description: "The heads of the columns" } as const;
  const table = wrong<Template["sections"][number]>({
    type: "table",
    heading: "Prices",
    columns: "{heads}",
    rows: [["Slate", "40"]],
  });
  const told = async (page: Partial<PageConfig>) =>
    (await compile(site({ heads }, [hero, table], page))).diagnostics.map(({ rule }) => rule);

  it("applies to the page's value", async () => {
    expect(await told({ params: { heads: ["Roof", "Price", "Days"] } })).toEqual(["invalid-value"]);
    expect(await told({ params: { heads: ["Roof", "Price"] } })).toEqual([]);
  });

  it("is not checked if the page lacks the value", async () => {
    expect(await told({ params: {} })).toEqual(["missing-parameter"]);
  });
});
