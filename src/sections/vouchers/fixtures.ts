import type { Fixtures } from "plumbline/kit";
import type { schema } from "./schema.ts";

export const fixtures = {
  minimal: { type: "vouchers" },
  full: {
    type: "vouchers",
    eyebrow: "As a present",
    id: "vouchers",
    background: "card",
    heading: "Give a dry roof",
    text: "Sent by **email** within an hour.",
    title: "For a good roof",
    amounts: [
      { price: 25, link: "https://shop.example/voucher-25" },
      { price: 60, for: "An hour of repairs", link: "/vouchers" },
      { price: 90, from: true, per: "for two" },
    ],
    points: ["Valid for three years", "Also for gutters"],
    actions: [{ label: "Ask for another amount", link: "phone:", icon: "Phone", style: "primary" }],
  },
  pictured: {
    type: "vouchers",
    picture: { file: "picture.svg", alt: "A voucher with a ribbon" },
    amounts: [{ price: 10, from: true }],
  },
} satisfies Fixtures<typeof schema>;
