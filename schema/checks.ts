import { path } from "./fields/addresses.ts";
import { choice, list, literalText, object } from "./fields/fields.ts";

const exception = object("One rule that is judged differently on this site.", {
  rule: literalText(
    "The rule's id; `npx plumbline check --list` shows them all.",
    "near-duplicate",
  ),
  severity: choice(
    ["off", "info", "warning", "error"],
    "How much it weighs: errors stop the build, `off` silences it.",
  ),
  page: path
    .meta({ description: "The only page that this is for.", examples: ["/web-design-barry"] })
    .optional(),
  reason: literalText(
    "Why, for whoever reads this in a year.",
    "Both pages are due to be rewritten in May.",
  ),
});

export const checks = list(
  exception,
  "Rules of the checker that are judged differently on this site.",
  [{ rule: "near-duplicate", severity: "off", reason: "Both pages are due to be rewritten." }],
  { min: 0 },
);
