import { leftoversIn } from "./leftovers.ts";
import type { Rule } from "./rule.ts";
import { writtenWords } from "./written-words.ts";

export const placeholderText: Rule = {
  id: "placeholder-text",
  severity: "warning",
  summary: "No text still waits to be written.",
  explanation:
    "Words such as TODO, lorem ipsum or [town] were meant to be replaced before anybody sees them. Visitors " +
    "who find one wonder what else was left undone. Write what belongs there, or take the text out.",
  check({ config }, report) {
    for (const { path, value, kind, page } of writtenWords(config)) {
      if (kind !== "text" && kind !== "markdown") continue;
      for (const words of leftoversIn(value)) {
        // HTML in Markdown is told already, whatever it holds.
        if (kind === "markdown" && words.startsWith("<")) continue;
        report({
          ...{ path, ...(page === undefined ? {} : { page }) },
          message: `"${words}" was left to be written later, and visitors would read it like this.`,
          hint: hintFor(words),
        });
      }
    }
  },
};

const hintFor = (words: string) =>
  words.startsWith("{")
    ? "A fact or a parameter stands in braces by its exact name, such as {business.phone}."
    : "Write what belongs there, or take it out.";
