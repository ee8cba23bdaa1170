import { eyebrow, heading, link, list, object, text } from "plumbline/kit";

const suggestion = object("A link to a main page.", {
  label: text("The words of the link.", "Web design"),
  link: link("The target of the link.", "/web-design"),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the field.", "Search this site").optional(),
  label: text("The label above the field.", "What are you looking for?").optional(),
  button: text("The words of the button.", "Search").optional(),
  suggestionsHeading: heading(
    2,
    "The heading over the links.",
    "Or go straight to one of these",
  ).optional(),
  suggestions: list(
    suggestion,
    "The main pages, for visitors who find nothing or have no JavaScript.",
    [{ label: "Web design", link: "/web-design" }],
  ),
};
