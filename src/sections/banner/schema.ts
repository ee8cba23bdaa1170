import { action, choice, flag, markdown } from "plumbline/kit";

export const schema = {
  text: markdown("The notice, in a sentence or two.", "Closed **24 to 26 December**."),
  action: action.optional(),
  tone: choice(
    ["plain", "accent", "urgent"],
    "The prominence: `plain` on the section's background, `accent` on the accent colour, `urgent` with a mark in the error colour.",
  ).default("plain"),
  closable: flag(
    "Whether visitors can close the notice. It then stays closed in that tab; nothing else is stored, and nothing is sent.",
    true,
  ),
};
