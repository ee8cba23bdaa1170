import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage, wrong } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";
import { localPage, params, template } from "../../../testing/template.ts";
import type { ValueModel } from "../../protocol/fields.ts";
import type { PageModel } from "../../protocol/page.ts";
import type { DeletePlan, PageList } from "../../protocol/pages.ts";
import type { PastePlan, RowEdit, TableModel, TableName } from "../../protocol/rows.ts";
import type { FileChange } from "../../protocol/saving.ts";
import type { StudioState } from "../../protocol/state.ts";
import { WorkingCopy } from "../../session/working-copy.ts";

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
      ["/", "path"],
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
    expect(await studio.call("undo")).toMatchObject({
      isSaved: true,
      redo: { names: ["Edit rows"] },
    });
    expect(readFileSync(studio.file, "utf8")).toBe(before);
  });

  it("refuse a change of a cell that another window has changed", async () => {
    studio = await openStudio(site());
    await edit([{ type: "set", row: 0, column: "location", value: "Upper Mockham" }]);
    const late = edit([{ type: "set", row: 0, column: "location", value: "x", before: "Mockham" }]);
    // The studio has words for it in each language, with what somebody has typed.
    await expect(late).rejects.toMatchObject({
      code: "cellChanged",
      message: expect.stringContaining("You typed: x"),
    });
    const gone = edit([{ type: "set", row: 99, column: "location", value: "y" }]);
    await expect(gone).rejects.toMatchObject({
      code: "rowGone",
      message: expect.stringContaining("You typed: y"),
    });
  });

  it("take the edits of two windows at the same time", async () => {
    studio = await openStudio(site());
    await Promise.all([
      edit([{ type: "insert", row: 2, cells: { location: "Newby" } }]),
      edit([{ type: "set", row: 0, column: "location", value: "Upper Mockham" }]),
    ]);
    const { rows } = await table();
    expect(rows.flatMap(({ cells }) => cells)).toEqual(
      expect.arrayContaining(["Newby", "Upper Mockham"]),
    );
  });

  it("are added before the first one, below the same page as that one", async () => {
    studio = await openStudio(site());
    await edit([{ type: "insert", row: 0, cells: { location: "Newby" } }]);
    expect((await cellsOf()).map(([path]) => path)).toEqual([
      "/roofs-newby",
      "/roofs-mockham",
      "/roofs-otherby",
    ]);
    const { pages = [] } = await studio.call<PageList>("pages");
    expect(pages[1]).toMatchObject({ path: "/roofs-newby", parent: "/" });
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

describe("the rows of a CSV file", () => {
  const CSV =
    'town;story;areas;miles\r\nBarry;"Slates; and more.";Neath | Ely;3,5\r\nEly;Dry;Barry;\r\n';
  const TOWNS: TableName = { type: "file", name: "towns.csv" };
  const site = () =>
    makeConfig({
      templates: {
        local: template({
          params: {
            town: { type: "text", description: "The place" },
            story: { type: "markdown", description: "What is true there" },
            areas: { type: "list", description: "Places nearby" },
            miles: { type: "number", description: "How far", optional: true },
          },
          label: "{town}",
          title: "Roofs in {town}",
          description: "Dry roofs in {town}.",
          sections: [
            { type: "hero", heading: "{town} roofs" },
            { type: "prose", text: "{story}" },
          ],
        }),
      },
      pages: [makePage(), wrong({ path: "/roofs-{town}", template: "local", params: "towns.csv" })],
    });
  const open = async (csv: string | Uint8Array = CSV) => {
    studio = await openStudio(site(), { "towns.csv": csv });
  };
  const csvFile = () => join(studio.folder, "towns.csv");
  const onDisk = () => readFileSync(csvFile(), "utf8");
  const set = (row: number, column: string, value: string) =>
    edit([{ type: "set", row, column, value }], TOWNS);

  it("have the kinds of their parameters, and the addresses of their pages", async () => {
    await open();
    const { columns, rows } = await table(TOWNS);
    expect(columns.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      "/ path",
      "town text",
      "story long",
      "areas list",
      "miles number",
    ]);
    expect(rows[0]).toEqual({
      cells: ["/roofs-barry", "Barry", "Slates; and more.", "Neath | Ely", "3,5"],
      page: "/roofs-barry",
    });
  });

  it("have a column called path, as new sites do, which is another one than the addresses", async () => {
    const page = { path: "/{path}", template: "local", params: "towns.csv" };
    const local = template({
      params: {
        town: { type: "text", description: "The place" },
        story: { type: "markdown", description: "What is true there" },
      },
      sections: [
        { type: "hero", heading: "{town}" },
        { type: "prose", text: "{story}" },
      ],
    });
    studio = await openStudio(
      makeConfig({ templates: { local }, pages: [makePage(), wrong(page)] }),
      { "towns.csv": "path,story,town\nbarry,Dry,Barry\n" },
    );
    await edit([{ type: "set", row: 0, column: "path", value: "bari", before: "barry" }], TOWNS);
    const { columns, rows } = await table(TOWNS);
    expect(rows.map(({ cells }) => cells)).toEqual([["/bari", "bari", "Dry", "Barry"]]);
    expect(new Set(columns.map(({ key }) => key))).toHaveProperty("size", 4);
    expect(new Set(columns.map(({ label }) => label))).toHaveProperty("size", 4);
    await edit([{ type: "insert", row: 1, cells: { story: "Wet all day", town: "Ely" } }], TOWNS);
    expect((await table(TOWNS)).rows[1]).toMatchObject({ page: "/ely" });
  });

  it("are pasted under the names that the window has for columns; what they are called may be unknown", async () => {
    await open("path;town;story;areas;miles\r\nbarry;Barry;Dry;Ely;3\r\n");
    const names = { town: "Stadt", story: "Geschichte", areas: "Gebiete", miles: "Meilen" };
    const plan = async (text: string) =>
      (await studio.call<PastePlan>("pastePlan", { table: TOWNS, names, text })).columns;
    expect(await plan("Geschichte\tOrt\nWet\tEly")).toEqual(["story", "town"]);
    expect(await plan("Stadt\tGeschichte\tNotiz\nEly\tWet\tx")).toEqual(["town", "story", ""]);
    expect(await plan("Ely\tWet")).toEqual(["town", "story"]);
    expect(await plan("ely\tEly\tWet\tBarry\t4")).toEqual([
      "path",
      "town",
      "story",
      "areas",
      "miles",
    ]);
  });

  it("show on the page at once; a save changes only the bytes of the cell", async () => {
    await open(Buffer.from(`\uFEFF${CSV}`));
    await set(0, "story", 'Slates; "dry" ones');
    const { html } = await studio.call<PageModel>("page", { path: "/roofs-barry" });
    expect(html).toContain("ones");
    expect(onDisk()).toBe(`\uFEFF${CSV}`);
    await studio.call("save");
    expect(onDisk()).toBe(`\uFEFF${CSV.replace("Slates; and more.", 'Slates; ""dry"" ones')}`);
  });

  it("are found by the texts of a page", async () => {
    await open();
    const { origins } = await studio.call<PageModel>("page", { path: "/roofs-ely" });
    const story = origins.texts.find(({ shown }) => shown.trim() === "Dry");
    expect(story?.cell).toEqual({ file: "towns.csv", row: 1, column: "story" });
  });

  it("are added, copied, moved and removed by lines", async () => {
    await open(CSV.trimEnd());
    await edit([{ type: "insert", row: 2, cells: { story: "New; here" } }], TOWNS);
    await edit([{ type: "duplicate", row: 0 }], TOWNS);
    await edit([{ type: "move", row: 3, to: 0 }], TOWNS);
    await edit([{ type: "remove", row: 3 }], TOWNS);
    await studio.call("save");
    expect(onDisk()).toBe(
      'town;story;areas;miles\r\n"New; here";"New; here";;\r\nBarry;"Slates; and more.";Neath | Ely;3,5\r\nBarry 2;"Slates; and more.";Neath | Ely;3,5',
    );
  });

  it("get a column for a parameter that they have none for; other lines stay as they are", async () => {
    await open(CSV.replaceAll(/;[^;\r\n]*(?=\r\n)/g, ""));
    expect(await table(TOWNS)).toMatchObject({ others: [{ key: "miles", kind: "number" }] });
    await edit([{ type: "addColumn", column: "miles" }], TOWNS);
    expect((await table(TOWNS)).others).toEqual([]);
    await set(1, "miles", "7");
    await studio.call("save");
    expect(onDisk()).toBe(
      'town;story;areas;miles\r\nBarry;"Slates; and more.";Neath | Ely\r\nEly;Dry;Barry;7\r\n',
    );
    await expect(edit([{ type: "addColumn", column: "miles" }], TOWNS)).rejects.toThrow(
      "no longer",
    );
  });

  it("return to the original bytes with the config, after random edits, undos and redos of both", async () => {
    await open();
    const config = readFileSync(studio.file, "utf8");
    const random = seeded(11);
    for (let count = 0; count < 120; count += 1) {
      const kind = random(6);
      const { rows } = await table(TOWNS);
      const row = random(rows.length);
      if (kind === 0) await studio.call("undo");
      else if (kind === 1) await studio.call("redo");
      else if (kind === 2) await edit([{ type: "duplicate", row }], TOWNS);
      else if (kind === 3) await edit([{ type: "move", row, to: random(rows.length) }], TOWNS);
      else if (kind === 4) {
        const { version } = await studio.call<StudioState>("state");
        const value = `Words ${count}`;
        const edits = [{ type: "set", path: ["pages", 0, "description"], value }];
        await studio.call("edit", { version, edits });
      } else await set(row, "story", TEXTS[random(TEXTS.length)] ?? "");
    }
    await studio.call("save");
    expect(onDisk()).not.toBe(CSV);
    for (let { undo } = await studio.call<StudioState>("state"); undo !== undefined; )
      ({ undo } = await studio.call<StudioState>("undo"));
    await studio.call("save");
    expect([onDisk(), readFileSync(studio.file, "utf8")]).toEqual([CSV, config]);
  });

  it("are merged with another program's changes; a contradiction is a choice, and nothing is written", async () => {
    await open();
    await set(0, "miles", "4");
    const wet = CSV.replace("Dry;Barry;\r\n", "Dry;Barry;\r\nNeath;Wet;Ely;7\r\n");
    writeFileSync(csvFile(), wet);
    await studio.call("save");
    expect(onDisk()).toBe(wet.replace("3,5", "4"));
    await set(2, "story", "Mine");
    const theirs = onDisk().replace("Wet", "Theirs");
    writeFileSync(csvFile(), theirs);
    await expect(studio.call("save")).rejects.toThrow("towns.csv was changed by another program");
    expect(await studio.call("state")).toMatchObject({ hasConflict: true, conflict: "towns.csv" });
    expect(onDisk()).toBe(theirs);
    await studio.call("choose", { version: "working copy" });
    await studio.call("save");
    expect(onDisk()).toBe(theirs.replace("Theirs", "Mine"));
  });

  it("are unsaved changes of their own file, also after a restart", async () => {
    await open();
    await set(1, "story", "Mine");
    const { files } = await studio.call<{ files: FileChange[] }>("changes");
    expect(files).toMatchObject([{ name: "towns.csv", changes: [{ line: 1 }] }]);
    expect(WorkingCopy.open(studio.file).tables["towns.csv"]).toContain("Mine");
  });

  it("are added and deleted as pages, with what depends on them; one undo takes each back", async () => {
    await open();
    const page = { title: "St. Mary’s Bay", template: "local" };
    expect(await studio.call("pagePath", page)).toEqual({ path: "/roofs-st-marys-bay" });
    const source = { type: "row", template: "local" };
    await studio.call("addPage", { title: page.title, path: "/x", label: "Add", source });
    expect((await table(TOWNS)).rows[2]).toMatchObject({ page: "/roofs-st-marys-bay" });
    await studio.call("undo");
    const plan = await studio.call<DeletePlan>("deletePlan", { path: "/roofs-barry" });
    expect(plan.refusal).toBeUndefined();
    await studio.call("deletePage", { path: "/roofs-barry", label: "Delete" });
    expect((await cellsOf(TOWNS)).map(([path]) => path)).toEqual(["/roofs-ely"]);
    expect(await studio.call("undo")).toMatchObject({ isSaved: true });
  });

  it("are not edited in a file whose characters are not certain", async () => {
    await open(Buffer.from(CSV.replace("Dry", "D\xe9j\xe0"), "latin1"));
    expect((await table(TOWNS)).refusal?.names.join()).toContain("not UTF-8");
    await expect(set(0, "story", "x")).rejects.toThrow("not UTF-8");
  });
});

const TEXTS = ["Plain", "a; b", 'say "so"', "two\nlines", "ü", ""];

/** Random numbers that are the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

it("takes rows that were copied in a spreadsheet: new and changed ones, in one step", async () => {
  studio = await openStudio(
    makeConfig({
      templates: { local: template() },
      pages: [
        makePage(),
        localPage(),
        localPage({ path: "/roofs-otherby", params: params({ location: "Otherby" }) }),
      ],
    }),
  );
  const text = [
    "LOCATION\tNotes\tStory",
    'mockham\tx\t"Slates ""and"" tiles.\nTwo lines."',
    "Otherby\t\tSlates by the sea.",
    'New 12" Town\ty\t"Best" roofs',
    "Mockham\t\tAgain",
  ].join("\r\n");
  const plan = await studio.call<PastePlan>("pastePlan", { table: LOCAL, text });
  expect(plan).toMatchObject({
    hasHeader: true,
    columns: ["location", "", "story"],
    match: "location",
  });
  expect(plan.rows.map(({ status, row }) => [status, row])).toEqual([
    ["changed", 0],
    ["same", 1],
    ["new", undefined],
    ["refused", 0],
  ]);
  await studio.call("paste", { table: LOCAL, text, label: "Paste" });
  expect((await cellsOf()).map((cells) => cells.slice(0, 3))).toEqual([
    ["/roofs-mockham", "mockham", 'Slates "and" tiles.\nTwo lines.'],
    ["/roofs-otherby", "Otherby", "Slates by the sea."],
    ["/roofs-new-12-town", 'New 12" Town', '"Best" roofs'],
  ]);
  const same = ["Path\tLocation", "\tThird Town", "/roofs-third-town\tFourth", "/Other\tFifth"];
  const more = { table: LOCAL, text: same.join("\n"), match: "location", label: "Paste more" };
  await studio.call("paste", more);
  expect((await cellsOf()).slice(3).map(([path]) => path)).toEqual([
    "/roofs-third-town",
    "/roofs-third-town-2",
    "/Other",
  ]);
  await studio.call("undo");
  expect(await studio.call("undo")).toMatchObject({ isSaved: true, redo: { names: ["Paste"] } });
});
