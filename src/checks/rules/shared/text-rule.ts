import type { Site } from "../../../../schema/site.ts";
import type { Finding, Rule } from "../../engine/rule.ts";
import { sharedWords, type Written } from "../../engine/written-words.ts";

type Checks = Required<Pick<Rule, "checkWritten" | "checkSite">>;

/** A rule over each text that the owner wrote, on a page or elsewhere. */
export const textRule = (find: (written: Written, config: Site) => Finding[]): Checks => ({
  checkWritten({ words }, { config }, report) {
    for (const written of words) {
      for (const finding of find(written, config)) report({ ...finding, page: written.page });
    }
  },
  checkSite({ config }, report) {
    for (const written of sharedWords(config)) {
      for (const finding of find(written, config)) report(finding);
    }
  },
});
