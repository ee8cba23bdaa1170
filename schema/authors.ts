import * as z from "zod";
import { profile } from "./business.ts";
import { customName, fact, list, markdown, object } from "./fields/fields.ts";
import { naming } from "./fields/names.ts";
import { picture } from "./fields/parts.ts";

export const author = object("An author of pages.", {
  name: naming("author", fact("The author's name.", "Ines Marlow")),
  text: markdown(
    "A sentence or two about the author, over the list of the author's pages.",
    "Ines has laid slates since 1998.",
  ).optional(),
  picture: picture.optional().meta({ description: "A portrait of the author." }),
  profiles: list(profile, "The author's pages on other services.", [
    { name: "LinkedIn", url: "https://social.example/ines-marlow" },
  ]).optional(),
});

export const authors = z
  .record(customName, author)
  .default({})
  .meta({
    description:
      "The authors of pages, by names that you choose; the `author` of a page can be one of these names.",
    examples: [{ ines: { name: "Ines Marlow", text: "Ines has laid slates since 1998." } }],
  });
