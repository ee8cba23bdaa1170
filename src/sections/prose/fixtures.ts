import type { Fixtures } from "../../testing/fixtures.ts";

export const fixtures = {
  minimal: { type: "prose", text: "Sea air eats nails." },
  full: {
    type: "prose",
    id: "story",
    background: "card",
    heading: "Roofs by the sea",
    text: "The wind is *salt*.  \nThe nails are **copper**.\n\n## Slate\n\n1. Strip\n2. [Lay](/slate)",
  },
  untitled: { type: "prose", text: "Words first.\n\n## Then a heading\n\nAnd more." },
} satisfies Fixtures<"prose">;
