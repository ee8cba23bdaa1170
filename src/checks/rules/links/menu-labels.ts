import type { Header } from "../../../../schema/layout.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { languagesOf } from "../../../site/languages.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const menuLabels = defineCheck({
  id: "menu-labels",
  severity: "warning",
  summary: "In one menu each label leads to one page, and each page has one entry.",
  explanation:
    "Of two entries that are called Prices nobody knows which one is meant, least of all somebody who has the menu read out. " +
    "Say in a word or two what is different. Two entries for one page only make the menu longer.",
  *checkSite({ config }) {
    for (const { links, path } of menusOf(config)) {
      for (const [index, { label, link }] of links.entries()) {
        const before = links.slice(0, index);
        const at = [...path, index];
        if (before.some((each) => each.link === link)) {
          yield {
            path: [...at, "link"],
            message: `An entry before this one leads to "${link}", too.`,
            hint: "Take one of the two out.",
          };
        } else if (before.some((each) => sameWords(each.label, label))) {
          yield {
            path: [...at, "label"],
            message: `An entry before this one is called "${label}", too, and leads to another page.`,
            hint: "Give each entry a label that says where it leads.",
          };
        }
      }
    }
  },
});

interface Menu {
  links: readonly Pick<Header["links"][number], "label" | "link">[];
  path: Path;
}

/** The menus of header and footer, and the buttons of phones, in all languages, each with the place where it is written. */
function* menusOf(config: SiteSummary["config"]): Generator<Menu> {
  for (const language of languagesOf(config)) {
    const isMain = language === config.language;
    const at: Path = isMain ? [] : ["languages", language];
    const { header, footer } = (isMain ? config : config.languages?.[language]) ?? {};
    if (header) {
      yield { links: header.links, path: [...at, "header", "links"] };
      yield { links: header.quickActions, path: [...at, "header", "quickActions"] };
    }
    if (!footer) continue;
    for (const [index, { links }] of footer.groups.entries())
      yield { links, path: [...at, "footer", "groups", index, "links"] };
    yield { links: footer.smallLinks, path: [...at, "footer", "smallLinks"] };
  }
}

const sameWords = (one: string, other: string) => lettersOf(one) === lettersOf(other);

/** What is heard of a label. */
const lettersOf = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+]+/gu, "");
