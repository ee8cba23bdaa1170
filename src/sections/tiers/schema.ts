import {
  action,
  eyebrow,
  flag,
  heading,
  list,
  markdown,
  object,
  picture,
  price,
  text,
  withRules,
} from "plumbline/kit";

const offer = object("An offer.", {
  picture: picture.optional(),
  name: heading(3, "The name of the offer.", "Strategy Consultation"),
  billing: text("How customers pay.", "One-time", "Monthly").optional(),
  ...price,
  price: price.price.optional(),
  text: markdown("A sentence about whom the offer suits.", "A plan you can carry out yourself."),
  features: list(
    text("Something that the offer includes.", "A 2-hour session"),
    "What the offer includes, the most important first.",
    ["A 2-hour session"],
  ),
  action,
  highlight: flag("Whether this offer is highlighted.", false),
});

const tier = withRules(offer, {
  holds: ({ price, per }) => price !== undefined || per === undefined,
  error: "`per` needs a `price`; without one it is not displayed.",
  path: "per",
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading over the offers.", "Two ways to work together").optional(),
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
