import type { Header } from "../../../../schema/layout.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { languagesOf } from "../../../site/languages.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const menuLabels = defineCheck({
  id: "menu-labels",
  severity: "warning",
  summary: "Each menu has one entry per label and one per page.",
  explanation:
    "If two entries are called Prices, nobody can tell them apart, least of all with a screen reader. " +
    "Add a word or two to make them different. Two entries for one page only make the menu longer.",
  *checkSite({ config }) {
    for (const menu of menusOf(config)) {
      const entries = [...entriesOf(menu)];
      for (const [index, { label, link, list, path: at }] of entries.entries()) {
        const before = entries.slice(0, index);
        if (link !== undefined && before.some((each) => each.link === link)) {
          yield {
            path: [...at, "link"],
            message: `An earlier entry also leads to "${link}".`,
            hint: "Remove one of the two.",
          };
        } else if (before.some((each) => each.list === list && sameWords(each.label, label))) {
          yield {
            path: [...at, "label"],
            message: `An earlier entry is also called "${label}" but leads to another page.`,
            hint: "Give each entry a label that says where it leads.",
          };
        }
      }
    }
  },
});

interface Menu {
  links: readonly Header["links"][number][];
  path: Path;
}

/** The entries of a menu and of its sub-menus. `list` is where their labels have to differ. */
function* entriesOf({ links: list, path }: Menu): Generator<Entry> {
  for (const [index, { label, link, links }] of list.entries()) {
    const at = [...path, index];
    yield { label, link, list, path: at };
    if (links) yield* entriesOf({ links, path: [...at, "links"] });
  }
}

interface Entry {
  label: string;
  link: string | undefined;
  list: readonly unknown[];
  path: Path;
}

/** The menus of header and footer, and the buttons for phones, in all languages, each with its path. */
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

/** A label as a screen reader says it. */
const lettersOf = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}+]+/gu, "");
