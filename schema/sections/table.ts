import { heading, list, markdown, text } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const table = section(
  "table",
  "A table with a heading over each column. On a narrow screen it is moved sideways while the first column stays; one of a few columns with sentences becomes a small list for each row.",
  {
    heading: heading(2, "The heading over the table.", "Which boiler for which house"),
    intro: markdown("A sentence or two under the heading.", "At 65 degrees.").optional(),
    columns: list(
      text("The heading of one column.", "House"),
      "The headings of the columns; the first is that of the words at the start of each row.",
      ["House", "Output"],
      { min: 2, max: 32 },
    ),
    rows: list(
      list(markdown("One cell.", "Two rooms"), "The cells of one row, one for each column.", [
        "Two rooms",
        "24 kW",
      ]),
      "The rows, in order.",
      [["Two rooms", "24 kW"]] as never,
    ),
    caption: text("A line under the table.", "As the makers say it, 2025.").optional(),
  },
  {
    alsoCalled: ["grid", "timetable", "schedule"],
    rule: {
      holds: ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      error: "Each row needs as many cells as there are columns; write – in an empty one.",
      path: ({ columns, rows }) =>
        rows.flatMap((row, index) => (row.length === columns.length ? [] : [["rows", index]])),
    },
  },
);
