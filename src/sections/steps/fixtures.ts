import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "steps",
    steps: [{ title: "A look" }],
  },
  full: {
    type: "steps",
    eyebrow: "Step by step",
    id: "process",
    background: "ink",
    heading: "Two steps to a dry loft",
    intro: "Both in **one** week.",
    steps: [
      {
        title: "Strip",
        text: "## Old slates\n\nAll of them.",
        note: "Half a day",
        picture: { file: "picture.svg", alt: "A skip on the drive" },
      },
      { title: "Relay", text: "With new nails." },
    ],
  },
} satisfies Fixtures<typeof schema>;
