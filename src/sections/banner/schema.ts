import { choice, flag, markdown } from "../../../schema/fields/fields.ts";
import { action } from "../../../schema/fields/parts.ts";

export const schema = {
  text: markdown("What there is to say, in a sentence or two.", "Closed **24 to 26 December**."),
  action: action.optional(),
  tone: choice(
    ["plain", "accent", "urgent"],
    "How loud it is: on the section's own ground, on the accent colour, or with a mark in the colour of errors.",
  ).default("plain"),
  closable: flag(
    "Whether visitors can close it. Then their tab remembers, until it is closed itself, that this very notice was; nothing else is stored, and nothing is sent.",
    true,
  ),
};
