import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "hero", heading: "Roofs that stay dry" },
  full: {
    type: "hero",
    id: "top",
    background: "ink",
    eyebrow: "Roofer in Testford",
    heading: "A heading of so many words that it has to be set smaller",
    text: "Slate and tile, by **one** pair of hands.",
    actions: [
      { label: "Get a price", link: "#contact", style: "primary" },
      { label: "Chat with Tess", link: "whatsapp:", icon: "WhatsApp" },
    ],
    points: ["Done in a week", "Warranty of ten years"],
    video: {
      files: ["film.webm", "film.mp4"],
      poster: "picture.svg",
      label: "A slate is cut and laid",
    },
    frame: "phone",
  },
  picture: {
    type: "hero",
    heading: "Roofs to look at",
    picture: { file: "picture.svg", alt: "A new roof in the sun" },
    frame: "none",
    layout: "above",
  },
  behind: {
    type: "hero",
    background: "ink",
    heading: "Roofs from above",
    text: "As the gulls see them.",
    actions: [{ label: "Climb along", link: "#contact" }],
    video: { files: ["film.webm"], poster: "picture.svg", label: "A flight over slates" },
    layout: "behind",
  },
  centred: {
    type: "hero",
    heading: "Roofs in the middle",
    text: "Of the village, and of the page.",
    points: ["Near the pump"],
    layout: "centred",
  },
  cover: {
    type: "hero",
    background: "ink",
    heading: "Roofs to the edge",
    text: "With the sea behind them.",
    picture: { file: "picture.svg", alt: "Roofs above a bay" },
    layout: "cover",
  },
} satisfies Fixtures<typeof schema>;
