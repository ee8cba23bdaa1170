import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "gallery",
    pictures: [{ picture: { file: "picture.svg", alt: "A new roof in the sun" } }],
  },
  full: {
    type: "gallery",
    eyebrow: "Finished work",
    id: "work",
    background: "card",
    heading: "Roofs of this year",
    intro: "All of them **by hand**.",
    columns: 2,
    layout: "natural",
    pictures: [
      {
        picture: { file: "picture.svg", alt: "Slates on a chapel" },
        caption: "The chapel in Testford",
      },
      {
        before: { file: "drawing.svg", alt: "Tiles with moss on them" },
        after: { file: "picture.svg", alt: "Tiles that were cleaned" },
        caption: "An afternoon with the brush",
      },
      { picture: { file: "drawing.svg", alt: "A gutter of copper" } },
    ],
  },
  strip: {
    type: "gallery",
    heading: "Roofs in a row",
    layout: "strip",
    pictures: [
      { picture: { file: "picture.svg", alt: "The first roof" }, caption: "Slate in spring" },
      { picture: { file: "drawing.svg", alt: "The second roof" } },
      {
        before: { file: "drawing.svg", alt: "A shed in rain" },
        after: { file: "picture.svg", alt: "The shed in sun" },
      },
    ],
  },
} satisfies Fixtures<typeof schema>;
