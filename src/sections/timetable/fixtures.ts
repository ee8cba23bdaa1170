import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "timetable",
    classes: [{ days: ["Tuesday"], begins: "18:00", name: "Ladder climbing" }],
  },
  full: {
    type: "timetable",
    eyebrow: "Over this heading",
    id: "week",
    background: "card",
    heading: "A week on the roof",
    intro: "Bring *your* rope.",
    classes: [
      {
        days: ["Saturday"],
        begins: "09:30",
        ends: "11:00",
        name: "Slate cutting",
        who: "Tess Ting",
        where: "Yard two",
        level: "First steps",
        price: 12,
        from: true,
        firstDay: "2027-01-11",
        lastDay: "2027-07-02",
        per: "a morning",
        note: "wear gloves",
        link: "/ferryside",
      },
      { days: ["Sunday"], begins: "14:00", name: "Gutter repair", who: "Ben Beam", price: "free" },
    ],
    filters: ["name", { by: "who", label: "Held by" }],
    note: "Nobody climbs in **storms**.",
  },
} satisfies Fixtures<typeof schema>;
