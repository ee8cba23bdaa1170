import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage } from "../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../testing/studio.ts";
import { localPage, template } from "../../testing/template.ts";
import type { PageList, StudioState, ValueModel } from "../protocol.ts";

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
    expect(await path({ path: "/Roofs x" })).toMatchObject({
      problem: expect.stringContaining("small letters"),
    });
    expect(await path({ path: "/roofs.html" })).toMatchObject({
      problem: 'The page "Roofs" already has the address /roofs.',
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
      expect(await studio.call("undo")).toMatchObject({ isSaved: true, redo: "Add" });
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
