import { languageAt } from "../../../site/languages.ts";
import { defineCheck } from "../../engine/rule.ts";
import { isForVisitors } from "../../engine/source-texts.ts";
import { wordPatterns } from "../shared/check-words.ts";
import { isFact, placeholdersIn } from "../shared/leftovers.ts";

export const placeholderText = defineCheck({
  id: "placeholder-text",
  severity: "warning",
  findsUnwritten: true,
  summary: "No text is a placeholder.",
  explanation:
    "Words such as TODO, lorem ipsum or [town] should be replaced before publishing. Visitors " +
    "who see one wonder what else is unfinished. Write the final text, or remove it.",
  *checkText(written, { config, kit }) {
    const { path, value, kind } = written;
    if (!isForVisitors(written)) return;
    const patterns = wordPatterns(kit.languages, languageAt(path, config));
    for (const { words, start } of placeholdersIn(value, patterns)) {
      // The resolver reports HTML in Markdown.
      if (kind === "markdown" && words.startsWith("<")) continue;
      yield {
        path,
        within: { start, length: words.length },
        message: `"${words}" is a placeholder. Visitors would see it as it is.`,
        hint: isFact(words)
          ? `Write the token in braces: {${words}}.`
          : "Write the final text, or remove it.",
      };
    }
  },
});
