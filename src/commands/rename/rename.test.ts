import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { ourKit } from "../../kit/our-kit.ts";
import { recordPublishedPages } from "../../site/last-published.ts";
import {
  type Config,
  type MediaFiles,
  makeConfig,
  makePage,
  type PageConfig,
  writeSite,
  wrong,
} from "../../testing/site.ts";
import { localPage, params, shop, template, templated } from "../../testing/template.ts";
import { KINDS, type KindName, kinds } from "./kinds/kinds.ts";
import { type Renamed, rename, writeRenamed } from "./rename.ts";

interface Site {
  config: Config;
  tables?: Record<string, string>;
  media?: MediaFiles;
}

/** The lines that a rename changes, in their new form. */
async function changedLines(
  { config, tables = {}, media = {} }: Site,
  from: string,
  to: string,
  kind?: KindName,
): Promise<string[]> {
  const { folder, file } = writeSite(config, media);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(tables)) writeFileSync(join(folder, name), text);
  const renamed = await rename(file, ourKit(), { from, to, kind });
  await expectBack(file, renamed);
  const lines = renamed.files.flatMap(({ file: changed, before, after }) => {
    const old = new Set(before.split("\n"));
    const changedOnes = after.split("\n").filter((line) => !old.has(line));
    return changedOnes.map((line) => `${basename(changed)}: ${line.trim()}`);
  });
  return lines.sort();
}

/** Renaming back restores all files, byte for byte. */
async function expectBack(file: string, renamed: Renamed): Promise<void> {
  await writeRenamed(renamed);
  const { from: to, to: from, files } = renamed;
  const kind = KINDS.find((each) => kinds[each].what === renamed.what);
  await writeRenamed(await rename(file, ourKit(), { from, to, kind }));
  for (const { file: changed, before } of files) {
    expect(readFileSync(changed, "utf8")).toBe(before);
  }
}

const config = (line: string) => `site.config.json: ${line}`;

const hero = (more: object) => wrong<never>({ type: "hero", heading: "Roofs", ...more });
const prose = (text: string, more = {}) => wrong<never>({ type: "prose", text, ...more });
const OLD = makePage({ path: "/old", title: "Old" });

it("a renamed page is updated in all links, also in drafts, scheduled pages and unused templates", async () => {
  const site = makeConfig({
    templates: { idle: template({ parent: "/old", sections: [prose("[Here](/old).")] }) },
    checks: [{ rule: "orphan-page", severity: "off", page: "/old", reason: "Why not." }],
    redirects: [{ from: "/older", to: "/old" }],
    pages: [
      makePage({
        sections: [
          hero({ actions: [{ label: "A", link: "/old?a=1#b" }] }),
          prose("[One](/old), [two](https://roofs.example/old) and [another](/old-town)."),
        ],
      }),
      { ...OLD, sections: [hero({ id: "b" })] },
      makePage({ path: "/old-town", parent: "/old", title: "B", draft: true }),
      makePage({
        path: "/later",
        date: "2999-01-01",
        title: "C",
        sections: [hero({}), prose("[To](/old)")],
      }),
    ],
  });
  expect(await changedLines({ config: site }, "/old", "/new")).toEqual(
    [
      '"parent": "/new",',
      '"text": "[Here](/new)."',
      '"page": "/new",',
      '"to": "/new"',
      '"from": "/old",',
      '"to": "/new"',
      '"link": "/new?a=1#b"',
      '"text": "[One](/new), [two](https://roofs.example/new) and [another](/old-town)."',
      '"path": "/new",',
      '"parent": "/new"',
      '"text": "[To](/new)"',
    ]
      .map(config)
      .sort(),
  );
});

const TOWNS = {
  "towns.csv":
    "location;areas;base.city;links.1.label;links.1.link;slug\r\n" +
    '"Mock ""the"" ham";A|B;Ely;Go;/old;mock\r\n' +
    'Otherby;C|D;Ely;Go;"/old#x";other\r\n',
};
const withoutSlug = (text: string) => text.replace(/;slug|;mock|;other/g, "");
const SHOWN = { "towns.csv": withoutSlug(TOWNS["towns.csv"]) };
const fromTable = (path: string) =>
  makeConfig({
    templates: { shop },
    pages: [
      makePage(),
      { ...OLD, sections: [hero({ id: "x" })] },
      wrong<PageConfig>({ path, template: "shop", params: "towns.csv" }),
    ],
  });

it("a renamed page is updated in the cells of a table", async () => {
  const site = { config: fromTable("/{slug}"), tables: TOWNS };
  const lines = await changedLines(site, "/old", "/new");
  expect(lines.filter((line) => line.startsWith("towns"))).toEqual([
    'towns.csv: "Mock ""the"" ham";A|B;Ely;Go;/new;mock',
    'towns.csv: Otherby;C|D;Ely;Go;"/new#x";other',
  ]);
});

it("the path of a table's page changes in the column that only the path uses", async () => {
  const site = { config: fromTable("/{slug}"), tables: TOWNS };
  expect(await changedLines(site, "/mock", "/mockham")).toContainEqual(
    'towns.csv: "Mock ""the"" ham";A|B;Ely;Go;/old;mockham',
  );
  await expect(
    changedLines({ config: fromTable("/{location}"), tables: SHOWN }, "/otherby", "/elsewhere"),
  ).rejects.toThrow(/column "location" of towns\.csv, line 3, which the page also shows/);
  await expect(
    changedLines({ ...site, config: fromTable("/roofs-{slug}") }, "/roofs-mock", "/mock"),
  ).rejects.toThrow(/Paths of this table are "\/roofs-\{slug\}"/);
});

it("a renamed parameter is updated in tokens, columns and the paths of a table", async () => {
  const site = { config: fromTable("/{location}"), tables: SHOWN };
  expect(await changedLines(site, "shop.location", "place")).toEqual(
    [
      config('"place": {'),
      config('"label": "{place}",'),
      config('"title": "Roofs in {place}",'),
      config('"description": "Dry roofs in {place}.",'),
      config('"heading": "{place}, {miles} miles from {base.city}",'),
      config('"path": "/{place}",'),
      "towns.csv: place;areas;base.city;links.1.label;links.1.link",
    ].sort(),
  );
  expect(await changedLines(site, "shop.base", "shop.from")).toEqual(
    [
      config('"from": {'),
      config('"heading": "{location}, {miles} miles from {from.city}",'),
      "towns.csv: location;areas;from.city;links.1.label;links.1.link",
    ].sort(),
  );
});

const TWO = {
  old: { address: { street: "1 Row", locality: "Oldham" }, phone: "+44 29 2018 0123" },
  other: { address: { street: "2 Row", locality: "Otherby" }, phone: "+44 29 2018 0124" },
};

it("a renamed location is updated in tokens, sections, contact links and other languages", async () => {
  const { business, ...rest } = makeConfig();
  const site = {
    ...rest,
    business,
    locations: TWO,
    languages: { cy: { locations: { old: { name: "Hen" } } } },
    pages: [
      makePage({
        sections: [
          hero({
            text: "Ring {locations.old.phone}, or [here](phone:old).",
            actions: [{ label: "A", link: "email:old:Old" }],
          }),
          wrong<never>({ type: "locations", heading: "Us", only: ["other", "old"] }),
        ],
      }),
    ],
  };
  const lines = await changedLines(
    { config: { ...site, locations: { ...TWO, old: { ...TWO.old, email: "old@roofs.example" } } } },
    "old",
    "new",
  );
  expect(lines).toEqual(
    [
      '"new": {',
      '"new": {',
      '"text": "Ring {locations.new.phone}, or [here](phone:new).",',
      '"link": "email:new:Old"',
      '"new"',
    ]
      .map(config)
      .sort(),
  );
  const taken = {
    ...site,
    pages: [makePage({ sections: [hero({ actions: [{ label: "A", link: "email:Hello" }] })] })],
  };
  await expect(changedLines({ config: taken }, "old", "Hello")).rejects.toThrow(
    /"email:Hello" in site\.config\.json, line \d+ writes "Hello" to the business/,
  );
});

const LINKED = template({
  params: {
    where: { type: "text", description: "Where to" },
    slug: { type: "text", description: "Which" },
  },
  label: "A",
  title: "Roofs, {slug}",
  description: "Roofs.",
  sections: [
    hero({
      actions: [
        { label: "A", link: "{where}" },
        { label: "B", link: "/{slug}" },
      ],
    }),
  ],
});
const linking = (slug: string) =>
  makeConfig({
    templates: { local: LINKED },
    pages: [makePage(), OLD, localPage({ path: "/a", params: { where: "/old", slug } })],
  });

it("a renamed page is updated in a parameter that is a whole link; a composed link is reported", async () => {
  const site = linking("a");
  expect(await changedLines({ config: site }, "/old", "/new")).toContainEqual(
    config('"where": "/new",'),
  );
  await expect(changedLines({ config: linking("old") }, "/old", "/new")).rejects.toThrow(
    /site\.config\.json:\d+ {2}the link "\/old" on \/a is composed here/,
  );
});

it("a renamed section is updated in links to it, and where pages replace or omit it", async () => {
  const local = template();
  const [first, second, third] = local.sections;
  const site = {
    ...templated(
      localPage({ instead: { old: wrong({ type: "prose", text: "Own. [Up](#old)" }) } }),
      localPage({ path: "/b", without: ["old"], params: params({ location: "Otherby" }) }),
      localPage({
        path: "/c",
        params: params({ location: "Thirdwick", areas: ["Otherby", "Mockham"] }),
      }),
      makePage({
        path: "/d",
        title: "D",
        sections: [
          hero({
            id: "old",
            actions: [
              { label: "A", link: "#old" },
              { label: "B", link: "/c#old" },
            ],
          }),
        ],
      }),
    ),
    templates: {
      local: {
        ...local,
        sections: wrong<(typeof local)["sections"]>([first, { ...second, id: "old" }, third]),
      },
    },
  };
  expect(await changedLines({ config: site }, "/c#old", "new")).toEqual(
    ['"id": "new"', '"new": {', '"text": "Own. [Up](#new)"', '"new"', '"link": "/c#new"']
      .map(config)
      .sort(),
  );
  expect(await changedLines({ config: site }, "/d#old", "/d#new")).toEqual(
    ['"id": "new",', '"link": "#new"'].map(config).sort(),
  );
});

it("a renamed template is updated in its pages, and in sections that list them", async () => {
  const site = templated(
    localPage(),
    makePage({
      path: "/near",
      title: "Near",
      sections: [hero({}), wrong({ type: "nearbyAreas", heading: "Near", pages: "local" })],
    }),
  );
  expect(await changedLines({ config: site }, "local", "town")).toEqual(
    ['"town": {', '"template": "town",', '"pages": "town"'].map(config).sort(),
  );
});

it("a renamed language is updated in its pages and templates", async () => {
  const site = {
    ...templated(localPage({ translationOf: "/", path: "/cy" })),
    languages: { cy: {} },
    templates: { local: template({ language: "cy" }) },
  };
  expect(await changedLines({ config: site }, "cy", "cy-GB")).toEqual(
    ['"cy-GB": {}', '"language": "cy-GB"'].map(config).sort(),
  );
});

it("a document moves and its old address redirects; its label stays", async () => {
  const pdf = "%PDF-1.4\n";
  const site = makeConfig({
    pages: [makePage({ sections: [hero({}), prose("[List](/media/old.pdf), the old.pdf")] })],
  });
  expect(
    await changedLines(
      { config: site, media: { "old.pdf": pdf } },
      "public/media/old.pdf",
      "new.pdf",
    ),
  ).toEqual(
    expect.arrayContaining([
      config('"text": "[List](/media/new.pdf), the old.pdf"'),
      config('"from": "/media/old.pdf",'),
      config('"to": "/media/new.pdf"'),
    ]),
  );
});

it("renames a shared section with all that names it", async () => {
  const call = { type: "prose", text: "Ask us." } as const;
  const site = makeConfig({
    shared: { call },
    languages: { cy: { shared: { call } } },
    after: [{ use: "call" }],
    pages: [
      makePage(),
      makePage({ path: "/a", title: "A", without: ["call"] }),
      makePage({ path: "/b", title: "B", instead: { call } }),
    ],
  });
  expect(await changedLines({ config: site }, "call", "closing-call")).toEqual(
    [
      '"closing-call"',
      '"closing-call": {',
      '"closing-call": {',
      '"closing-call": {',
      '"use": "closing-call"',
    ].map(config),
  );
});

const LIST = { type: "pageList", heading: "More" } as const;
const heating = (path: string, list: object) =>
  makePage({ path, title: "Heat", sections: [hero({}), wrong<never>({ ...LIST, ...list })] });

it("renames a tag on pages, in templates, in tables and in lists; its page moves, and links follow", async () => {
  const subject = template({
    params: { tag: { type: "text", description: "The tag" } },
    label: "{tag}",
    title: "All about {tag}",
    description: "What we know of {tag}.",
    sections: [hero({}), wrong<never>({ ...LIST, tag: "{tag}" })],
  });
  const site = makeConfig({
    templates: wrong({ subject }),
    pages: [
      makePage({
        tags: ["Boilers", "Boilers of old"],
        sections: [hero({}), prose("[Here](/boilers), [there](/by/boilers): Boilers.")],
      }),
      heating("/boilers", { tag: "Boilers" }),
      wrong({ path: "/by/{tag}", template: "subject", params: "subjects.csv" }),
    ],
  });
  const tables = { "subjects.csv": "tag\nBoilers\n" };
  expect(await changedLines({ config: site, tables }, "Boilers", "Heat pumps")).toEqual(
    expect.arrayContaining([
      "subjects.csv: Heat pumps",
      ...[
        '"Heat pumps",',
        '"from": "/boilers",',
        '"from": "/by/boilers",',
        '"path": "/heat-pumps",',
        '"tag": "Heat pumps"',
        '"text": "[Here](/heat-pumps), [there](/by/heat-pumps): Boilers."',
        '"to": "/by/heat-pumps"',
        '"to": "/heat-pumps"',
      ].map(config),
    ]),
  );
});

it("names the file and the column of a location from a table", async () => {
  const columns = { key: "Code", "address.street": "Street" };
  const site = makeConfig(wrong({ locations: { table: "shops.csv", columns } }));
  const tables = { "shops.csv": "Code,Street\n1001,1 Hill\n" };
  await expect(changedLines({ config: site, tables }, "id1001", "barry")).rejects.toThrow(
    /"id1001" is a row of "shops\.csv"\. Change its cell in the column "Code" yourself/,
  );
});

it("renames an author, by key or by name, a series and a form, also of other languages", async () => {
  const booking = { service: "formsubmit", endpoint: "https://formsubmit.co/a@b.example" };
  const site = makeConfig(
    wrong({
      authors: { ines: { name: "Ines Marlow" } },
      forms: { more: { booking } },
      languages: { cy: { authors: { ines: { text: "Ines" } }, forms: { more: { booking } } } },
      pages: [
        makePage({
          author: "ines",
          series: "Frost",
          sections: [hero({}), wrong<never>({ type: "contact", heading: "Book", form: "booking" })],
        }),
        heating("/a", { author: "Ines Marlow", series: "Frost" }),
      ],
    }),
  );
  expect(await changedLines({ config: site }, "ines", "im")).toEqual(
    ['"author": "im",', '"im": {', '"im": {'].map(config),
  );
  expect(await changedLines({ config: site }, "Ines Marlow", "Ines M")).toEqual(
    ['"author": "Ines M",', '"name": "Ines M"'].map(config),
  );
  expect(await changedLines({ config: site }, "Frost", "Snow")).toEqual(
    ['"series": "Snow"', '"series": "Snow"'].map(config),
  );
  expect(await changedLines({ config: site }, "booking", "hall")).toEqual(
    ['"form": "hall"', '"hall": {', '"hall": {'].map(config),
  );
  await expect(changedLines({ config: site }, "ines", "Ines M")).rejects.toThrow(
    '"Ines M" cannot be the name of an author',
  );
});

it.each([
  ["/odl", "/new", /^This site has no page "\/odl"\. Did you mean "\/old"\?$/],
  ["/old", "/", /^A page "\/" already exists\./],
  ["/old", "/New", /^"\/New" cannot be the name of a page: start with \/ and use small letters/],
  ["/", "/home", /^The home page is always at \//],
  ["old", "new", /^This site has no shared section, template, location, .* or form "old"/],
  ["/media/old", "new", /^"\/media\/old" is not a valid name: page \/seo, /],
])("refuses to rename %s to %s, with the reason", async (from, to, message) => {
  const site = makeConfig({ pages: [makePage(), OLD] });
  await expect(changedLines({ config: site }, from, to)).rejects.toThrow(message);
});

it("asks which kind is renamed if a name has two, and reports the errors of a site", async () => {
  const site = { ...templated(localPage()), locations: { local: TWO.old, other: TWO.other } };
  await expect(changedLines({ config: site }, "local", "new")).rejects.toThrow(
    '"local" is a template and a location. Specify which one: --kind template or --kind location.',
  );
  expect(await changedLines({ config: site }, "local", "new", "template")).toHaveLength(2);
  const broken = makeConfig({
    pages: [makePage({ sections: [hero({ heading: "{nobody}" })] }), OLD],
  });
  await expect(changedLines({ config: broken }, "/old", "/new")).rejects.toThrow(
    /There is no token \{nobody\} here[\s\S]*nothing is renamed/,
  );
});

const solid = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#446688" } });
const WEBP = await solid().webp().toBuffer();
const JPEG = await solid().jpeg().toBuffer();
const FILES = {
  "w.jpg": WEBP,
  "j.jpg": JPEG,
  "l.pdf": "%PDF-1.4\n",
  "t.txt": "Hello\n",
};
const withFiles = makeConfig({
  redirects: [{ from: "/older", to: "/old" }],
  pages: [
    makePage({
      sections: [
        hero({ picture: { file: "j.jpg", alt: "A roof" } }),
        prose(
          "[A](/old) [B](/x.html) [C](/media/l.pdf) [D](/media/t.txt)\n\n![A tile](w.jpg)\n\nHere.",
        ),
      ],
    }),
    OLD,
    makePage({ path: "/x.html", title: "X" }),
  ],
});

/** The redirects of a site after several renames. */
async function redirectsAfter(...steps: [from: string, to: string][]) {
  const { folder, file } = writeSite(withFiles, FILES);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = readFileSync(file, "utf8");
  for (const [from, to] of steps) await writeRenamed(await rename(file, ourKit(), { from, to }));
  const text = readFileSync(file, "utf8");
  const { redirects } = JSON.parse(text);
  return {
    isAsBefore: text === before,
    others: redirects.filter(({ from }: { from: string }) => from !== "/older"),
  };
}

it.each<[from: string, to: string]>([
  ["/old", "/new"],
  ["/old", "/old.html"],
  ["/x.html", "/x"],
  ["/x.html", "/y"],
  ["/old", "/deep/\u00fcber.html"],
  ["l.pdf", "m.pdf"],
  ["t.txt", "t.csv"],
  ["j.jpg", "j.jpeg"],
])("%s becomes %s and is then renamed back: no redirect is left", async (from, to) => {
  expect(await redirectsAfter([from, to], [to, from])).toEqual({ isAsBefore: true, others: [] });
});

it("/old and /old.html are one address without a redirect; renaming back removes a redirect", async () => {
  expect((await redirectsAfter(["/old", "/old.html"])).others).toEqual([]);
  expect((await redirectsAfter(["/old", "/b"], ["/b", "/c"], ["/c", "/old"])).others).toEqual([
    { from: "/b", to: "/old" },
  ]);
});

it("a published name redirects, even after it was renamed back", async () => {
  const { folder, file } = writeSite(withFiles, FILES);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeRenamed(await rename(file, ourKit(), { from: "/old", to: "/new" }));
  await recordPublishedPages(file, ["/", "/new"]);
  await writeRenamed(await rename(file, ourKit(), { from: "/new", to: "/old" }));
  expect(JSON.parse(readFileSync(file, "utf8")).redirects).toContainEqual({
    from: "/new",
    to: "/old",
  });
});

it("a file keeps the extension of its format", async () => {
  const site = { config: withFiles, media: FILES };
  const { folder, file } = writeSite(site.config, site.media);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const renamed = await rename(file, ourKit(), { from: "w.jpg", to: "w.webp" });
  expect(renamed.files[0]?.after).toContain("![A tile](w.webp)");
  expect((await rename(file, ourKit(), { from: "j.jpg", to: "roof" })).to).toBe("roof.jpg");
  for (const [from, to] of [
    ["j.jpg", "j.webp"],
    ["l.pdf", "l.docx"],
    ["t.txt", "t.pdf"],
    ["t.txt", "t.exe"],
  ] as const)
    await expect(rename(file, ourKit(), { from, to })).rejects.toThrow(
      `media/${from} is not a ${to.slice(1)} file by its content, and renaming does not convert it.`,
    );
});

it("a language cannot become one that its texts are not in", async () => {
  await expect(changedLines({ config: withFiles, media: FILES }, "en-GB", "it")).rejects.toThrow(
    /Nothing has changed\. Renaming does not translate\./,
  );
});
