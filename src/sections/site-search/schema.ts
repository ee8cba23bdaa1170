import { heading, link, list, object, text } from "../../../schema/fields/fields.ts";

const suggestion = object("A page to go to without searching.", {
  label: text("What the link says.", "Web design"),
  link: link("Where it leads.", "/web-design"),
});

export const schema = {
  heading: heading(2, "The heading over the field.", "Search this site").optional(),
  label: text("The label above the field.", "What are you looking for?").optional(),
  button: text("What the button says.", "Search").optional(),
  suggestionsHeading: heading(
    2,
    "The heading over the links.",
    "Or go straight to one of these",
  ).optional(),
  suggestions: list(
    suggestion,
    "The main pages, for visitors who find nothing or whose browser runs no JavaScript.",
    [{ label: "Web design", link: "/web-design" }],
  ),
};
