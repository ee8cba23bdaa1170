import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "downloads",
    files: [{ file: "prices.pdf", label: "All prices" }],
  },
  full: {
    type: "downloads",
    eyebrow: "On paper",
    id: "files",
    background: "card",
    heading: "Papers for your roof",
    intro: "To **print** at home.",
    files: [
      { file: "prices.pdf", label: "What slate costs", text: "With tax, from January." },
      { file: "picture.svg", label: "A drawing of a ridge" },
    ],
  },
} satisfies Fixtures<typeof schema>;
