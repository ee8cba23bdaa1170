import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "testimonials",
    quotes: [{ text: "Dry at last.", author: "Gwen P." }],
  },
  full: {
    type: "testimonials",
    eyebrow: "Kind words",
    id: "said",
    background: "card",
    heading: "Said of our roofs",
    intro: "In their **own** words.",
    quotes: [
      {
        text: "Not a slate broken.\n\nAnd the *cat* slept on.",
        author: "Rhys Morgan",
        picture: { file: "picture.svg", alt: "A man at his gate" },
        about: "Chapel in Testford",
        stars: 4.5,
        source: { name: "The slate guild", link: "https://guild.example/reviews/7" },
        date: "2025-11-02",
      },
      {
        text: "They came when they said.",
        author: "Mair",
        source: { name: "A postcard to us" },
        date: "2026-01",
      },
    ],
    actions: [{ label: "All", link: "https://guild.example/all", icon: "Star", style: "primary" }],
  },
  large: {
    type: "testimonials",
    layout: "large",
    quotes: [
      {
        text: "It rains, and we hear nothing of it.",
        author: "Non",
        about: "Farmhouse in Llanwrda",
      },
      { text: "Tidy work.", author: "Emrys", date: "2024" },
    ],
  },
} satisfies Fixtures<typeof schema>;
