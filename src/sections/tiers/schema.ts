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
  ribbon: text("A few words at the top of the offer.", "Most chosen").optional(),
  name: heading(3, "The name of the offer.", "Strategy Consultation"),
  billing: text("How customers pay.", "One-time", "Monthly").optional(),
  ...price,
  price: price.price.optional(),
  secondPrice: object("Another price of the offer, such as that of a year.", price).optional(),
  text: markdown(
    "A sentence about whom the offer suits.",
    "A plan you can carry out yourself.",
  ).optional(),
  features: list(
    text("Something that the offer includes.", "A 2-hour session"),
    "What the offer includes, the most important first.",
    ["A 2-hour session"],
  ).optional(),
  action: action.optional(),
  secondAction: action.optional().meta({ description: "Another button beside the first." }),
  finePrint: text("A line in small print below the buttons.", "Cancel in any month.").optional(),
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
        features: ["A 2-hour session"],
        action: { label: "Get started", link: "/#contact" },
      },
    ],
    { max: 4 },
  ).meta({ title: "Offers" }),
};
