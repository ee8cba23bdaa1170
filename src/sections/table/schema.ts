import { eyebrow, heading, list, markdown, text } from "plumbline/kit";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the table.", "Which boiler for which house"),
  intro: markdown("A sentence or two under the heading.", "At 65 degrees.").optional(),
  columns: list(
    text("The heading of a column.", "House"),
    "The headings of the columns; the first column contains the headings of the rows.",
    ["House", "Output"],
    { min: 2, max: 32 },
  ),
  rows: list(
    list(markdown("A cell.", "Two rooms"), "The cells of one row, one for each column.", [
      "Two rooms",
      "24 kW",
    ]),
    "The rows, in order.",
    [["Two rooms", "24 kW"]] as never,
  ),
  caption: text("The caption under the table.", "As the makers say it, 2025.").optional(),
};
