import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "featureGrid",
    cards: [{ title: "Welsh slate", text: "Lasts a century." }],
  },
  full: {
    type: "featureGrid",
    eyebrow: "What we offer",
    id: "services",
    background: "card",
    heading: "Three kinds of roof",
    intro: "All of them dry.",
    columns: 4,
    layout: "lead",
    cards: [
      {
        picture: { file: "picture.svg", alt: "A hammer and a nail" },
        icon: "Roofing",
        title: "Slate",
        text: "## By hand\n\nEach one **nailed**.",
        link: "/slate",
        linkLabel: "See how slate works",
      },
      { title: "Tile", text: "Quick and sound.", link: "https://tiles.example/all" },
      { title: "Lead", text: "For the *valleys*." },
    ],
  },
  plain: {
    type: "featureGrid",
    heading: "Roofs without a box",
    layout: "plain",
    cards: [
      { icon: "Roofing", title: "Thatch", text: "Warm in winter." },
      { title: "Turf", text: "Sheep like it.", link: "/slate" },
    ],
  },
  rows: {
    type: "featureGrid",
    heading: "Roofs in a list",
    layout: "rows",
    cards: [
      {
        picture: { file: "picture.svg", alt: "A zinc roof" },
        title: "Zinc",
        text: "It turns grey.",
      },
      { icon: "Roofing", title: "Copper", text: "It turns green.", link: "/slate" },
    ],
  },
} satisfies Fixtures<typeof schema>;
