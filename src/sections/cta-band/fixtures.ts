import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "ctaBand",
    heading: "Is it dripping?",
    actions: [{ label: "Ring me now", link: "phone:" }],
  },
  full: {
    type: "ctaBand",
    eyebrow: "Next step",
    id: "call",
    background: "paper",
    heading: "Your roof is next",
    text: "A price within **one** working day.",
    actions: [
      { label: "Ask for it", link: "/#contact", icon: "Schedule", style: "primary" },
      { label: "Chat", link: "whatsapp:My roof drips", icon: "WhatsApp", style: "secondary" },
      { label: "Write", link: "email:" },
    ],
    picture: { file: "picture.svg", alt: "A roof in the rain" },
    details: [
      { icon: "Email", label: "Letters", text: "{business.email}", link: "email:" },
      { label: "Workshop", text: "Slate Row" },
    ],
  },
  behind: {
    type: "ctaBand",
    heading: "The next storm comes",
    actions: [{ label: "Before it does", link: "phone:" }],
    picture: { file: "picture.svg", alt: "Clouds over roofs" },
    layout: "behind",
  },
} satisfies Fixtures<typeof schema>;
