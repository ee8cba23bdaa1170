import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "pageList", parent: "/" },
  full: {
    type: "pageList",
    id: "advice",
    background: "card",
    eyebrow: "Reports",
    heading: "From the yard",
    intro: "Read it *before* the storm.",
    pages: ["/storm"],
    template: "report",
    order: "config",
    featured: "first",
    layout: "cards",
    show: ["picture", "date", "text"],
    feed: true,
    more: { label: "Everything", link: "/gutters", icon: "Roofing", style: "primary" },
  },
  tag: { type: "pageList", heading: "Storms", tag: "Storms", layout: "list", limit: 4 },
  author: { type: "pageList", author: "ines", series: "Repairs", years: true, layout: "compact" },
  year: { type: "pageList", heading: "That year", year: 2026, dated: true, show: [] },
  related: { type: "pageList", heading: "Read on", related: true },
} satisfies Fixtures<typeof schema>;
