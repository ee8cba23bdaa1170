import { expect, it } from "vitest";
import type { RowEdit, TableColumn } from "../../protocol/rows.ts";
import { withEdits } from "./edited-rows.ts";

const column = { key: "town" } as TableColumn;
const model = {
  columns: [column],
  rows: [..."abc"].map((town) => ({ cells: [town] })),
  problems: [
    { row: 1, column: "town", rule: "dead-link", severity: "error" as const, message: "b" },
  ],
};

it.each<[string, RowEdit, string, number[]]>([
  ["a new text", { type: "set", row: 1, column: "town", value: "x" }, "axc", []],
  ["a text of another row", { type: "set", row: 0, column: "town", value: "x" }, "xbc", [1]],
  ["a row between others", { type: "insert", row: 1, cells: { town: "x" } }, "axbc", [2]],
  ["a row at the end", { type: "insert", row: 3, cells: { town: "x" } }, "abcx", [1]],
  ["a copy", { type: "duplicate", row: 0 }, "aabc", [2]],
  ["a row that is moved down", { type: "move", row: 0, to: 2 }, "bca", [0]],
  ["a row that is moved up", { type: "move", row: 2, to: 0 }, "cab", [2]],
  ["a row that is deleted", { type: "remove", row: 0 }, "bc", [0]],
  ["a row that is deleted with its problem", { type: "remove", row: 1 }, "ac", []],
])("an edit shows before the server has it: %s", (_, edit, rows, problems) => {
  const edited = withEdits(model, [edit]);
  expect(edited.rows.flatMap(({ cells }) => cells).join("")).toBe(rows);
  expect(edited.problems.map(({ row }) => row)).toEqual(problems);
});
