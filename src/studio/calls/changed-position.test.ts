import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage, wrong } from "../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../testing/studio.ts";
import { localPage, template } from "../../testing/template.ts";
import type { Change } from "../protocol/edits.ts";
import type { StudioState } from "../protocol/state.ts";
import { stepName } from "../protocol/steps.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const band = (heading: string) => ({
  type: "ctaBand",
  heading,
  actions: [{ label: "Call", link: "phone:" }],
});
const ROOFS = ["pages", 1, "sections"] as const;

const site = () =>
  makeConfig({
    templates: { local: template() },
    shared: { prices: band("Ask for a price") },
    pages: [
      makePage(),
      makePage({
        path: "/roofs",
        label: "Roofs",
        sections: [band("One"), band("Two"), band("Last")],
      }),
      makePage({ path: "/gutters", label: "Gutters", sections: [band("A"), { use: "prices" }] }),
      localPage(),
    ],
  });

async function edit(...edits: object[]): Promise<StudioState> {
  const { version } = await studio.call<StudioState>("state");
  return studio.call("edit", { version, edits });
}

const set = (path: readonly (string | number)[], value: unknown) => ({ type: "set", path, value });

/** Where undo and redo of the last step lead. */
async function bothWays() {
  const take = async (name: Change) => (await studio.call<StudioState>(name)).changed;
  return { undo: await take("undo"), redo: await take("redo") };
}

/** A position; `isAll` says that nothing else has changed or is gone. */
const at = (path: readonly (string | number)[], page?: string, isAll = true) => ({
  path,
  ...(page !== undefined && { page }),
  isAll,
});
const notAll = (path: readonly (string | number)[], page?: string) => at(path, page, false);

describe("the position that undo and redo respond with", () => {
  it.each<[string, object, ReturnType<typeof at> | undefined, ReturnType<typeof at> | undefined]>([
    [
      "a text of a section",
      set([...ROOFS, 1, "heading"], "Three"),
      at([...ROOFS, 1, "heading"], "/roofs"),
      at([...ROOFS, 1, "heading"], "/roofs"),
    ],
    [
      "a section that comes back",
      { type: "remove", path: [...ROOFS, 0] },
      at([...ROOFS, 0], "/roofs"),
      notAll(ROOFS, "/roofs"),
    ],
    [
      "an entry of a list that comes back",
      { type: "remove", path: [...ROOFS, 1, "actions", 0] },
      at([...ROOFS, 1, "actions", 0], "/roofs"),
      notAll([...ROOFS, 1, "actions"], "/roofs"),
    ],
    [
      "an entry that was added",
      {
        type: "insert",
        path: [...ROOFS, 1, "actions"],
        index: 0,
        value: { label: "Ask", link: "/gutters" },
      },
      notAll([...ROOFS, 1, "actions"], "/roofs"),
      at([...ROOFS, 1, "actions", 0], "/roofs"),
    ],
    [
      "a section where it is again",
      { type: "move", path: ROOFS, from: 0, to: 2 },
      at([...ROOFS, 0], "/roofs"),
      at([...ROOFS, 2], "/roofs"),
    ],
    [
      "a field that comes back",
      { type: "remove", path: [...ROOFS, 1, "heading"] },
      at([...ROOFS, 1, "heading"], "/roofs"),
      notAll([...ROOFS, 1, "heading"], "/roofs"),
    ],
    [
      "a page that comes back",
      { type: "remove", path: ["pages", 1] },
      at(["pages", 1], "/roofs"),
      undefined,
    ],
    [
      "a page that was added",
      {
        type: "insert",
        path: ["pages"],
        index: 2,
        value: makePage({ path: "/new", label: "New" }),
      },
      undefined,
      at(["pages", 2], "/new"),
    ],
    [
      "a shared section that was added",
      set(["shared", "calls"], band("Call us")),
      undefined,
      at(["shared", "calls"]),
    ],
    [
      "a part of the site that was added",
      set(["redirects"], [{ from: "/old", to: "/roofs" }]),
      notAll(["redirects"]),
      at(["redirects"]),
    ],
    [
      "a page where it is again",
      { type: "move", path: ["pages"], from: 1, to: 3 },
      at(["pages", 1], "/roofs"),
      at(["pages", 3], "/roofs"),
    ],
    [
      "a section of a template",
      set(["templates", "local", "title"], "Other title of {location.name}"),
      at(["templates", "local", "title"], "/roofs-mockham"),
      at(["templates", "local", "title"], "/roofs-mockham"),
    ],
    [
      "a shared section",
      set(["shared", "prices", "heading"], "Prices"),
      at(["shared", "prices", "heading"], "/gutters"),
      at(["shared", "prices", "heading"], "/gutters"),
    ],
    [
      "a fact of the business",
      set(["business", "name"], "Others"),
      at(["business", "name"]),
      at(["business", "name"]),
    ],
  ])("is that of %s", async (_, change, undo, redo) => {
    studio = await openStudio(site());
    await edit(change);
    expect(await bothWays()).toEqual({ undo, redo });
  });

  it("is the page rather than the menu that changes with it", async () => {
    studio = await openStudio(site());
    await edit(set(["header"], { links: [{ label: "Roofs", link: "/roofs" }] }));
    await edit(
      set(["header", "links", 0, "label"], "All roofs"),
      set(["pages", 1, "label"], "All roofs"),
    );
    expect((await bothWays()).undo).toEqual(notAll(["pages", 1, "label"], "/roofs"));
  });

  it("is the page that gets its earlier address", async () => {
    studio = await openStudio(site());
    await edit(set(["pages", 2, "path"], "/drains"), set([...ROOFS, 0, "heading"], "Drains"));
    const { undo, redo } = await bothWays();
    expect([undo?.page, redo?.page]).toEqual(["/gutters", "/drains"]);
  });

  const TOWNS = "location,note\nmockham,A\nhexford,B\n";
  const cell = (row: number, column?: string) => ({
    file: "towns.csv",
    row,
    ...(column !== undefined && { column }),
  });
  it.each<[string, object, object, object]>([
    [
      "the cell of a table",
      { type: "set", row: 1, column: "location", value: "otherby" },
      { cell: cell(1, "location"), isAll: true },
      { cell: cell(1, "location"), isAll: true },
    ],
    [
      "a row that was added, or the one that is last then",
      { type: "insert", row: 2, cells: { location: "otherby" } },
      { cell: cell(1), isAll: false },
      { cell: cell(2), isAll: true },
    ],
    [
      "a row that comes back, or the one that is there then",
      { type: "remove", row: 0 },
      { cell: cell(0), isAll: true },
      { cell: cell(0), isAll: false },
    ],
    [
      "a row where it is again",
      { type: "move", row: 0, to: 1 },
      // Of two rows that change places, the second one.
      { cell: cell(1), isAll: true },
      { cell: cell(1), isAll: true },
    ],
  ])("is %s", async (_, change, undo, redo) => {
    const config = makeConfig({
      templates: { local: template() },
      pages: [
        makePage(),
        wrong({ path: "/roofs-{location}", template: "local", params: "towns.csv" }),
      ],
    });
    studio = await openStudio(config, { "towns.csv": TOWNS });
    const table = { type: "file", name: "towns.csv" };
    await studio.call("editRows", { table, edits: [change], label: stepName("addRow", "") });
    expect(await bothWays()).toEqual({
      undo: { path: [], ...undo },
      redo: { path: [], ...redo },
    });
  });
});
