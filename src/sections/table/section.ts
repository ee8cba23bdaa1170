import { defineSection } from "plumbline/kit";
import { deriveTable } from "./derive.ts";
import { schema } from "./schema.ts";

export const table = defineSection({
  type: "table",
  description:
    "A table with a heading over each column. On a narrow screen it scrolls sideways while the first column stays in place; a table with few columns and whole sentences becomes a list for each row.",
  alsoCalled: ["grid"],
  says: ["facts", "prices"],
  schema,
  rules: [
    {
      holds: ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      error: "Each row needs as many cells as there are columns; write – in an empty one.",
      path: ({ columns, rows }) =>
        rows.flatMap((row, index) => (row.length === columns.length ? [] : [["rows", index]])),
    },
  ],
  derive: deriveTable,
  fixtures: () => import("./fixtures.ts"),
});
