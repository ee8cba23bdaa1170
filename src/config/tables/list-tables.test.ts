import { expect, it } from "vitest";
import { rangeOf } from "../../testing/position.ts";
import {
  compile,
  makeConfig,
  makePage,
  type SectionConfig,
  withSections,
  wrong,
} from "../../testing/site.ts";

const hero: SectionConfig = { type: "hero", heading: "Prices" };

const compileItems = (csv: string, items: unknown = { table: "prices.csv" }) =>
  compile(
    withSections(hero, wrong({ type: "priceList", heading: "Slates", groups: [{ items }] })),
    { "../../prices.csv": csv },
  );

it("a list of a section can be a table, whose cells have the types of their fields", async () => {
  const csv = 'name;price;from;note\n7 Up;12,50;x;"cold; large"\nSlate;on request;;\n';
  const { site, diagnostics } = await compileItems(csv);
  expect(diagnostics).toEqual([]);
  expect(site?.routes[0]?.sections[1]).toMatchObject({
    groups: [
      {
        items: [
          { name: "7 Up", shownPrice: "From £12.50", note: "cold; large" },
          { name: "Slate", shownPrice: "on request" },
        ],
      },
    ],
  });
});

it("mistakes in it are reported in the file, at the cell", async () => {
  const csv = "name,price,text\nRidge,45,{nothing}\n,12,\nTile,€5,\n";
  const { diagnostics } = await compileItems(csv);
  const file = expect.stringMatching(/prices\.csv$/);
  expect(diagnostics).toMatchObject([
    {
      file,
      rule: "missing-key",
      message: 'The cell of the column "name" is empty in this row.',
      hint: "The name of the item. For example: Wash and cut",
      location: '/ › section 2, priceList › groups › entry 1 › items › row 3, column "name"',
      range: { line: 3 },
    },
    {
      file,
      message: expect.not.stringContaining("without quotes"),
      hint: expect.stringMatching(/For example: 45$/),
      range: rangeOf(csv, "€5"),
    },
  ]);
  const tokens = await compileItems(csv.split("\n").slice(0, 2).join("\n"));
  expect(tokens.diagnostics).toMatchObject([
    { file, rule: "unknown-token", range: rangeOf(csv, "{nothing}") },
  ]);
});

it("a column that is missing is one mistake", async () => {
  const { diagnostics } = await compileItems("price,text\n45,Blue\n12,Red\n");
  expect(diagnostics).toMatchObject([
    { message: 'There is no column "name".', range: { line: 1, column: 1 } },
  ]);
});

it("asks about a number that may mean a thousand times as much", async () => {
  const { diagnostics } = await compileItems("name;price\nRoof;1.200\n");
  expect(diagnostics).toMatchObject([{ hint: expect.stringContaining("Write 1200 or") }]);
});

it.each([
  [{ table: "none.csv" }, 'There is no file "none.csv"'],
  [{ table: "prices.xlsx" }, "is not the name of a file"],
])("reports a table that cannot be read: %o", async (items, message) => {
  const { diagnostics } = await compileItems("name,price\nA,1\n", items);
  expect(diagnostics).toMatchObject([{ message: expect.stringContaining(message) }]);
});

it("the same table can make pages; columns that only their addresses use are not in the list", async () => {
  const config = withSections(
    hero,
    wrong({ type: "priceList", groups: [{ items: { table: "prices.csv" } }] }),
  );
  const { site, diagnostics } = await compile(
    {
      ...config,
      templates: {
        slate: {
          params: {
            name: { type: "text", description: "The name" },
            price: { type: "number", description: "The price" },
          },
          title: "{name} for {price}",
          description: "What {name} costs.",
          sections: [{ type: "hero", heading: "{name}" }],
        },
      },
      pages: [
        ...config.pages,
        wrong({ path: "/slates/{short}", template: "slate", params: "prices.csv" }),
      ],
    },
    { "../../prices.csv": "short,name,price\nwelsh,Welsh slate,45\n" },
  );
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(site?.routes.map(({ path }) => path)).toContain("/slates/welsh");
  expect(site?.routes[0]?.sections[1]).toMatchObject({
    groups: [{ items: [{ name: "Welsh slate" }] }],
  });
});

it("links of tables and of shared sections lead to the pages of the language", async () => {
  const cards = { type: "featureGrid", cards: { table: "cards.csv" } };
  const slates = { type: "featureGrid", cards: { table: "slates.csv" } };
  const word = { type: "text" as const, description: "A word" };
  const template = (language: string) => ({
    language,
    params: { name: word, title: word, text: word },
    title: "{title}",
    description: "About {text}.",
    sections: [{ type: "hero" as const, heading: "{name}" }],
  });
  const config = withSections(wrong(cards), wrong(slates), wrong({ use: "call" }));
  const [home] = config.pages;
  const about = makePage({ path: "/about" });
  const slate = { params: "slates.csv" };
  const { site, diagnostics } = await compile(
    {
      ...config,
      language: "en-GB",
      languages: { cy: {} },
      shared: {
        call: { type: "ctaBand", heading: "Ring", actions: [{ label: "Us", link: "/about#us" }] },
      },
      templates: { slate: template("en-GB"), llechen: template("cy") },
      pages: [
        ...config.pages,
        about,
        wrong({ path: "/slates/{name}", template: "slate", ...slate }),
        wrong({ ...home, path: "/cy", translationOf: "/", language: "cy" }),
        { ...about, path: "/cy/amdanom", translationOf: "/about", language: "cy" },
        wrong({ path: "/cy/{name}", template: "llechen", ...slate }),
      ],
    },
    {
      "../../cards.csv": "title,text,link\nUs,Who we are,/about\nNews,What we did,/#news\n",
      "../../slates.csv": "title,text,name\nWelsh,Blue,welsh\n",
    },
  );
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const linksOn = (path: string) =>
    JSON.stringify(site?.routes.find((route) => route.path === path)?.sections).match(
      /(?<="href":")[^"]*/g,
    );
  expect(linksOn("/")).toEqual(["/about", "/#news", "/slates/welsh", "/about#us"]);
  expect(linksOn("/cy")).toEqual(["/cy/amdanom", "/cy#news", "/cy/welsh", "/cy/amdanom#us"]);
});

it("links of a template, the header and the footer lead to the pages of the language", async () => {
  const links = [{ label: "About us", link: "/about#us" }];
  const about = makePage({ path: "/about", title: "About" });
  const cy = { language: "cy" };
  const { site, diagnostics } = await compile(
    makeConfig({
      languages: { cy: {} },
      header: { brand: "Roofs", links },
      footer: { copyright: "© Roofs", groups: [{ heading: "More", links }] },
      templates: {
        call: wrong({
          params: { title: { type: "text", description: "A word" } },
          title: "{title}",
          description: "About {title}.",
          sections: [{ type: "hero", heading: "{title}", actions: links }],
        }),
      },
      pages: [
        wrong({ path: "/", template: "call", params: { title: "Call" } }),
        about,
        wrong({
          ...{ path: "/cy", template: "call", params: { title: "Ffoniwch" } },
          ...{ ...cy, translationOf: "/" },
        }),
        { ...about, ...cy, path: "/cy/amdanom", translationOf: "/about" },
      ],
    }),
  );
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const hrefs = (value: unknown) => JSON.stringify(value)?.match(/(?<="href":")[^"]*#us/g);
  const pages = site?.routes.map(({ path, sections }) => [path, hrefs(sections)]);
  expect(pages).toContainEqual(["/", ["/about#us"]]);
  expect(pages).toContainEqual(["/cy", ["/cy/amdanom#us"]]);
  const welsh = site?.others.get("cy")?.model;
  expect([hrefs(welsh?.header), hrefs(welsh?.footer)]).toEqual([
    ["/cy/amdanom#us"],
    ["/cy/amdanom#us"],
  ]);
});

it.each([
  [
    {},
    7,
    "too-big",
    'Write "limit": 6 beside "table" for its first 6 rows, or delete rows of figures.csv.',
  ],
  [{ limit: 6 }, 7, undefined, undefined],
  [
    { onlyWith: ["text"] },
    2,
    "too-small",
    'figures.csv has 2 rows, and 0 with text, which "onlyWith" asks for.',
  ],
])("a table with %j and %i rows gets a hint", async (more, rows, rule, hint) => {
  const figures = { type: "figures", heading: "Us", figures: { table: "figures.csv", ...more } };
  const csv = `value,label,text\n${"7,slates,\n".repeat(rows)}`;
  const config = withSections(hero, wrong(figures));
  const { diagnostics } = await compile(config, { "../../figures.csv": csv });
  const [found] = diagnostics.filter(({ severity }) => severity === "error");
  expect([found?.rule, found?.hint]).toEqual([rule, hint]);
});
