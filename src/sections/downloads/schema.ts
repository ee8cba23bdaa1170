import {
  heading,
  list,
  markdown,
  mediaOnDemand,
  object,
  text,
} from "../../../schema/fields/fields.ts";

const download = object("One file.", {
  file: mediaOnDemand(
    "document",
    "The file's name in `public/media`. Visitors get it unchanged, at `/media/` with this name.",
    "price-list.pdf",
  ),
  label: text("What the link says.", "Price list"),
  text: text("A sentence about it.", "All prices with VAT, from January 2026.").optional(),
});

export const schema = {
  heading: heading(2, "The heading over the files.", "To take along"),
  intro: markdown("A sentence or two under the heading.", "For printing.").optional(),
  files: list(download, "The files, in order.", [{ file: "price-list.pdf", label: "Price list" }]),
};
