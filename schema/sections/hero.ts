import { choice, heading, list, markdown, text } from "../fields/fields.ts";
import { actions, picture, video } from "../fields/parts.ts";
import { section } from "../fields/section.ts";

export const hero = section(
  "hero",
  "The opening of a page: its one main heading, a sentence or two, and what to press.",
  {
    eyebrow: text("A few words above the heading.", "Web design in Cardiff").optional(),
    heading: heading(1, "The page's main heading.", "Get found. Get hired. Get more jobs."),
    text: markdown(
      "One or two sentences under the heading.",
      "Websites for tradespeople in South Wales.",
    ).optional(),
    actions: actions(3).default([]),
    points: list(
      text("One short reason.", "Live in 10 working days"),
      "Up to four short reasons, shown with ticks.",
      ["Live in 10 working days"],
      { max: 4 },
    ).default([]),
    picture: picture.optional(),
    video: video.optional(),
    frame: choice(
      ["none", "phone"],
      "What is drawn around the picture or video: nothing, or a phone.",
    ).default("none"),
  },
  {
    texts: ["video"],
    features: { video: ({ video }) => video !== undefined },
    rule: {
      holds: ({ picture, video }) => !(picture && video),
      error: "A hero shows a picture or a video, not both; the video has its own poster.",
      path: "picture",
    },
  },
);
