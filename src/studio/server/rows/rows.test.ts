import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";
import { localPage, params, template } from "../../../testing/template.ts";
import type { ValueModel } from "../../protocol/fields.ts";
import type { RowEdit, TableModel, TableName } from "../../protocol/rows.ts";
import type { StudioState } from "../../protocol/state.ts";

let studio: OpenStudio;
afterEach(() => studio.close());

const LOCAL: TableName = { type: "template", name: "local" };
const table = (name: TableName = LOCAL) => studio.call<TableModel>("table", { table: name });
const edit = (edits: RowEdit[], name: TableName = LOCAL) =>
  studio.call<StudioState>("editRows", { table: name, edits, label: "Edit rows" });
const cellsOf = async (name?: TableName) => (await table(name)).rows.map(({ cells }) => cells);

describe("the rows of a template in the config", () => {
  const site = () =>
    makeConfig({
      templates: { local: template() },
      pages: [
        makePage(),
        localPage({ parent: "/" }),
        makePage({ path: "/about" }),
        localPage({ path: "/roofs-otherby", params: params({ location: "Otherby" }) }),
      ],
    });

  it("are a table: its columns are the parameters, lists are in one cell", async () => {
    studio = await openStudio(site());
    const { columns, rows } = await table();
    expect(columns.map(({ key, kind }) => [key, kind])).toEqual([
      ["path", "path"],
      ["location", "text"],
      ["story", "long"],
      ["areas", "list"],
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["/roofs-mockham", "Mockham", "Slates by the sea.", "Otherby; Thirdwick"],
      ["/roofs-otherby", "Otherby", "Slates by the sea.", "Otherby; Thirdwick"],
    ]);
  });

  it("change cell by cell; one undo returns to the original", async () => {
    studio = await openStudio(site());
    const before = readFileSync(studio.file, "utf8");
    await edit([
      {
        type: "set",
        row: 1,
        column: "areas",
        value: "Mockham | Thirdwick; Upper",
        before: "Otherby; Thirdwick",
      },
    ]);
    const { value } = await studio.call<ValueModel>("value", { path: ["pages", 3, "params"] });
    expect(value).toMatchObject({ areas: ["Mockham", "Thirdwick; Upper"], location: "Otherby" });
    expect(await studio.call("undo")).toMatchObject({ isSaved: true, redo: "Edit rows" });
    expect(readFileSync(studio.file, "utf8")).toBe(before);
  });

  it("refuse a change of a cell that another window has changed", async () => {
    studio = await openStudio(site());
    await edit([{ type: "set", row: 0, column: "location", value: "Upper Mockham" }]);
    const late = edit([{ type: "set", row: 0, column: "location", value: "x", before: "Mockham" }]);
    await expect(late).rejects.toThrow("changed in another window");
  });

  it("are added with an address like the others, as drafts; duplicated, moved and removed", async () => {
    studio = await openStudio(site());
    await edit([{ type: "insert", row: 2, cells: { location: "St. Mary’s Bay" } }]);
    expect((await table()).rows[2]).toMatchObject({
      page: "/roofs-st-marys-bay",
      state: "draft",
      values: ["pages", 4, "params"],
    });
    await edit([{ type: "duplicate", row: 0 }]);
    await edit([{ type: "move", row: 3, to: 0 }]);
    await edit([{ type: "remove", row: 3 }]);
    expect((await cellsOf()).map(([path]) => path)).toEqual([
      "/roofs-st-marys-bay",
      "/roofs-mockham",
      "/roofs-mockham-2",
    ]);
  });
});
