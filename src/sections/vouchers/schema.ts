import {
  actions,
  eyebrow,
  heading,
  link,
  list,
  markdown,
  object,
  picture,
  price,
  text,
} from "plumbline/kit";

const amount = object("A voucher that people can buy.", {
  ...price,
  for: text("What it is for, if not for an amount.", "Breakfast for two").optional(),
  link: link("Where people buy it.", "https://shop.example/voucher-25").optional(),
});

export const schema = {
  eyebrow,
  heading: heading(2, "The heading.", "Give an evening out").optional(),
  text: markdown("A sentence or two about the vouchers.", "Sent by email or post.").optional(),
  title: text("The words on the drawn voucher.", "Voucher").optional(),
  picture: picture.optional(),
  amounts: list(amount, "The vouchers that people can buy.", [
    { price: 25, link: "https://shop.example/voucher-25" },
  ]).optional(),
  points: list(
    text("One thing to know about the vouchers.", "Valid for three years"),
    "What is good to know: how long they are valid, how they are sent.",
    ["Valid for three years"],
  ).optional(),
  actions: actions(2).default([]),
};
