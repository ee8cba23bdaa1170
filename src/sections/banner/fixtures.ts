import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "banner", text: "No roofs today." },
  full: {
    type: "banner",
    id: "notice",
    background: "card",
    text: "The yard is **closed** over Christmas.",
    action: { label: "Ring in an emergency", link: "phone:", icon: "Phone", style: "primary" },
    tone: "accent",
    from: "2020-12-20",
    until: "2199-12-26",
    closable: true,
  },
} satisfies Fixtures<typeof schema>;
