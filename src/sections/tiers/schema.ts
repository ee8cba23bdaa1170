import { flag, heading, list, markdown, object, text } from "../../../schema/fields/fields.ts";
import { action, picture, price } from "../../../schema/fields/parts.ts";
import { withRules } from "../../../schema/fields/rules.ts";

const offer = object("One offer.", {
  picture: picture.optional(),
  name: heading(3, "The offer's name.", "Strategy Consultation"),
  billing: text("How it is paid for.", "One-time", "Monthly").optional(),
  ...price,
  price: price.price.optional(),
  text: markdown("Whom it suits, in a sentence.", "A plan you can carry out yourself."),
  features: list(
    text("One thing that is included.", "A 2-hour session"),
    "What is included, the most wanted first.",
    ["A 2-hour session"],
  ),
  action,
  highlight: flag("Draws this offer as the one to look at first.", false),
});

const tier = withRules(offer, {
  holds: ({ price, per }) => price !== undefined || per === undefined,
  error: "What a price is for needs a price; without one it is never shown.",
  path: "per",
});

export const schema = {
  heading: heading(2, "The heading over the offers.", "Two ways to work together"),
  intro: markdown("A sentence or two under the heading.", "Start with one session.").optional(),
  tiers: list(
    tier,
    "The offers, in order.",
    [
      {
        name: "Strategy Consultation",
        text: "A plan you can carry out yourself.",
        features: ["A 2-hour session"],
        action: { label: "Get started", link: "/#contact" },
      },
    ],
    { max: 4 },
  ),
};
