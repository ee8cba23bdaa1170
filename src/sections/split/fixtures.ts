import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "split",
    text: "I lay every slate myself.",
    picture: { file: "picture.svg", alt: "Tess on a ladder" },
  },
  full: {
    type: "split",
    eyebrow: "Who comes",
    id: "who",
    background: "card",
    heading: "Who climbs up",
    text: "## Twenty years\n\nFrom **slate** to *tile*.\n\n- no scaffolding\n- no mess",
    picture: { file: "picture.svg", alt: "Tess with a hammer" },
    caption: "Tess Ting, roofer",
    side: "end",
    size: "small",
    points: [
      { title: "Slate, tile and lead", text: "New roofs and old ones." },
      { title: "Gutters on the same day" },
    ],
    facts: [
      { label: "Based in", value: "Testford" },
      { label: "On roofs since", value: "2004" },
    ],
    actions: [
      { label: "Ring Tess", link: "phone:", icon: "Phone", style: "primary" },
      { label: "See the prices", link: "/prices" },
    ],
  },
  alternating: {
    type: "split",
    heading: "Slate from the next valley",
    picture: { file: "picture.svg", alt: "A stack of slates" },
    side: "alternate",
    size: "large",
  },
} satisfies Fixtures<typeof schema>;
