import { date } from "../fields/dates.ts";
import { choice, flag, markdown } from "../fields/fields.ts";
import { action } from "../fields/parts.ts";
import { section } from "../fields/section.ts";

export const banner = section(
  "banner",
  "A short notice, such as a holiday or a road that is closed; it may stand first on a page, and shows between its dates if it has any.",
  {
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
  },
  {
    alsoCalled: ["announcement", "alert", "notice"],
    features: { closable: ({ closable }) => closable },
    rule: {
      holds: ({ from, until }) => from === undefined || until === undefined || from <= until,
      error: "The notice ends before it begins: mend one of the two dates.",
      path: "until",
    },
  },
);
