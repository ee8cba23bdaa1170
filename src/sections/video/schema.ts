import {
  alternative,
  date,
  eyebrow,
  heading,
  languageTag,
  list,
  markdown,
  media,
  mediaOnDemand,
  object,
  player,
  text,
} from "plumbline/kit";

const captions = object("The subtitles in one language.", {
  file: mediaOnDemand(
    "captions",
    "A subtitle file in `public/media`, in WebVTT format.",
    "workshop.vtt",
  ),
  language: languageTag
    .optional()
    .meta({ description: "The language of the subtitles; default: the page's.", examples: ["cy"] }),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the film.", "A day in the workshop").optional(),
  intro: markdown("A sentence or two under the heading.", "Two minutes on a roof.").optional(),
  label: alternative("A few words about what the film shows.", "A slate roof is laid"),
  files: list(
    mediaOnDemand("video", "A video file in `public/media`.", "hero.mp4"),
    "The files of your own film in one or more formats, the smallest first.",
    ["hero.webm", "hero.mp4"],
    { max: 3 },
  ).optional(),
  captions: list(captions, "The subtitles of your own film, in one or more languages.", [
    { file: "workshop.vtt" },
  ]).default([]),
  player: player(
    "Instead of `files`: the address of the film at YouTube or Vimeo, or of another player for a frame.",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  ).optional(),
  poster: media(
    "image",
    "The picture that is displayed until the film plays.",
    "hero-poster.webp",
  ).optional(),
  date: date(
    "The date when the film was published; with it and a poster, the structured data contains the film.",
    "2026-03-14",
  ).optional(),
  description: text(
    "A sentence about the film, displayed under it.",
    "Two roofers take a day to lay the slates of a porch.",
  ).optional(),
};
