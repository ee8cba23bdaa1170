import { heading, richMarkdown } from "../fields/fields.ts";
import { picture } from "../fields/parts.ts";
import { section } from "../fields/section.ts";

export const prose = section(
  "prose",
  "Running text under a heading.",
  {
    heading: heading(2, "The heading over the text.", "Plumbing in a sea-air town").optional(),
    picture: picture.optional(),
    text: richMarkdown(
      "The text, in paragraphs, with tables and pictures of `public/media`: `![What it shows](photo.jpg)`.",
      "Barry has two kinds of house.",
    ),
  },
  { alsoCalled: ["text", "paragraph", "content", "richText", "markdown"] },
);
