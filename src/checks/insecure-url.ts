import type { Rule } from "./rule.ts";
import { writtenWords } from "./written-words.ts";

export const insecureUrl: Rule = {
  id: "insecure-url",
  severity: "warning",
  summary: "Web addresses in texts start with https://.",
  explanation:
    "What is sent over http:// can be read and changed on its way, and browsers warn of such pages. A visitor " +
    "who types the address in from your text gets that warning. Nearly every site answers at https:// too; " +
    "try the address before you publish it.",
  check({ config }, report) {
    for (const { path, value, kind, page } of writtenWords(config)) {
      if (kind !== "text" && kind !== "markdown") continue;
      const [address] = value.match(INSECURE) ?? [];
      if (address === undefined) continue;
      report({
        ...{ path, ...(page === undefined ? {} : { page }) },
        message: `${address} is not encrypted; browsers warn visitors of such pages.`,
        hint: "Write https:// instead.",
        fix: {
          kind: "replace",
          value: value.replace(INSECURE, (each) => each.replace(/^http/i, "https")),
        },
      });
    }
  },
};

/** Other than on this machine; where Markdown makes a link of it, that is told as a link. */
const INSECURE =
  /(?<!\]\(\s*<?|<)\bhttp:\/\/(?!localhost\b|127\.0\.0\.1\b)(?=[\p{L}\d{])[^\s<>()[\]"”’*]*[^\s<>()[\]"”’*.,;:!?]/giu;
