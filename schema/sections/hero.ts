import { choice, heading, list, markdown, text } from "../fields/fields.ts";
import { actions, picture, video } from "../fields/parts.ts";
import { section } from "../fields/section.ts";

interface HeroFields {
  picture?: unknown;
  video?: unknown;
  layout?: string | undefined;
  frame: string;
}

/** The field that does not go with the others, and why. */
function faultOf(hero: HeroFields): [field: string, error: string] | null {
  const { picture, video, layout, frame } = hero;
  // A page from a template may leave out the picture that others of its kind have.
  const hasPlace = "picture" in hero || "video" in hero;
  if (picture && video) {
    const error = "A hero shows a picture or a video, not both; the video has its own poster.";
    return ["picture", error];
  }
  if (layout && !hasPlace) {
    const error =
      "This says where the picture or the video stands, and the hero has neither: give it a `picture` or a `video`, or leave out `layout`.";
    return ["layout", error];
  }
  if (frame === "phone" && layout && layout !== "beside") {
    const error = `A phone stands beside the words: leave out \`frame\`, or write "beside".`;
    return ["layout", error];
  }
  return null;
}

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
    layout: choice(
      ["beside", "above", "behind"],
      "Where the picture or video stands: `beside` the words, which is how it is if left out; `above` them, as wide as the window; or `behind` them, with the section's `background` laid over it so that the words can be read: `ink` suits most photographs.",
    ).optional(),
    frame: choice(
      ["none", "phone"],
      "What is drawn around the picture or video: nothing, or a phone.",
    ).default("none"),
  },
  {
    alsoCalled: ["intro", "header", "opener", "cover", "jumbotron"],
    texts: ["video"],
    features: { video: ({ video }) => video !== undefined },
    rule: {
      holds: (hero) => faultOf(hero) === null,
      error: (hero) => faultOf(hero)?.[1] ?? "",
      path: (hero) => [[faultOf(hero)?.[0] ?? ""]],
    },
  },
);
