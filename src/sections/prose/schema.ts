import { heading, picture, richMarkdown } from "plumbline/kit";

export const schema = {
  heading: heading(2, "The heading over the text.", "Plumbing in a sea-air town").optional(),
  picture: picture.optional(),
  text: richMarkdown(
    "The text, in paragraphs, with tables and pictures from `public/media`: `![What it shows](photo.jpg)`.",
    "Barry has two kinds of house.",
  ),
};
