import { describe, expect, it } from "vitest";
import type { Input } from "../../model/kit/section-definition.ts";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/pages/section.tsx";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";
import type { schema } from "./schema.ts";

type Words = Partial<Pick<Input<typeof schema>, "columns" | "rows">>;

const shown = async (words: Words = {}) =>
  (await openSection(siteWith({ ...fixtures.full, ...words }))).main;

/** A table with a row for each list of cells. */
const column = (...cells: string[]): Words => ({
  columns: ["Name", "A", "B"],
  rows: cells.map((cell, row) => [`Row ${row}`, cell, "–"]),
});

const SENTENCE = "It is laid on battens with two copper nails each.";

/** Whether a table becomes lists, or scrolls sideways in a frame. */
async function formOf(words: Words): Promise<"list" | "frame"> {
  const main = await shown(words);
  expect(main.querySelectorAll("table")).toHaveLength(1);
  return main.querySelector("[data-label]") ? "list" : "frame";
}

describe("table", () => {
  it("scrolls by keyboard too, in a frame with a label", async () => {
    const main = await shown();
    const frame = main.querySelector("table")?.parentElement;
    expect(frame?.tabIndex).toBe(0);
    expect(frame?.getAttribute("role")).toBe("group");
    expect(frame?.getAttribute("aria-label")).toBe(fixtures.full.heading);
  });

  it("begins a line for each paragraph and heading of a cell", async () => {
    const main = await shown(column("We look.\n\nThen we lay.\n\n## Later"));
    const [cell] = [...main.querySelectorAll("td")].filter(({ innerHTML }) =>
      /look/.test(innerHTML),
    );
    expect(cell?.innerHTML).toContain("We look.<br>Then we lay.<br><span>Later</span>");
  });

  it.each([
    ["a frame", "frame", column("25 kg", "Slate from Wales")],
    ["lists, where few columns hold sentences", "list", column("Slate", SENTENCE)],
    ["lists, where there are two columns", "list", { columns: ["A", "B"], rows: [["1", "2"]] }],
    [
      "a frame, where one column of many holds sentences",
      "frame",
      { columns: [..."ABCDEF"], rows: [["1", "2", "3", "4", "5", SENTENCE]] },
    ],
    [
      "lists, where most columns hold sentences",
      "list",
      { columns: [..."ABCDEF"], rows: [["1", "2", "3", SENTENCE, SENTENCE, SENTENCE]] },
    ],
  ] as const)("has on narrow screens %s", async (_what, form, words) => {
    expect(await formOf(words as Words)).toBe(form);
  });

  it("labels cells with their columns in its lists, and omits empty cells", async () => {
    const main = await shown({
      columns: ["Kind", "Weight", "Lasts"],
      rows: [["Spanish", "–", SENTENCE]],
    });
    const cells = [...main.querySelectorAll("td")];
    expect(cells.map((cell) => cell.getAttribute("data-label"))).toEqual(["Weight", "Lasts"]);
    expect(cells.map((cell) => cell.hasAttribute("data-empty"))).toEqual([true, false]);
    expect(main.querySelector("th[scope=row]")?.textContent).toBe("Spanish");
  });

  it("has enough columns for allergens, which may be narrow", async () => {
    const columns = [...Array(15).keys()].map((number) => `Allergen ${number}`);
    const main = await shown({ columns, rows: [columns.map((_, index) => (index ? "•" : "Bun"))] });
    expect(main.querySelectorAll("td")).toHaveLength(14);
    expect(main.querySelector("table")?.getAttribute("data-form")).toBe("matrix");
  });

  it("is a table for screen readers without a role", async () => {
    const main = await shown();
    expect(main.querySelectorAll("table[role], table [role]")).toHaveLength(0);
  });

  it("aligns numbers at their end, and words at their start", async () => {
    const columns = fixtures.full.columns;
    const alignments = async (...rows: string[][]) =>
      [...(await shown({ columns, rows })).querySelectorAll("th[scope=col]")].map((cell) =>
        cell.getAttribute("data-align"),
      );
    const [first, second] = [
      ["1", "£45", "07:00–13:00", "from £45"],
      ["2", "–", "2,500.75 kg", "12"],
    ];
    expect(await alignments(first, second)).toEqual([null, "end", "end", null]);
    expect(await alignments(["1", "–", "£4", "no"])).toEqual([null, null, "end", null]);
  });

  it("requires a cell for each column, and reports the row that lacks one", async () => {
    const [row = []] = fixtures.minimal.rows;
    const rows = [row, ["Welsh"], row, [...row, "More"]];
    const { diagnostics } = await compile(siteWith({ ...fixtures.minimal, rows }));
    expect(diagnostics.map(({ path }) => path)).toEqual([
      ["pages", 0, "sections", 0, "rows", 1],
      ["pages", 0, "sections", 0, "rows", 3],
    ]);
    expect(diagnostics[0]?.message).toContain("as many cells as there are columns");
  });
});
