import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "about",
    heading: "One roofer, start to finish",
    text: "I lay every slate myself.",
    picture: { file: "picture.svg", alt: "Tess on a ladder" },
  },
  full: {
    type: "about",
    eyebrow: "Who comes",
    id: "about",
    background: "card",
    heading: "Who climbs up",
    text: "## Twenty years\n\nFrom **slate** to *tile*.\n\n- no scaffolding\n- no mess",
    picture: { file: "picture.svg", alt: "Tess with a hammer" },
    caption: "Tess Ting, roofer",
    facts: [
      { label: "Based in", value: "Testford" },
      { label: "On roofs since", value: "2004" },
    ],
    actions: [
      { label: "Ring Tess", link: "phone:", icon: "Phone", style: "primary" },
      { label: "See the prices", link: "/prices" },
    ],
  },
} satisfies Fixtures<typeof schema>;
