import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: {
    type: "tiers",
    tiers: [
      {
        name: "Patch",
      },
    ],
  },
  full: {
    type: "tiers",
    eyebrow: "Our offers",
    id: "prices",
    background: "card",
    heading: "Two ways to stay dry",
    intro: "Start with **one** visit.",
    tiers: [
      {
        picture: { file: "picture.svg", alt: "A ladder by a chimney" },
        ribbon: "Asked for most",
        name: "Check-up",
        billing: "Once",
        price: 95,
        from: true,
        per: "per house",
        secondPrice: { price: 80, from: true, per: "in winter" },
        text: "## In short\n\nA look at *all* of it.",
        features: ["Photos of the ridge", "A list of jobs"],
        action: { label: "Book a look", link: "/#contact", icon: "Search", style: "primary" },
        secondAction: { label: "See one", link: "/", icon: "Home", style: "secondary" },
        finePrint: "Scaffolding costs extra.",
        highlight: true,
      },
      {
        name: "Care",
        billing: "Yearly",
        price: "on asking",
        text: "Twice around the house.",
        features: ["Clean gutters"],
        action: { label: "Ask about care", link: "whatsapp:" },
        highlight: false,
      },
    ],
  },
} satisfies Fixtures<typeof schema>;
