import { heading, list, markdown, object, text } from "plumbline/kit";

const season = object("One part of the year.", {
  name: heading(3, "When it is.", "März und April"),
  jobs: list(text("A job.", "Rosen schneiden"), "What there is to do.", ["Rosen schneiden"]),
});

export const schema = {
  heading: heading(2, "The heading over the year.", "Das Gartenjahr"),
  intro: markdown("A sentence or two under the heading.", "Was wann zu tun ist.").optional(),
  seasons: list(season, "The parts of the year, in order.", [
    { name: "März und April", jobs: ["Rosen schneiden"] },
  ]),
};
