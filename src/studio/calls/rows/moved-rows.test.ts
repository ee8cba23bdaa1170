import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { makeConfig, makePage, wrong } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";
import { template, townTemplate } from "../../../testing/template.ts";
import type { DeletePlan } from "../../protocol/pages.ts";
import type { RowEdit } from "../../protocol/rows.ts";
import type { StudioState } from "../../protocol/state.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const { header, footer } = makeConfig();
const hero = { type: "hero" as const, heading: "Roofs" };

const site = (more: { draft?: true } = {}) =>
  makeConfig({
    header: { ...header, links: [{ label: "Barry", link: "/roofs-barry" }] },
    templates: { local: townTemplate },
    pages: [
      makePage({
        sections: wrong([
          hero,
          { type: "ctaBand", heading: "One", actions: { table: "links.csv" } },
        ]),
      }),
      wrong({ path: "/roofs-{town}", template: "local", params: "towns.csv", ...more }),
    ],
  });

const TOWNS = "town,story\nBarry,Slates.\nEly,See [Barry](/roofs-barry).\n";
const LINKS = "label,link\nMore,/roofs-barry\nEly,/roofs-ely\n";

const open = async (config = site()) => {
  studio = await openStudio(config, { "towns.csv": TOWNS, "links.csv": LINKS });
};
const edit = (...edits: RowEdit[]) => {
  const table = { type: "file", name: "towns.csv" };
  return studio.call<StudioState>("editRows", { table, edits, label: "Edit rows" });
};
const set = (row: number, value: string): RowEdit => ({ type: "set", row, column: "town", value });

/** The addresses of the menu, of the list and of the story, and the redirects. */
async function written() {
  await studio.call("save");
  const file = (name: string) => readFileSync(join(studio.folder, name), "utf8");
  const { header, redirects = [] } = JSON.parse(file("site.config.json"));
  const addresses = (csv: string) => csv.match(/\/roofs-[\w-]+/g) ?? [];
  return {
    menu: header.links[0].link,
    list: addresses(file("links.csv")),
    story: addresses(file("towns.csv")),
    redirects: redirects.map(({ from, to }: Record<string, string>) => `${from} ${to}`),
  };
}

/** The words of the links to pages of rows. */
async function labelsWritten() {
  await studio.call("save");
  const file = (name: string) => readFileSync(join(studio.folder, name), "utf8");
  return {
    menu: JSON.parse(file("site.config.json")).header.links[0].label,
    list: file("links.csv").match(/^\w+(?=,\/)/gm),
    story: file("towns.csv").match(/\[\w+\]/)?.[0],
  };
}

it("a cell that is a part of an address moves its page: links in all files follow, and the old address redirects", async () => {
  await open();
  await edit(set(0, "Barry Island"));
  expect(await written()).toEqual({
    menu: "/roofs-barry-island",
    list: ["/roofs-barry-island", "/roofs-ely"],
    story: ["/roofs-barry-island"],
    redirects: ["/roofs-barry /roofs-barry-island"],
  });
  expect(await studio.call("undo")).toMatchObject({ redo: { names: ["Edit rows"] } });
  expect(await written()).toMatchObject({ menu: "/roofs-barry", redirects: [] });
  expect(readFileSync(join(studio.folder, "towns.csv"), "utf8")).toBe(TOWNS);
});

it("a cell that is a part of a name renames the links to its page, in all files, but nothing else of its row", async () => {
  await open();
  await edit(set(0, "Sully"));
  const labels = await labelsWritten();
  expect(labels).toEqual({ menu: "Sully", list: ["More", "Ely"], story: "[Sully]" });
  await edit(set(1, "Cogan"));
  expect(await labelsWritten()).toMatchObject({ list: ["More", "Cogan"] });
});

it("a typing error that is corrected leaves no redirect", async () => {
  await open();
  await edit(set(0, "Bary"));
  await edit(set(0, "Barry"));
  expect(await written()).toMatchObject({ menu: "/roofs-barry", redirects: [] });
});

it("says that links stay while the site has an error, and nothing of pages that do not move", async () => {
  const { pages, ...rest } = site();
  await open({ ...rest, pages: [...pages, wrong({ path: "/x", title: 3 })] });
  expect(await edit(set(0, "Sully"))).toMatchObject({ linksStay: true });
  expect(await written()).toMatchObject({ menu: "/roofs-barry", redirects: [] });
  const story: RowEdit = { type: "set", row: 0, column: "story", value: "Tiles." };
  expect(await edit(story)).not.toHaveProperty("linksStay");
  await studio.close();
  await open();
  expect(await edit(set(0, "Sully"))).not.toHaveProperty("linksStay");
});

it("several cells move their pages in one step, beside new rows", async () => {
  await open();
  await edit(set(0, "Sully"), set(1, "Cogan"), {
    type: "insert",
    row: 0,
    cells: { town: "Neath", story: "New." },
  });
  expect(await written()).toEqual({
    menu: "/roofs-sully",
    list: ["/roofs-sully", "/roofs-cogan"],
    story: ["/roofs-sully"],
    redirects: ["/roofs-barry /roofs-sully", "/roofs-ely /roofs-cogan"],
  });
});

it("addresses that two rows exchange stay where they are, and drafts get no redirect", async () => {
  await open();
  await edit(set(0, "Ely"), set(1, "Barry"));
  expect(await written()).toMatchObject({ menu: "/roofs-barry", redirects: [] });
  await studio.close();
  await open(site({ draft: true }));
  await edit(set(0, "Sully"));
  expect((await written()).redirects).toEqual([]);
});

it("a deleted page names the cells that link to it, and they lead to the other page", async () => {
  await open();
  const plan = await studio.call<DeletePlan>("deletePlan", { path: "/roofs-barry" });
  expect(plan.links).toEqual([
    ["links.csv", { type: "entry", number: 1 }, "link"],
    ["towns.csv", { type: "entry", number: 2 }, "story"],
  ]);
  await studio.call("deletePage", { path: "/roofs-barry", target: "/roofs-ely", label: "Delete" });
  expect(await written()).toEqual({
    menu: "/roofs-ely",
    list: ["/roofs-ely", "/roofs-ely"],
    story: ["/roofs-ely"],
    redirects: ["/roofs-barry /roofs-ely"],
  });
});

it("the files of an event's page have its new name, and its translation follows in the words or as the address", async () => {
  const params = {
    title: { type: "text" as const, description: "Its name" },
    event: { type: "row" as const, description: "It" },
  };
  const event = template({
    params,
    label: "{title}",
    title: "{title} at our hall",
    description: "{title} is in our hall.",
    sections: wrong([
      { type: "hero", heading: "{title}" },
      { type: "events", layout: "single", events: ["{event}"] },
    ]),
  });
  const page = (more: object) => wrong<ReturnType<typeof makePage>>({ template: "event", ...more });
  const cy = { language: "cy", path: "/cy/{title}", translationOf: "/events/{english}" };
  studio = await openStudio(
    makeConfig({
      languages: { cy: { header, footer } },
      templates: { event },
      pages: [
        makePage(),
        makePage({ path: "/cy", title: "Cartref", language: "cy", translationOf: "/" }),
        page({ path: "/events/{title}", params: "events.csv" }),
        page({ ...cy, params: "cymraeg.csv" }),
        page({ ...cy, path: "/cy/b/{title}", params: "more.csv", translationOf: "/events/{of}" }),
      ],
    }),
    {
      "events.csv":
        "title,start,end\nGarage sale,2031-01-16 08:00,13:00\nTalk,2031-01-17 08:00,09:00\n",
      "cymraeg.csv": "title,start,end,english\nSel,2031-01-16 08:00,13:00,Garage sale\n",
      "more.csv": "title,start,end,of\nSgwrs,2031-01-17 08:00,09:00,talk\n",
    },
  );
  const set = async (row: number, value: string) => {
    const edits = [{ type: "set", row, column: "title", value }];
    const table = { type: "file", name: "events.csv" };
    await studio.call("editRows", { table, edits, label: "Edit rows" });
  };
  await set(0, "Yard sale");
  await set(1, "Long talk");
  await studio.call("save");
  const read = (name: string) => readFileSync(join(studio.folder, name), "utf8");
  expect([read("cymraeg.csv"), read("more.csv")]).toEqual([
    "title,start,end,english\nSel,2031-01-16 08:00,13:00,Yard sale\n",
    "title,start,end,of\nSgwrs,2031-01-17 08:00,09:00,long-talk\n",
  ]);
  expect(JSON.parse(read("site.config.json")).redirects).toEqual([
    { from: "/events/garage-sale", to: "/events/yard-sale" },
    {
      from: "/events/garage-sale/2031-01-16-garage-sale.ics",
      to: "/events/yard-sale/2031-01-16-yard-sale.ics",
    },
    { from: "/events/talk", to: "/events/long-talk" },
    {
      from: "/events/talk/2031-01-17-talk.ics",
      to: "/events/long-talk/2031-01-17-long-talk.ics",
    },
  ]);
});
