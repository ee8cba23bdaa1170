import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { makeConfig, makePage, wrong } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";
import { localPage, params, templated } from "../../../testing/template.ts";
import type { ValueModel } from "../../protocol/fields.ts";
import type { StudioState } from "../../protocol/state.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const { header, footer } = makeConfig();
const link = (label: string, to = "/roofs") => ({ label, link: to });
const site = () =>
  makeConfig({
    header: { ...header, links: [link("Roofs"), link("Flat", "/flat"), link("Roof")] },
    footer: { ...footer, smallLinks: [link("Roofs")] },
    languages: {
      cy: { header: { ...header, links: [link("Toeau", "/cy/toeau"), link("Roofs")] } },
    },
    pages: [
      makePage({
        sections: [
          { type: "ctaBand", heading: "Roofs", actions: [link("Roofs"), link("Roofs", "/flat")] },
        ],
      }),
      makePage({ path: "/roofs", label: "Roofs" }),
      makePage({ path: "/flat", label: "Flat" }),
      makePage({ path: "/cy/toeau", label: "Toeau", language: "cy" }),
    ],
  });

const LINKS = [
  ["header", "links", 0],
  ["header", "links", 1],
  ["header", "links", 2],
  ["footer", "smallLinks", 0],
  ["languages", "cy", "header", "links", 0],
  ["languages", "cy", "header", "links", 1],
  ["pages", 0, "sections", 0, "actions", 0],
  ["pages", 0, "sections", 0, "actions", 1],
];

const labels = async () => {
  const values = LINKS.map((path) =>
    studio.call<ValueModel>("value", { path: [...path, "label"] }),
  );
  return (await Promise.all(values)).map(({ value }) => value);
};

async function name(index: number, value: string, field?: string): Promise<void> {
  const { version } = await studio.call<StudioState>("state");
  const path = ["pages", index, "label"];
  const edit = value === "" ? { type: "remove", path } : { type: "set", path, value };
  await studio.call("edit", { version, edits: [edit], ...(field && { field }) });
}

it("gives a page's new name to the links with its old one, in all languages, and undo takes back both", async () => {
  studio = await openStudio(site());
  const before = await labels();
  await name(1, "All roofs");
  expect(await labels()).toEqual([
    "All roofs",
    "Flat",
    "Roof",
    "All roofs",
    "Toeau",
    "All roofs",
    "All roofs",
    "Roofs",
  ]);
  await studio.call("undo");
  expect(await labels()).toEqual(before);
  await name(3, "Toeau newydd");
  expect((await labels())[4]).toBe("Toeau newydd");
});

it("follows each key, also through the name of another link and an empty field", async () => {
  studio = await openStudio(site());
  for (const typed of ["Roof", "Ro", "", "T", "Tiles"]) await name(1, typed, "pages/1/label");
  expect((await labels()).slice(0, 4)).toEqual(["Tiles", "Flat", "Roof", "Tiles"]);
  const text = readFileSync(studio.file, "utf8");
  const state = await studio.call<StudioState>("undo");
  expect([state.undo, state.isSaved]).toEqual([undefined, true]);
  expect(readFileSync(studio.file, "utf8")).toBe(text);
});

it("names the links that would change", async () => {
  studio = await openStudio(site());
  const { namedLinks } = await studio.call<ValueModel>("value", { path: ["pages", 2] });
  expect(namedLinks).toEqual([["Header", "Links", { type: "entry", number: 2 }, "Label"]]);
});

it("changes cells of tables and links of templates in the same step", async () => {
  const { templates } = templated();
  const sections = [
    ...(templates?.local?.sections ?? []),
    { type: "ctaBand", heading: "More", actions: [link("Roofs")] },
  ];
  const config = makeConfig({
    templates: wrong({ local: { ...templates?.local, sections } }),
    pages: [
      makePage({
        sections: wrong([
          { type: "ctaBand", heading: "One", actions: { table: "links.csv" } },
          { type: "ctaBand", heading: "Two", actions: { table: "more.json" } },
        ]),
      }),
      makePage({ path: "/roofs", label: "Roofs" }),
      localPage(),
    ],
  });
  const csv = "label;link\r\nRoofs;/roofs\r\nRoofs;/\r\n";
  const json = '[\n  { "label": "Roofs", "link": "/roofs" }\n]\n';
  studio = await openStudio(config, { "links.csv": csv, "more.json": json });
  const { namedLinks } = await studio.call<ValueModel>("value", { path: ["pages", 1] });
  expect(namedLinks).toEqual(
    expect.arrayContaining([["links.csv", { type: "entry", number: 1 }, "label"]]),
  );
  for (const typed of ["R", "", "Tiles; slates"]) await name(1, typed, "pages/1/label");
  const unsaved = await studio.call<StudioState>("save");
  expect(unsaved.isSaved).toBe(true);
  const read = (file: string) => readFileSync(join(studio.folder, file), "utf8");
  expect(read("links.csv")).toBe(csv.replace("Roofs;/roofs", '"Tiles; slates";/roofs'));
  expect(read("more.json")).toBe(json.replace("Roofs", "Tiles; slates"));
  const text = readFileSync(studio.file, "utf8");
  expect(JSON.parse(text).templates.local.sections.at(-1).actions).toEqual([link("Tiles; slates")]);
  const undone = await studio.call<StudioState>("undo");
  expect(undone.undo).toBeUndefined();
  await studio.call("save");
  expect([read("links.csv"), read("more.json")]).toEqual([csv, json]);
});

const textOfSite = () => JSON.parse(readFileSync(studio.file, "utf8"));

async function rename(path: (string | number)[], ...typed: string[]): Promise<void> {
  for (const value of typed) {
    const { version } = await studio.call<StudioState>("state");
    const edits = [value === "" ? { type: "remove", path } : { type: "set", path, value }];
    await studio.call("edit", { version, edits, field: path.join("/") });
  }
  await studio.call("save");
}

it("follows in Markdown, and where a link names a section or the site", async () => {
  const { business } = makeConfig();
  const text = (name: string) =>
    `See [${name}](/roofs), [our roofs](/roofs) and [${name}](/flat), or [${name}](/roofs#prices).`;
  const links = [link("Roofs", "/roofs#prices"), link("Roofs", `${business.url}/roofs`)];
  studio = await openStudio(
    makeConfig({
      header: { ...header, links },
      pages: [
        makePage({
          sections: [
            { type: "prose", text: text("Roofs") },
            { type: "prose", text: "Roofs" },
          ],
        }),
        makePage({ path: "/roofs", label: "Roofs" }),
        makePage({ path: "/flat", label: "Flat" }),
      ],
    }),
  );
  await rename(["pages", 1, "label"], "R", "", "*New* [roofs]");
  const { header: after, pages } = textOfSite();
  expect(after.links.map((each: { label: string }) => each.label)).toEqual([
    "*New* [roofs]",
    "*New* [roofs]",
  ]);
  const escaped = "\\*New\\* \\[roofs\\]";
  expect(pages[0].sections.map((section: { text: string }) => section.text)).toEqual([
    text("Roofs").replaceAll(/\[Roofs\](?=\(\/roofs)/g, `[${escaped}]`),
    "Roofs",
  ]);
});

const NEXT = {
  params: {
    ...templated().templates?.local?.params,
    next: { type: "text", description: "The next place", optional: true },
    slug: { type: "text", description: "Its address", optional: true },
  },
  sections: [
    { type: "hero", heading: "Roofs" },
    {
      type: "ctaBand",
      heading: "Next",
      actions: [
        { label: "{next}", link: "/roofs-{slug}" },
        { label: "{slug}", link: "/roofs-{slug}" },
      ],
    },
  ],
};

const linkedTemplates = () =>
  makeConfig({
    header: { ...header, links: [link("Mockham", "/roofs-mockham"), link("Otherby", "/")] },
    templates: wrong({ local: { ...templated().templates?.local, ...NEXT } }),
    pages: [
      makePage(),
      localPage(),
      localPage({
        path: "/roofs-otherby",
        params: { ...params({ location: "Otherby" }), next: "Mockham", slug: "mockham" },
      }),
      localPage({ path: "/roofs-{location}", params: wrong("towns.csv") }),
    ],
  });
const TOWNS = "location,next,slug\nThirdwick,Mockham,mockham\nFourthly,Mockham,otherby\n";

it.each([
  ["a parameter that its template has as the name", ["pages", 1, "params", "location"]],
  ["a name instead of the one from its template", ["pages", 1, "label"]],
])(
  "follows %s, in menus and in parameters that are words of a template's link",
  async (_, path) => {
    studio = await openStudio(linkedTemplates(), { "towns.csv": TOWNS });
    await rename(path, "Mock", "", "Mockham Bay");
    const { header: after, pages } = textOfSite();
    expect(after.links).toEqual([link("Mockham Bay", "/roofs-mockham"), link("Otherby", "/")]);
    expect(pages[2].params).toMatchObject({ next: "Mockham Bay", slug: "mockham" });
    expect(readFileSync(join(studio.folder, "towns.csv"), "utf8")).toBe(
      TOWNS.replace("Thirdwick,Mockham", "Thirdwick,Mockham Bay"),
    );
    const { location } = pages[1].params;
    expect(location).toBe(path.length === 3 ? "Mockham" : "Mockham Bay");
  },
);

it("follows where a list of places names the page, in its language, in parameters and in cells", async () => {
  const { templates } = templated();
  const areas = (language: string, ...names: string[]) =>
    makePage({
      path: `/${language}`,
      language,
      sections: [{ type: "nearbyAreas", areas: ["Mockham", ...names] }],
    });
  const near = (...names: string[]) => params({ location: "Otherby", areas: names });
  const towns =
    'location,story,areas\nThirdwick,A,"Otherby| Mockham |Faketon"\nFar,B,Mockham; Ely\n';
  studio = await openStudio(
    makeConfig({
      languages: { cy: {} },
      templates,
      pages: [
        makePage({ sections: [{ type: "nearbyAreas", areas: ["Ely", "Mockham"] }] }),
        localPage(),
        localPage({ path: "/roofs-otherby", params: near("Mockham", "Faketon") }),
        localPage({ path: "/roofs-{location}", params: wrong("towns.csv") }),
        areas("cy"),
      ],
    }),
    { "towns.csv": towns },
  );
  await rename(["pages", 1, "params", "location"], "Mock", "", "Mockham Bay");
  const { pages } = textOfSite();
  expect(pages[0].sections[0].areas).toEqual(["Ely", "Mockham Bay"]);
  expect(pages[2].params.areas).toEqual(["Mockham Bay", "Faketon"]);
  expect(pages[4].sections[0].areas).toEqual(["Mockham"]);
  const read = () => readFileSync(join(studio.folder, "towns.csv"), "utf8");
  expect(read()).toBe(towns.replaceAll("Mockham", "Mockham Bay"));
  // A name with the separator would be two places.
  await rename(["pages", 1, "params", "location"], "Bay; Mockham");
  expect(read()).toBe(
    towns.replace("| Mockham", "| Bay; Mockham").replace("Mockham;", "Mockham Bay;"),
  );
});

it("follows a name that is changed in the table of its template", async () => {
  studio = await openStudio(linkedTemplates(), { "towns.csv": TOWNS });
  const table = { type: "template", name: "local" };
  const edits = [{ type: "set", row: 0, column: "location", value: "Mockham Bay" }];
  await studio.call("editRows", { table, edits, label: "Cell" });
  await studio.call("save");
  const { header: after, pages } = textOfSite();
  expect(after.links).toEqual([link("Mockham Bay", "/roofs-mockham"), link("Otherby", "/")]);
  expect(pages[1].params.location).toBe("Mockham Bay");
  expect(pages[2].params).toMatchObject({ next: "Mockham Bay", slug: "mockham" });
  const towns = readFileSync(join(studio.folder, "towns.csv"), "utf8");
  expect(towns).toBe(TOWNS.replace("Thirdwick,Mockham", "Thirdwick,Mockham Bay"));
});

it("keeps the names of places while another page has the same name", async () => {
  studio = await openStudio(
    makeConfig({
      pages: [
        makePage({ sections: [{ type: "nearbyAreas", areas: ["Ely"] }] }),
        makePage({ path: "/ely", label: "Ely" }),
        makePage({ path: "/ely-2", label: "Ely" }),
      ],
    }),
  );
  await rename(["pages", 2, "label"], "Barry");
  expect(textOfSite().pages[0].sections[0].areas).toEqual(["Ely"]);
  await rename(["pages", 1, "label"], "Ely West");
  expect(textOfSite().pages[0].sections[0].areas).toEqual(["Ely West"]);
});

it("keeps a parameter that is in the address of its link, too", async () => {
  const config = linkedTemplates();
  studio = await openStudio(config, { "towns.csv": TOWNS });
  await rename(["pages", 1, "label"], "mockham", "Mockham Bay");
  expect(textOfSite().pages[2].params).toMatchObject({ slug: "mockham" });
});
