import { heading, list, markdown } from "../fields/fields.ts";
import { actions, detail } from "../fields/parts.ts";
import { section } from "../fields/section.ts";

export const ctaBand = section(
  "ctaBand",
  "The closing call of a page: one sentence and what to press.",
  {
    heading: heading(2, "The call itself.", "Tell me about your next job"),
    text: markdown("A sentence under it.", "A free quote within one working day.").optional(),
    actions: actions(3, 1),
    details: list(detail, "Facts beside the buttons, such as email and place.", [
      { label: "Email", text: "{business.email}", link: "email:" },
    ]).optional(),
  },
  { background: "ink", alsoCalled: ["cta", "callToAction", "button"] },
);
