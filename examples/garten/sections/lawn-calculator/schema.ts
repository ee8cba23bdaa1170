import { heading, markdown, z } from "plumbline/kit";

export const schema = {
  heading: heading(2, "The heading over the calculator.", "Wie viel Rollrasen brauchen Sie?"),
  intro: markdown("A sentence or two under the heading.", "Fläche eintragen, fertig.").optional(),
  area: z
    .number()
    .positive()
    .meta({ description: "The initial area in square metres.", examples: [60] }),
  rollArea: z
    .number()
    .positive()
    .default(1)
    .meta({ description: "The area of one roll in square metres.", examples: [0.4] }),
  offcuts: z
    .number()
    .min(0)
    .max(50)
    .default(5)
    .meta({ description: "The percentage to add for offcuts at the edges.", examples: [8] }),
};
