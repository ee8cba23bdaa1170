import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "jobs", jobs: [{ title: "Roofer" }] },
  full: {
    type: "jobs",
    eyebrow: "Two ladders free",
    id: "jobs",
    background: "card",
    heading: "Work on roofs",
    intro: "Four days a week, **never** in the rain.",
    jobs: [
      {
        title: "Slater",
        kinds: ["fullTime", "apprenticeship"],
        place: "Testford and around",
        remote: true,
        pay: { price: 17.5, from: true, per: "per hour" },
        begins: "in April",
        text: "## The work\n\nYou lay *slate* with two others.",
        posted: "2026-01-05",
        until: "2099-01-31",
        actions: [
          { label: "Ring Tess", link: "phone:", icon: "Phone", style: "primary" },
          { label: "Write to her", link: "email:" },
        ],
      },
    ],
  },
  closed: {
    type: "jobs",
    jobs: [{ title: "Roofer in the past", until: "2020-01-31" }],
    none: "Write to us anyway.",
  },
} satisfies Fixtures<typeof schema>;
