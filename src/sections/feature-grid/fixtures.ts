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
} satisfies Fixtures<typeof schema>;
