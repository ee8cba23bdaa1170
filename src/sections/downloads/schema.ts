import { eyebrow, heading, list, markdown, mediaOnDemand, object, text } from "plumbline/kit";

const download = object("One file.", {
  file: mediaOnDemand(
    "document",
    "The file name in `public/media`. The file is published unchanged under `/media/`.",
    "price-list.pdf",
  ),
  label: text("The words of the link.", "Price list"),
  text: text("A sentence about the file.", "All prices with VAT, from January 2026.").optional(),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the files.", "To take along").optional(),
  intro: markdown("A sentence or two under the heading.", "For printing.").optional(),
  files: list(download, "The files, in order.", [{ file: "price-list.pdf", label: "Price list" }]),
};
