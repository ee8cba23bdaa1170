import { eyebrow, heading, icon, list, markdown, object, text } from "plumbline/kit";

const promise = object("A promise.", {
  icon: icon().optional(),
  title: heading(3, "The promise in two or three words.", "Fast delivery"),
  text: text("What the promise means in practice.", "Most sites go live within two weeks."),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the promises.", "Your own web person").optional(),
  text: markdown("A sentence under the heading.", "You talk to whoever does the work.").optional(),
  items: list(
    promise,
    "The promises.",
    [{ title: "Fast delivery", text: "Most sites go live within two weeks." }],
    { max: 6 },
  ),
};
