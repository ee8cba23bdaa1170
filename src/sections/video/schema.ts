import { date } from "../../../schema/fields/dates.ts";
import { player } from "../../../schema/fields/endpoints.ts";
import {
  alternative,
  heading,
  list,
  markdown,
  media,
  mediaOnDemand,
  object,
  text,
} from "../../../schema/fields/fields.ts";
import { languageTag } from "../../../schema/fields/language.ts";

const captions = object("What is said in the film, to be read along.", {
  file: mediaOnDemand(
    "captions",
    "A file of subtitles in `public/media`, in WebVTT.",
    "workshop.vtt",
  ),
  language: languageTag
    .optional()
    .meta({ description: "Their language; default: that of the page.", examples: ["cy"] }),
});

export const schema = {
  heading: heading(2, "The heading over the film.", "A day in the workshop").optional(),
  intro: markdown("A sentence or two under the heading.", "Two minutes on a roof.").optional(),
  label: alternative("What the film shows, in a few words.", "A slate roof is laid"),
  files: list(
    mediaOnDemand("video", "A video file in `public/media`.", "hero.mp4"),
    "Your own film in one or more formats, the smallest first.",
    ["hero.webm", "hero.mp4"],
    { max: 3 },
  ).optional(),
  captions: list(captions, "Subtitles of your own film, in one or more languages.", [
    { file: "workshop.vtt" },
  ]).default([]),
  player: player(
    "In place of `files`: the film's address at YouTube or Vimeo, or that of any other player for a frame.",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  ).optional(),
  poster: media(
    "image",
    "The still picture shown until the film plays.",
    "hero-poster.webp",
  ).optional(),
  date: date(
    "The day on which the film was published; with it and a poster, the page's structured data contains the film.",
    "2026-03-14",
  ).optional(),
  description: text(
    "A sentence about the film, shown under it.",
    "Two roofers take a day to lay the slates of a porch.",
  ).optional(),
};
