import { heading, markdown } from "../fields/fields.ts";
import { section } from "../fields/section.ts";

export const prose = section("prose", "Running text under a heading.", {
  heading: heading(2, "The heading over the text.", "Plumbing in a sea-air town").optional(),
  text: markdown("The text, in paragraphs.", "Barry has two kinds of house."),
});
