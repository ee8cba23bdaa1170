import * as z from "zod";
import {
  alternative,
  choice,
  icon,
  link,
  list,
  media,
  object,
  text,
  unlikeNumber,
} from "./fields.ts";

/** A button or link that asks the visitor to do something. */
export const action = object("A button: what it says and where it leads.", {
  label: text("What the button says.", "Get started"),
  link: link("Where the button leads.", "#contact", "whatsapp:", "/seo"),
  icon: icon().optional(),
  style: choice(
    ["primary", "secondary"],
    "How loud the button is: one primary button a section is plenty.",
  ).default("secondary"),
});

const exampleAction: z.input<typeof action> = { label: "Get started", link: "#contact" };

/** Up to `max` buttons; none is fine where the section allows it. */
export const actions = (max: number, min = 0) =>
  list(action, "The buttons, the most important one first.", [exampleAction], { min, max });

/** A picture with the words that stand in for it. */
export const picture = object("A picture from `public/media`.", {
  file: media(
    "image",
    "The picture's file name in `public/media`; it may be as large as the camera made it.",
    "portrait.svg",
  ),
  alt: alternative(
    "What the picture shows, for those who cannot see it.",
    "Portrait of the owner in a work jacket",
  ),
});

/** A silent, looping video; the poster is what shows before and instead of it. */
export const video = object("A short, silent, looping video from `public/media`.", {
  files: list(
    media("video", "A video file in `public/media`.", "hero.webm"),
    "The same video in one or more formats, the smallest first.",
    ["hero.webm", "hero.mp4"],
    { max: 3 },
  ),
  poster: media("image", "The still picture shown until the video plays.", "hero-poster.webp"),
  label: alternative(
    "What the video shows, for those who cannot see it.",
    "A phone finds a plumber nearby and books a job",
  ),
});

/** What something costs, as a group's fields beside its others; components get it as it is shown, too. */
export const price = {
  price: z
    .union([z.number().min(0), unlikeNumber("What it costs, in words.", "on request")], {
      error: 'write a number without quotes, such as 45, or words, such as "on request"',
    })
    .meta({
      description:
        "What it costs: a number in the currency of the business, words such as `on request`, or amounts such as `40-60`, `45 or 60` and `45 per hour`, which are shown with the currency.",
      examples: [45, "on request"],
    })
    .brand<"price">(),
  from: z
    .boolean()
    .optional()
    .meta({ description: "Says that it costs this much or more.", examples: [true] }),
  per: text("What the price is for.", "per hour", "per month").optional(),
};

/** A word or two of label over a fact, with an optional icon and link. */
export const detail = object("One fact with its label.", {
  icon: icon().optional(),
  label: text("What kind of fact this is.", "Email"),
  text: text("The fact itself.", "{business.email}"),
  link: link("Where a tap on it leads.", "email:").optional(),
});
