import { languageAt } from "../../../site/languages.ts";
import { defineCheck } from "../../engine/rule.ts";
import { isForVisitors } from "../../engine/source-texts.ts";
import { wordPatterns } from "../shared/check-words.ts";
import { isFact, leftoversIn } from "../shared/leftovers.ts";

export const placeholderText = defineCheck({
  id: "placeholder-text",
  severity: "warning",
  findsUnwritten: true,
  summary: "No text still waits to be written.",
  explanation:
    "Words such as TODO, lorem ipsum or [town] were meant to be replaced before anybody sees them. Visitors " +
    "who find one wonder what else was left undone. Write what belongs there, or take the text out.",
  *checkText(written, { config, kit }) {
    const { path, value, kind } = written;
    if (!isForVisitors(written)) return;
    const patterns = wordPatterns(kit.languages, languageAt(path, config));
    for (const { words, start } of leftoversIn(value, patterns)) {
      // HTML in Markdown is reported already, whatever it holds.
      if (kind === "markdown" && words.startsWith("<")) continue;
      yield {
        path,
        within: { start, length: words.length },
        message: `"${words}" was left to be written later, and visitors would read it like this.`,
        hint: isFact(words)
          ? `A fact is put in where its name is in braces: {${words}}.`
          : "Write what belongs there, or take it out.",
      };
    }
  },
});
