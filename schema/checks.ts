import { path } from "./fields/addresses.ts";
import { choice, list, literalText, object } from "./fields/fields.ts";

const exception = object("The severity of one rule on this site or page.", {
  rule: literalText(
    "The id of the rule; `npx plumbline check --list` lists all.",
    "near-duplicate",
  ),
  severity: choice(
    ["off", "info", "warning", "error"],
    "The severity; errors stop the build, and `off` turns the rule off.",
  ),
  page: path
    .meta({
      description: "The page that this applies to; default: all.",
      examples: ["/web-design-barry"],
    })
    .optional(),
  reason: literalText(
    "The reason, for anyone who reads this in a year.",
    "Both pages are due to be rewritten in May.",
  ),
});

export const checks = list(
  exception,
  "Rules with a different severity on this site.",
  [{ rule: "near-duplicate", severity: "off", reason: "Both pages are due to be rewritten." }],
  { min: 0 },
);
