import { date } from "../../../schema/fields/dates.ts";
import { choice, flag, markdown } from "../../../schema/fields/fields.ts";
import { action } from "../../../schema/fields/parts.ts";

/** The fields that it has of its own. */
export const schema = {
  text: markdown("What there is to say, in a sentence or two.", "Closed **24 to 26 December**."),
  action: action.optional(),
  tone: choice(
    ["plain", "accent", "urgent"],
    "How loud it is: on the section's own ground, on the accent colour, or with a mark in the colour of errors.",
  ).default("plain"),
  from: date(
    "The first day on which it shows, by the clocks of the business. The page has it before as well, for browsers in which no script runs: these show it with its dates.",
    "2026-12-20",
  ).optional(),
  until: date("The last day on which it shows.", "2026-12-26").optional(),
  closable: flag(
    "Whether visitors can close it. Then their tab remembers, until it is closed itself, that this very notice was; nothing else is stored, and nothing is sent.",
    true,
  ),
};
