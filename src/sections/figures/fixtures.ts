import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "figures",
    figures: [{ value: "312", label: "roofs laid" }],
  },
  full: {
    type: "figures",
    eyebrow: "In numbers",
    id: "figures",
    background: "ink",
    heading: "A sample month",
    intro: "From last **June**.",
    figures: [
      { value: "87%", label: "of leaks are at the chimney" },
      { value: "£1,500", label: "saved by mending in time" },
    ],
    note: "Counted by *hand*.",
  },
} satisfies Fixtures<typeof schema>;
