import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "team", people: [{ name: "Tess Ting" }] },
  full: {
    type: "team",
    eyebrow: "The people",
    id: "people",
    background: "card",
    heading: "Three who know roofs",
    intro: "No **strangers** on your ladder.",
    columns: 2,
    people: [
      {
        name: "Tessa Ting",
        role: "Master of slate",
        text: "## In short\n\nTwenty years *up there*.",
        picture: { file: "picture.svg", alt: "A woman with a hammer" },
        links: [
          { label: "Write to Tessa", link: "email:", icon: "Mail" },
          { label: "Her work", link: "https://pictures.example/tessa" },
        ],
      },
      { name: "Owen Rees", role: "Apprentice" },
    ],
  },
} satisfies Fixtures<typeof schema>;
