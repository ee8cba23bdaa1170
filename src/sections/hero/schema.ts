import { actions, choice, heading, list, markdown, picture, text, video } from "plumbline/kit";

export const schema = {
  eyebrow: text("A few words above the heading.", "Web design in Cardiff")
    .meta({ title: "Line above the heading" })
    .optional(),
  heading: heading(1, "The main heading of the page.", "Get found. Get hired. Get more jobs."),
  text: markdown(
    "One or two sentences under the heading.",
    "Websites for tradespeople in South Wales.",
  ).optional(),
  actions: actions(3).default([]),
  points: list(
    text("A short reason.", "Live in 10 working days"),
    "Up to four short reasons, each with a tick.",
    ["Live in 10 working days"],
    { max: 4 },
  ).default([]),
  picture: picture.optional(),
  video: video.optional(),
  layout: choice(
    ["beside", "above", "behind", "cover", "centred"],
    "The position of the picture or video: `beside` the text, which is the default; `above` it, across the window; `behind` it, under a layer of the section's `background` that keeps the text readable; `cover`, filling the first screen, with the text and such a layer at its foot; or `centred`, below text in the middle, which needs no picture. `ink` suits most photos behind text.",
  ).optional(),
  frame: choice(
    ["none", "phone"],
    "The frame around the picture or video: none, or a phone.",
  ).default("none"),
};
