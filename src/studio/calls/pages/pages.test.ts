import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage, wrong } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";
import { localPage, template } from "../../../testing/template.ts";
import type { ValueModel } from "../../protocol/fields.ts";
import type { PageOrigins } from "../../protocol/page.ts";
import type { DeletePlan, PageList, RenamePlan } from "../../protocol/pages.ts";
import type { DifferenceModel } from "../../protocol/saving.ts";
import type { StudioState } from "../../protocol/state.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const listed = async () => (await studio.call<PageList>("pages")).pages ?? [];
const entry = async (index: number) =>
  (await studio.call<ValueModel>("value", { path: ["pages", index] })).value;

const site = () =>
  makeConfig({
    languages: { cy: { name: "Cymraeg" } },
    templates: { local: template() },
    pages: [
      makePage(),
      makePage({ path: "/roofs", label: "Roofs", parent: "/" }),
      makePage({ path: "/roofs/flat", label: "Flat roofs", parent: "/roofs" }),
      localPage(),
      makePage({ path: "/404.html", label: "Lost", until: "2020-01-01", from: "2019-01-01" }),
    ],
  });

describe("the list of pages", () => {
  it("has the names and parents that the pages of templates take from them, and days", async () => {
    studio = await openStudio(site());
    expect(await listed()).toMatchObject([
      { path: "/", language: "en-GB" },
      { path: "/roofs", label: "Roofs", parent: "/" },
      { path: "/roofs/flat" },
      { path: "/roofs-mockham", label: "Mockham", template: "local" },
      { path: "/404.html", state: "until", until: "2020-01-01" },
    ]);
  });

  it("is sent again only if it has changed", async () => {
    studio = await openStudio(site());
    const { version: known } = await studio.call<PageList>("pages");
    const { version } = await studio.call<StudioState>("state");
    const edits = [{ type: "set", path: ["pages", 0, "description"], value: "Other words" }];
    await studio.call("edit", { version, edits });
    expect((await studio.call<PageList>("pages", { known })).pages).toBeUndefined();
    await studio.call("addPage", page({ source: { type: "empty" } }));
    expect((await studio.call<PageList>("pages", { known })).pages).toHaveLength(6);
  });
});

const page = (parts: object) => ({ title: "Gutters", path: "/gutters", label: "Add", ...parts });

describe("a new page", () => {
  it("gets an address from its title, below its parent if the others are", async () => {
    studio = await openStudio(site());
    const path = (input: object) => studio.call("pagePath", { title: "St. Mary’s Bay", ...input });
    expect(await path({})).toEqual({ path: "/st-marys-bay" });
    expect(await path({ parent: "/roofs" })).toEqual({ path: "/roofs/st-marys-bay" });
    expect(await path({ template: "local" })).toEqual({ path: "/roofs-st-marys-bay" });
    expect(await path({ title: "Roofs" })).toEqual({ path: "/roofs-2" });
    expect(await path({ language: "cy", translationOf: "/" })).toEqual({ path: "/cy" });
    expect(await path({ language: "cy", translationOf: "/roofs" })).toEqual({
      path: "/cy/st-marys-bay",
    });
    expect(await path({ path: "/Roofs x" })).toMatchObject({
      problem: { names: ["/Roofs x", expect.stringContaining("small letters")] },
    });
    expect(await path({ path: "/roofs.html" })).toMatchObject({
      problem: { code: "addressTaken", names: ["Roofs", "/roofs"] },
    });
  });

  it.each([
    ["empty", { type: "empty" }, "/roofs", 3, { title: "Gutters · {business.name}" }],
    ["preset", { type: "preset", path: "/prices" }, undefined, 2, { label: "Gutters" }],
    ["copy", { type: "copy", path: "/roofs/flat" }, undefined, 3, { label: "Gutters" }],
    ["row", { type: "row", template: "local" }, undefined, 4, { params: { location: "Gutters" } }],
    [
      "translation",
      { type: "copy", path: "/roofs", language: "cy" },
      undefined,
      2,
      { language: "cy", translationOf: "/roofs" },
    ],
  ])(
    "as %s is a draft at its place; one undo takes it back",
    async (_, source, parent, at, has) => {
      studio = await openStudio(site());
      const before = readFileSync(studio.file, "utf8");
      await studio.call("addPage", page({ source, ...(parent && { parent }) }));
      expect(await entry(at)).toMatchObject({ path: "/gutters", draft: true, ...has });
      expect(await studio.call("undo")).toMatchObject({ isSaved: true, redo: { names: ["Add"] } });
      expect(readFileSync(studio.file, "utf8")).toBe(before);
    },
  );

  it("is refused at an address that another page has", async () => {
    studio = await openStudio(site());
    const add = studio.call("addPage", page({ path: "/roofs", source: { type: "empty" } }));
    await expect(add).rejects.toThrow("already has the address");
    expect(await listed()).toHaveLength(5);
  });
});

describe("a page at another address", () => {
  const linked = () => {
    // A language without a home page is an error.
    const { languages: _, ...config } = site();
    config.header = { brand: "Roofs", links: [{ label: "Flat", link: "/roofs/flat" }] };
    config.pages.push(
      makePage({
        path: "/repairs",
        parent: "/roofs/flat",
        sections: [
          { type: "hero", heading: "Repairs" },
          { type: "prose", text: "Also [flat ones](/roofs/flat)." },
        ],
      }),
    );
    for (const each of config.pages) if (!each.template) each.title = `Dry roofs ${each.path}`;
    return config;
  };
  const config = async () => (await studio.call<ValueModel>("value", { path: ["header"] })).value;

  it("takes its links with it in one step, which the plan announces", async () => {
    studio = await openStudio(linked());
    const names = { from: "/roofs/flat", to: "/flat-roofs" };
    expect(await studio.call<RenamePlan>("renamePlan", names)).toEqual({
      links: 3,
      redirects: ["/roofs/flat"],
      files: [],
    });
    await studio.call("renamePage", { ...names, label: "Rename" });
    expect(await config()).toMatchObject({ links: [{ link: "/flat-roofs" }] });
    expect(await entry(5)).toMatchObject({ parent: "/flat-roofs" });
    expect(await studio.call<StudioState>("undo")).toMatchObject({ isSaved: true });
  });

  it("is one difference with its redirect, before what else changes there", async () => {
    studio = await openStudio(linked());
    const names = { from: "/roofs/flat", to: "/flat-roofs" };
    await studio.call("renamePage", { ...names, label: "Rename" });
    const { version } = await studio.call<StudioState>("state");
    const path = ["pages", 2, "description"];
    await studio.call("edit", { version, edits: [{ type: "set", path, value: "Flat roofs." }] });
    const { blocks } = await studio.call<DifferenceModel>("difference");
    expect(blocks).toMatchObject([
      { type: "moved", count: 1, pages: { first: [{ ...names, redirect: "/flat-roofs" }] } },
      { type: "pages", pages: ["/flat-roofs"], changes: [{ where: ["description"] }] },
    ]);
  });

  it("is refused for the home page", async () => {
    studio = await openStudio(linked());
    const plan = studio.call("renamePlan", { from: "/", to: "/home" });
    await expect(plan).rejects.toThrow("The home page is always at /");
  });

  it("is refused while the site has errors, for which the studio has words in each language", async () => {
    const { pages, ...rest } = linked();
    studio = await openStudio({ ...rest, pages: [...pages, wrong({ path: "/wrong" })] });
    const plan = studio.call("renamePlan", { from: "/roofs/flat", to: "/flat-roofs" });
    await expect(plan).rejects.toMatchObject({ code: "siteHasErrors" });
  });

  it("says what depends on a page before it is deleted; links lead to another page then", async () => {
    studio = await openStudio(linked());
    expect(await studio.call<DeletePlan>("deletePlan", { path: "/roofs/flat" })).toEqual({
      isUnknown: false,
      menus: 1,
      links: [["/repairs", { type: "section", number: 2, name: "Text" }, "Text"]],
      children: ["/repairs"],
      translations: [],
      isPublished: true,
    });
    await studio.call("deletePage", { path: "/roofs/flat", target: "/roofs", label: "Delete" });
    expect(await config()).toMatchObject({ links: [{ link: "/roofs" }] });
    expect(await entry(4)).toMatchObject({ path: "/repairs", parent: "/roofs" });
    const { value } = await studio.call<ValueModel>("value", { path: ["redirects"] });
    expect(value).toEqual([{ from: "/roofs/flat", to: "/roofs" }]);
    expect(await studio.call<StudioState>("undo")).toMatchObject({ isSaved: true });
  });

  it("leads links to its sections to the other page itself, and leaves one entry for it in a menu", async () => {
    const { header, pages, ...rest } = linked();
    const links = [
      { label: "Roofs", link: "/roofs" },
      { label: "Flat roofs", link: "/roofs/flat" },
      { label: "More", link: "/roofs/flat#cost", links: [{ label: "Home", link: "/" }] },
    ];
    const text = "See [the cost](/roofs/flat?from=repairs#cost).";
    const flat = makePage({
      path: "/roofs/flat",
      label: "Flat roofs",
      sections: [
        { type: "hero", heading: "Flat roofs" },
        { type: "prose", id: "cost", text: "It depends." },
      ],
    });
    studio = await openStudio({
      ...rest,
      header: { ...header, links },
      pages: [
        makePage({
          sections: [
            { type: "hero", heading: "Roofs" },
            { type: "prose", text },
          ],
        }),
        makePage({ path: "/roofs", label: "Roofs" }),
        flat,
      ].map((page) => ({ ...page, title: `Dry roofs ${page.path}` })),
    });
    await studio.call("deletePage", { path: "/roofs/flat", target: "/roofs", label: "Delete" });
    expect(await config()).toMatchObject({
      links: [links[0], { label: "More", links: [{ link: "/" }] }],
    });
    expect(await entry(0)).toMatchObject({
      sections: [{}, { text: "See [the cost](/roofs?from=repairs)." }],
    });
  });

  it("removes the page from menus if visitors go to the home page, where the name of the site leads", async () => {
    studio = await openStudio(linked());
    await studio.call("deletePage", { path: "/roofs/flat", target: "/", label: "Delete" });
    expect(await config()).toMatchObject({ links: [] });
    const { value } = await studio.call<ValueModel>("value", { path: ["redirects"] });
    expect(value).toEqual([{ from: "/roofs/flat", to: "/" }]);
  });

  it("removes the page from menus if there is no other page for its links", async () => {
    studio = await openStudio(linked());
    await studio.call("deletePage", { path: "/roofs/flat", label: "Delete" });
    expect(await config()).toMatchObject({ links: [] });
    expect((await listed()).map(({ path }) => path)).not.toContain("/roofs/flat");
    const plan = await studio.call<DeletePlan>("deletePlan", { path: "/" });
    expect(plan.refusal?.code).toBe("homeStays");
  });
});

it("has a form for the values of a page in its template, and lists sections that are past", async () => {
  const config = site();
  config.pages[1]?.sections?.push({
    type: "prose",
    text: "Christmas",
    from: "2020-12-01",
    until: "2020-12-26",
  });
  studio = await openStudio(config);
  const { control } = await studio.call<ValueModel>("value", { path: ["pages", 3, "params"] });
  expect(control).toMatchObject({
    fields: [{ key: "location", isRequired: true, description: "The name of the place" }, {}, {}],
  });
  const local = await studio.call<{ origins: PageOrigins }>("page", { path: "/roofs-mockham" });
  expect(local.origins.texts.map(({ path }) => path.join("/"))).toContain("pages/3/params/story");
  const own = await studio.call<{ origins: PageOrigins }>("page", { path: "/roofs" });
  expect(own.origins.omitted).toMatchObject([
    { path: ["pages", 1, "sections", 1], state: "until" },
  ]);
});
