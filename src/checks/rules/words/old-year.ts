import type { Path } from "../../../diagnostics/diagnostic.ts";
import { defineCheck } from "../../engine/rule.ts";

export const oldYear = defineCheck({
  id: "old-year",
  severity: "warning",
  summary: "The year of the copyright notice is this year.",
  explanation:
    "A site whose copyright is from years ago looks as if nobody cared for it. {business.facts.year} in the " +
    "notice is the year in which the site was built last, so nobody has to change it. A year that is right as " +
    "it is, such as that of a photograph, belongs elsewhere.",
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
        message: `The copyright notice ends with ${last}, and that is over.`,
        hint: "Write {business.facts.year}, which is always the year of the build.",
        fix: { kind: "replace", value },
      };
    }
  },
});

/** A year of ours, and no part of a longer number. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

const noticeAt = (language: string, site: { config: { language: string } }): Path => [
  ...(language === site.config.language ? [] : ["languages", language]),
  "footer",
  "copyright",
];
