import { listNames } from "../../../diagnostics/list-names.ts";
import { isPublishedAsIs } from "../../engine/media-uses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const publicEncoding = defineCheck({
  id: "public-encoding",
  severity: "warning",
  summary: "Text files in public/ are in UTF-8.",
  explanation:
    "Hosts send text files, subtitles and web pages as UTF-8, and bots read robots.txt and security.txt as UTF-8. " +
    "In another encoding, such as UTF-16 or Windows-1252, letters with accents are " +
    "wrong, or the whole file is unreadable. Tables are not checked: spreadsheets recognise more encodings.",
  *checkSite(site) {
    const names = site.publicFolder.nonUtf8Texts
      .filter(isPublishedAsIs(site))
      .map((url) => `public${url}`);
    if (names.length === 0) return;
    const are = names.length === 1 ? "It is" : "They are";
    yield {
      path: [],
      message: `Not in UTF-8: ${listNames(names, MOST_NAMED)}. ${are} sent as UTF-8, so visitors and bots see wrong letters or none.`,
      hint: "Open it in your editor and save it as UTF-8.",
    };
  },
});

/** The most names in a message. */
const MOST_NAMED = 12;
