import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "prose", text: "Sea air eats nails." },
  full: {
    type: "prose",
    eyebrow: "Some background",
    id: "story",
    background: "card",
    heading: "Roofs by the sea",
    picture: { file: "picture.svg", alt: "The pier in a gale" },
    text: "The wind is *salt*.  \nThe nails are **copper**.\n\n## Slate\n\n1. Strip\n2. [Lay](/slate)",
  },
  code: {
    type: "prose",
    numbered: true,
    text: '## Fixing\n\n### With hooks\n\nSet `hook = "A4"`.\n\n```sh\nlay --slates 400\n```\n\n> Copper outlasts *us*.\n> — Tess, roofer',
  },
  rich: {
    type: "prose",
    text: 'Slates differ.\n\n| Kind | Price |\n| --- | --- |\n| **Welsh** | £45 |\n\n![A stack of four](picture.svg "In the yard")',
  },
  untitled: { type: "prose", text: "Words first.\n\n## Then a heading\n\nAnd more." },
} satisfies Fixtures<typeof schema>;
