import { defineCheck } from "../../engine/rule.ts";
import { isForVisitors } from "../../engine/written-words.ts";

export const insecureUrl = defineCheck({
  id: "insecure-url",
  severity: "warning",
  summary: "Web addresses in texts start with https://.",
  explanation:
    "What is sent over http:// can be read and changed on its way, and browsers warn of such pages. A visitor " +
    "who types the address in from your text gets that warning. Nearly every site answers at https:// too; " +
    "try the address before you publish it.",
  *checkText(written) {
    const { path, value } = written;
    if (!SIGN.test(value) || !isForVisitors(written)) return;
    const start = value.search(INSECURE);
    if (start < 0) return;
    const [address = ""] = value.match(INSECURE) ?? [];
    const mended = value.replace(INSECURE, (each) => each.replace(/^http/i, "https"));
    yield {
      path,
      within: { start, length: address.length },
      message: `${address} is not encrypted; browsers warn visitors of such pages.`,
      hint: "Write https:// instead.",
      fix: { kind: "replace", value: mended },
    };
  },
});

/** What a text has at least that holds one; quick to look for. */
const SIGN = /http:/i;

/** Other than on this machine; where Markdown makes a link of it, that is reported as a link. */
const INSECURE =
  /(?<!\]\(\s*<?|<)\bhttp:\/\/(?!localhost\b|127\.0\.0\.1\b)(?=[\p{L}\d{])[^\s<>()[\]"”’*]*[^\s<>()[\]"”’*.,;:!?]/giu;
