// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { siteWith } from "../../testing/fixtures.ts";
import { openSection } from "../../testing/section.tsx";
import { compile } from "../../testing/site.ts";
import { fixtures } from "./fixtures.ts";

async function shown(rows: string[][]) {
  return (await openSection(siteWith({ ...fixtures.full, rows }))).main;
}

describe("table", () => {
  it("names the column beside each cell, for where rows become lists", async () => {
    const main = await shown(fixtures.full.rows);
    const labels = [...main.querySelectorAll("tbody tr:first-of-type td")].map((cell) =>
      cell.getAttribute("data-label"),
    );
    expect(labels).toEqual(["Weight", "Lasts", "Colour"]);
    expect(main.querySelector("th[scope=row]")?.textContent).toBe("Spanish");
  });

  it("stays a table to screen readers where it is laid out as lists", async () => {
    const main = await shown(fixtures.full.rows);
    const parts = [...main.querySelectorAll("table, thead, tbody, tr, th, td")];
    expect(new Set(parts.map((part) => `${part.localName}: ${part.getAttribute("role")}`))).toEqual(
      new Set([
        "table: table",
        "thead: rowgroup",
        "tbody: rowgroup",
        "tr: row",
        "th: columnheader",
        "th: rowheader",
        "td: cell",
      ]),
    );
  });

  it("lets numbers end under each other, and words begin so", async () => {
    const alignments = async (...rows: string[][]) =>
      [...(await shown(rows)).querySelectorAll("th[scope=col]")].map((cell) =>
        cell.getAttribute("data-align"),
      );
    const [first, second] = [
      ["1", "£45", "07:00–13:00", "from £45"],
      ["2", "–", "2,500.75 kg", "12"],
    ];
    expect(await alignments(first, second)).toEqual(["start", "end", "end", "start"]);
    expect(await alignments(["1", "–", "£4", "no"])).toEqual(["start", "start", "end", "start"]);
  });

  it("has a cell for each column, and says which row has not", async () => {
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
