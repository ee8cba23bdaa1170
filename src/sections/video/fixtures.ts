import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "video", label: "A slate is cut", files: ["film.webm"] },
  full: {
    type: "video",
    eyebrow: "On film",
    id: "film",
    background: "card",
    heading: "A day on the roof",
    intro: "Two minutes, **no** music.",
    label: "Slates are cut and laid",
    files: ["film.webm", "film.mp4"],
    captions: [{ file: "words.vtt", language: "cy" }],
    poster: "picture.svg",
    date: "2026-03-14",
    description: "From the first cut to the ridge.",
  },
  elsewhere: {
    type: "video",
    background: "ink",
    label: "How a gutter is mended",
    player: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    poster: "picture.svg",
  },
} satisfies Fixtures<typeof schema>;
