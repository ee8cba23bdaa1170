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

  it("lets numbers end under each other, and words begin so", async () => {
    const main = await shown([
      ["1", "£45", "07:00–13:00", "from £45"],
      ["2", "–", "2,500.75 kg", "12"],
    ]);
    const alignments = [...main.querySelectorAll("th[scope=col]")].map((cell) =>
      cell.getAttribute("data-align"),
    );
    expect(alignments).toEqual(["start", "end", "end", "start"]);
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
