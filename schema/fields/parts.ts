import * as z from "zod";
import {
  alternative,
  alternativeOrNone,
  choice,
  icon,
  link,
  list,
  media,
  object,
  text,
  textWithoutAmount,
} from "./fields.ts";
import { shortForm } from "./short-form.ts";
import { withSpelling } from "./spellings.ts";

export const action = object("A button.", {
  label: text("The words of the button.", "Get started"),
  link: link("The target of the button.", "#contact", "whatsapp:", "/seo"),
  icon: icon().optional(),
  style: choice(
    ["primary", "secondary"],
    "The prominence of the button; one primary button in a section is enough.",
  ).default("secondary"),
});

/** The line over a heading. */
export const eyebrow = text("A few words above the heading.", "For homes and shops")
  .meta({ title: "Line above the heading" })
  .optional();

const exampleAction: z.input<typeof action> = { label: "Get started", link: "#contact" };

/** Between `min` and `max` buttons. */
export const actions = (max: number, min = 0) =>
  list(action, "The buttons, the most important first.", [exampleAction], { min, max });

const pictureObject = object("A picture from `public/media`, with its alternative text here.", {
  file: media(
    "image",
    "The file name in `public/media`; a photo may have its full size.",
    "portrait.svg",
    "team/jo.jpg",
  ),
  alt: alternativeOrNone(
    "The alternative text: what the picture shows, for people who cannot see it. Without it, the one in `public/media/media.json` is used; it is empty for a decoration.",
    "Portrait of the owner in a work jacket",
  ).optional(),
});

/** A picture: the name of its file, or an object that also has its alternative text. */
export const picture = shortForm(pictureObject, "file")
  .meta({
    description:
      "A picture: the name of its file in `public/media`, or an object that also has its alternative text.",
    examples: ["portrait.svg"],
  })
  .brand<"picture">();

/** Whether an object is a picture with its alternative text. */
export const isPicture = (schema: z.core.$ZodType): boolean => schema === pictureObject;

/** A silent, looping video; the poster is displayed before and instead of it. */
export const video = object("A short, silent, looping video from `public/media`.", {
  files: list(
    media("video", "A video file in `public/media`.", "hero.webm"),
    "The same video in one or more formats, the smallest first.",
    ["hero.webm", "hero.mp4"],
    { max: 3 },
  ),
  poster: media(
    "image",
    "The picture that is displayed until the video plays.",
    "hero-poster.webp",
  ),
  label: alternative(
    "The alternative text: what the video shows, for people who cannot see it.",
    "A phone finds a plumber nearby and books a job",
  ),
});

/** The fields of a price, to be spread into an object; components also get it formatted. */
export const price = {
  price: z
    .union([z.number().min(0), textWithoutAmount("The price in words.", "on request")], {
      error: 'write a number without quotes, such as 45, or words, such as "on request"',
    })
    .meta({
      description:
        "The price: a number in the currency of the business, 0 if it is free, words such as `on request`, or amounts such as `40-60`, `45 or 60` and `45 per hour`, which are displayed with the currency.",
      examples: [45, "on request"],
    })
    .brand<"price">(),
  from: z
    .boolean()
    .optional()
    .meta({ description: "Whether this is the lowest price.", examples: [true] }),
  per: text("The unit of the price.", "per hour", "per month").optional(),
};

/** A rating of up to five stars. */
export const stars = withSpelling(
  "stars",
  z
    .number()
    .min(1)
    .max(5)
    .multipleOf(0.5, { error: "write whole or half stars, such as 4 or 4.5" })
    .meta({
      description:
        "The customer's rating of up to five stars, also in halves; never your own estimate.",
      examples: [5],
    }),
);

export const detail = object("One fact with its label.", {
  icon: icon().optional(),
  label: text("The label.", "Email"),
  text: text("The fact.", "{business.email}"),
  link: link("The target of a link on the fact.", "email:").optional(),
});
