import * as z from "zod";
import { alternativeOrNone, object } from "./fields/fields.ts";
import { shortForm } from "./fields/short-form.ts";

const alt = alternativeOrNone(
  "What the picture shows, for people who cannot see it; empty for a decoration.",
  "Our van in front of a slate roof",
);

/** `public/media/media.json`: what is said of each picture, by its file name. */
export const pictureTexts = z.record(
  z.string(),
  shortForm(
    object("What is said of a picture.", {
      alt: z
        .union([alt, z.record(z.string(), alt)], {
          error: 'write a text, or one for each language: { "en": "Our van", "cy": "Ein fan" }',
        })
        .meta({
          description: "The alternative text of the picture, or one for each language.",
          examples: ["Our van in front of a slate roof"],
        }),
    }),
    "alt",
  ),
);

/** The alternative text of a picture, or one for each language. */
export type Alternative = string | Readonly<Record<string, string>>;
