import { afterEach, describe, expect, it } from "vitest";
import { makeConfig, makePage } from "../../../testing/site.ts";
import { type OpenStudio, openStudio } from "../../../testing/studio.ts";
import { localPage, template } from "../../../testing/template.ts";
import type { PastePlan, RowEdit, TableModel, TableName } from "../../protocol/rows.ts";
import type { StudioState } from "../../protocol/state.ts";

let studio: OpenStudio;
afterEach(() => studio?.close());

const EVENTS: TableName = { type: "file", name: "events.csv" };
const LOCAL: TableName = { type: "template", name: "local" };
const table = (name: TableName) => studio.call<TableModel>("table", { table: name });
const edit = (edits: RowEdit[], name: TableName) =>
  studio.call<StudioState>("editRows", {
    table: name,
    edits,
    label: { kind: "addRow", names: [name.name] },
  });

const CSV = "title,start,end,every,price,summary\nSupper,2026-12-12 19:00,20:30,,8,Words\n";

/** A site with events in a file, in a country. */
function withEvents(language: string, country: string, currency: string) {
  const { business, ...config } = makeConfig({ language });
  const events = { type: "events", heading: "What is on", events: { table: "events.csv" } };
  return {
    ...config,
    business: { ...business, currency, address: { ...Object(business).address, country } },
    pages: [makePage(), makePage({ path: "/on", sections: [events] })],
  };
}

/** What a cell is after somebody types in it, with what it says. */
async function typed(column: string, value: string, name = EVENTS) {
  await edit([{ type: "set", row: 0, column, value }], name);
  const { columns, rows, problems } = await table(name);
  const cell = rows[0]?.cells[columns.findIndex(({ key }) => key === column)];
  const problem = problems.find((each) => each.row === 0 && each.column === column);
  return problem ? { cell, message: problem.message, readings: problem.readings ?? [] } : cell;
}

describe("what people type in a cell is read in the language and the country of the site", () => {
  it("in the United States", async () => {
    studio = await openStudio(withEvents("en-US", "US", "USD"), { "events.csv": CSV });
    expect(await typed("start", "1/16/2027 10:00 AM")).toBe("2027-01-16 10:00");
    expect(await typed("start", "16.1.2027 19:30")).toBe("2027-01-16 19:30");
    expect(await typed("start", "Jan 16, 2027, 7pm")).toBe("2027-01-16 19:00");
    expect(await typed("start", "1/16/27")).toBe("2027-01-16");
    expect(await typed("end", "1 pm")).toBe("13:00");
    expect(await typed("end", "noon")).toBe("12:00");
    expect(await typed("end", "7:30pm")).toBe("19:30");
    expect(await typed("price", "$8")).toBe("8");
    expect(await typed("price", "by donation")).toBe("by donation");
    expect(await typed("every", "every 2 weeks")).toBe("2 weeks");
    expect(await typed("start", "1/2/2027")).toMatchObject({
      cell: "1/2/2027",
      readings: ["2027-01-02", "2027-02-01"],
    });
    expect(await typed("end", "7")).toMatchObject({ cell: "7", readings: ["07:00", "19:00"] });
    expect(await typed("price", "8,50 €")).toMatchObject({ cell: "8,50 €", readings: [] });
    expect(await typed("start", "soon")).toMatchObject({ cell: "soon", readings: [] });
    expect(await typed("start", "2027-01-02")).toBe("2027-01-02");
    await studio.call("undo");
    const { rows } = await table(EVENTS);
    expect(rows[0]?.cells).toContain("soon");
  });

  it("in Germany", async () => {
    studio = await openStudio(withEvents("de", "DE", "EUR"), { "events.csv": CSV });
    expect(await typed("start", "16.1.2027 19:30")).toBe("2027-01-16 19:30");
    expect(await typed("start", "3. Oktober 2027, 18.30 Uhr")).toBe("2027-10-03 18:30");
    expect(await typed("end", "7")).toBe("07:00");
    expect(await typed("price", "8,50 €")).toBe("8.5");
    expect(await typed("start", "1/2/2027")).toMatchObject({
      readings: ["2027-02-01", "2027-01-02"],
    });
  });

  it("also when it is pasted, which says what it does not understand", async () => {
    studio = await openStudio(withEvents("en-US", "US", "USD"), { "events.csv": CSV });
    const text = "title\tstart\tprice\nSupper\t1/16/2027\t$9\nDance\tsoon\t12";
    const plan = await studio.call<PastePlan>("pastePlan", { table: EVENTS, text });
    expect(plan.rows).toMatchObject([
      {
        status: "changed",
        cells: [
          { column: "start", value: "2027-01-16" },
          { column: "price", value: "9" },
        ],
      },
      { status: "new", problem: { code: "reported" }, cells: [{}, { value: "soon" }, {}] },
    ]);
    await studio.call("paste", { table: EVENTS, text, label: { kind: "paste", names: [2, "x"] } });
    const { rows, problems } = await table(EVENTS);
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ["Supper", "2027-01-16"],
      ["Dance", "soon"],
    ]);
    expect(problems).toMatchObject([{ row: 1, column: "start" }]);
  });

  it("in the rows of a template, where an ambiguous number stays as it is until somebody decides", async () => {
    const { params: declared, ...rest } = template();
    const params = {
      ...declared,
      jobs: { type: "number" as const, description: "Jobs so far", optional: true },
    };
    const config = makeConfig({
      templates: { local: { ...rest, params } },
      pages: [makePage(), localPage()],
    });
    studio = await openStudio(config);
    expect(await typed("jobs", "1 200", LOCAL)).toBe("1200");
    expect(await typed("jobs", "1,200", LOCAL)).toMatchObject({
      cell: "1,200",
      readings: ["1200", "1.2"],
    });
    expect(await typed("jobs", "1.2", LOCAL)).toBe("1.2");
    expect(await typed("jobs", "many", LOCAL)).toMatchObject({ cell: "many" });
  });
});
