import { choice, heading, list, markdown, text } from "../../../schema/fields/fields.ts";
import { actions, picture, video } from "../../../schema/fields/parts.ts";

export const schema = {
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
  layout: choice(
    ["beside", "above", "behind"],
    "Where the picture or video stands: `beside` the words, which is how it is if left out; `above` them, as wide as the window; or `behind` them, with the section's `background` laid over it so that the words can be read: `ink` suits most photographs.",
  ).optional(),
  frame: choice(
    ["none", "phone"],
    "What is drawn around the picture or video: nothing, or a phone.",
  ).default("none"),
};
