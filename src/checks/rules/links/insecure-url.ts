import { readUrl } from "../../../../schema/fields/urls.ts";
import { isPrivateHost } from "../../../util/private-host.ts";
import { defineCheck } from "../../engine/rule.ts";
import { isForVisitors } from "../../engine/source-texts.ts";

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
    const [first] = [...value.matchAll(INSECURE)].filter(([address]) => isOfWeb(address));
    if (!first) return;
    const [address] = first;
    const mended = value.replace(INSECURE, (each) =>
      isOfWeb(each) ? each.replace(/^http/i, "https") : each,
    );
    yield {
      path,
      within: { start: first.index, length: address.length },
      message: `${address} is not encrypted; browsers warn visitors of such pages.`,
      hint: "Write https:// instead.",
      fix: { kind: "replace", value: mended },
    };
  },
});

/** What a text has at least that holds one; quick to look for. */
const SIGN = /http:/i;

const isOfWeb = (address: string) => !isPrivateHost(readUrl(address)?.hostname ?? "");

/** Where Markdown makes a link of it, that is reported as a link. */
const INSECURE =
  /(?<!\]\(\s*<?|<)\bhttp:\/\/(?=[\p{L}\d{])[^\s<>()[\]"”’*]*[^\s<>()[\]"”’*.,;:!?]/giu;
