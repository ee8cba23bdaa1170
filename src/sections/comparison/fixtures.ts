import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "comparison",
    before: { heading: "What goes wrong", items: ["Slipped slates"] },
    after: { heading: "What I do about it", items: ["Copper nails"] },
  },
  full: {
    type: "comparison",
    eyebrow: "Side by side",
    id: "leaks",
    background: "ink",
    heading: "Before and after a visit",
    intro: "It is rarely the weather.",
    before: { heading: "The old roof", items: ["Moss in the gutter", "Rusty nails"] },
    after: { heading: "The new roof", items: ["Clean lead", "Ten years of warranty"] },
  },
} satisfies Fixtures<typeof schema>;
