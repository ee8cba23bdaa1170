import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "checklist", items: [{ title: "A dry loft" }] },
  full: {
    type: "checklist",
    eyebrow: "Always with us",
    id: "included",
    background: "ink",
    heading: "All that is included",
    intro: "Every time, on **every** roof.",
    columns: 1,
    items: [
      { title: "Scaffolding", text: "Up on the first day, down on the last." },
      { title: "A written price" },
    ],
    actions: [{ label: "Ask for a price", link: "#contact", icon: "Roofing", style: "primary" }],
  },
} satisfies Fixtures<typeof schema>;
