import { readUrl } from "../../../../schema/fields/urls.ts";
import { isPrivateHost } from "../../../lib/url.ts";
import { defineCheck } from "../../engine/rule.ts";
import { isForVisitors } from "../../engine/source-texts.ts";

export const insecureUrl = defineCheck({
  id: "insecure-url",
  severity: "warning",
  summary: "Web addresses in texts start with https://.",
  explanation:
    "Data sent over http:// can be read and changed on its way, and browsers warn of such pages. A visitor " +
    "who types in the address from your text gets that warning. Nearly every site works with https:// too; " +
    "try the address before you publish it.",
  *checkText(written) {
    const { path, value } = written;
    if (!SIGN.test(value) || !isForVisitors(written)) return;
    const [first] = [...value.matchAll(INSECURE)].filter(([address]) => isOfWeb(address));
    if (!first) return;
    const [address] = first;
    const fixed = value.replace(INSECURE, (each) =>
      isOfWeb(each) ? each.replace(/^http/i, "https") : each,
    );
    yield {
      path,
      within: { start: first.index, length: address.length },
      message: `${address} is not encrypted. Browsers warn visitors of such pages.`,
      hint: "Write https:// instead.",
      fix: { kind: "replace", value: fixed },
    };
  },
});

/** Every such text has one of these: a fast first test. */
const SIGN = /http:/i;

const isOfWeb = (address: string) => !isPrivateHost(readUrl(address)?.hostname ?? "");

/** An address that Markdown turns into a link is reported as a link. */
const INSECURE =
  /(?<!\]\(\s*<?|<)\bhttp:\/\/(?=[\p{L}\d{])[^\s<>()[\]"”’*]*[^\s<>()[\]"”’*.,;:!?]/giu;
