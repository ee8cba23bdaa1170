import { eyebrow, heading, markdown, picture } from "plumbline/kit";

export const schema = {
  eyebrow,
  heading: heading(1, "The main heading of the page.", "Our kitchens"),
  text: markdown("A sentence or two under the heading.", "Built here, fitted by us.").optional(),
  picture: picture
    .optional()
    .meta({ description: "A picture beside the words; all are cropped to one low shape." }),
};
