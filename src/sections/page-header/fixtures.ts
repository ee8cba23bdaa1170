import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "pageHeader", heading: "Our roofs" },
  full: {
    type: "pageHeader",
    id: "start",
    background: "ink",
    eyebrow: "Slate and tile",
    heading: "Roofs of chapels",
    text: "Some of them are **older** than the road.",
    picture: { file: "picture.svg", alt: "A chapel in the sun" },
  },
} satisfies Fixtures<typeof schema>;
