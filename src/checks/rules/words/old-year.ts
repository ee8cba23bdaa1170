import type { Path } from "../../../diagnostics/diagnostic.ts";
import { defineCheck } from "../../engine/rule.ts";

export const oldYear = defineCheck({
  id: "old-year",
  severity: "warning",
  summary: "The copyright notice has the current year.",
  explanation:
    "An old year makes the site look abandoned. {business.facts.year} in the " +
    "notice is the year of the last build, so you need not change it. A year that is right, " +
    "such as that of a photograph, belongs elsewhere.",
  *checkSite(site) {
    for (const language of [site.config.language, ...site.others.keys()]) {
      const path = noticeAt(language, site);
      const written = site.sourceAt(path);
      if (typeof written !== "string") continue;
      const [last] = written.match(YEAR)?.slice(-1) ?? [];
      if (last === undefined || last >= site.today().slice(0, 4)) continue;
      const at = written.lastIndexOf(last);
      const value = `${written.slice(0, at)}{business.facts.year}${written.slice(at + 4)}`;
      yield {
        path,
        message: `The copyright notice ends with ${last}, which is past.`,
        hint: "Write {business.facts.year}, which is always the year of the build.",
        fix: { kind: "replace", value },
      };
    }
  },
});

/** A year of our era, not part of a longer number. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

const noticeAt = (language: string, site: { config: { language: string } }): Path => [
  ...(language === site.config.language ? [] : ["languages", language]),
  "footer",
  "copyright",
];
