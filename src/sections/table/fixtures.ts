import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "table",
    heading: "Which slate",
    columns: ["Kind", "Price"],
    rows: [["Welsh", "£45"]],
  },
  full: {
    type: "table",
    eyebrow: "Compared",
    id: "slates",
    background: "card",
    heading: "Slates beside each other",
    intro: "All **by hand**.",
    columns: ["Kind", "Weight", "Lasts", "Colour"],
    rows: [
      ["Spanish", "25 kg", "60", "Black, or *nearly*"],
      ["Burmese", "–", "1,000", "White\n\n- and gold"],
    ],
    caption: "Measured on a dry day.",
  },
  sentences: {
    type: "table",
    heading: "What a slate is for",
    columns: ["Sort", "Use", "Not for"],
    rows: [
      ["Heavy", "It lies still where the wind comes in from the sea.", "–"],
      ["Thin", "–", "Roofs that are walked on."],
    ],
  },
  signs: {
    type: "table",
    heading: "In which month",
    columns: ["Job", ..."JFMAMJJASOND"],
    rows: [["Ridges", ..."––•••••••–––"]],
  },
} satisfies Fixtures<typeof schema>;
