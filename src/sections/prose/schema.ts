import { eyebrow, heading, picture, richMarkdown, z } from "plumbline/kit";

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the text.", "Plumbing in a sea-air town").optional(),
  picture: picture.optional(),
  text: richMarkdown(
    "The text, in paragraphs, with headings (`##`, `###`), quotations (`> Words`, with `> — Source` below), code between backticks, tables, and pictures from `public/media`: `![What it shows](photo.jpg)`.",
    "Barry has two kinds of house.",
  ),
  numbered: z
    .boolean()
    .optional()
    .meta({
      description:
        "Whether the headings in the text are numbered, 1. and 1.1, as in terms and policies.",
      examples: [true],
    }),
};
