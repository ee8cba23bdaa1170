import { readUrl } from "../../../../schema/fields/urls.ts";
import { valueAt } from "../../../config/parse/explain.ts";
import type { Scope } from "../../../config/tokens/scope.ts";
import type { Path, TextSpan } from "../../../diagnostics/diagnostic.ts";
import { onlyWords } from "../../../locales/words/phrases.ts";
import type { SectionKit } from "../../../model/kit/section-kit.ts";
import type { RichNode } from "../../../model/values.ts";
import { languageAt } from "../../../site/languages.ts";
import { childrenOf, plainText, type Use } from "../../../site/resolve/uses.ts";
import { decodeFileName } from "../../engine/links.ts";
import { textPath } from "../../engine/page-position.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import { type WordPatterns, wordPatterns } from "../shared/check-words.ts";

export const vagueLinkText = defineCheck({
  id: "vague-link-text",
  severity: "warning",
  summary: "The text of a link says where it leads.",
  explanation:
    "Screen readers can list the links of a page without the sentences around them, and readers who skim a page " +
    'see them the same way; five times "read more" helps nobody. Search engines use these words too. ' +
    "The name of the page, such as Visit for /visit, or a domain is enough. " +
    "Name the target of the link: See our slate roofs.",
  checkPage: ({ uses, page }, site) =>
    findingsIn(uses, page.scope, site, () => page.language ?? site.config.language),
  checkSite: (site) =>
    findingsIn(
      site.uses,
      site.facts,
      site,
      ({ path }) => languageAt(path, site.config),
      new Map(site.pages.map(({ path, label }) => [path, label])),
    ),
});

function* findingsIn(
  uses: readonly Use[],
  scope: Scope,
  { config, kit }: { config: object; kit: SectionKit },
  languageOf: (use: Use) => string,
  labels: ReadonlyMap<string, string> = new Map(),
): Generator<Finding> {
  for (const use of uses) {
    for (const { words, path, target } of linkTexts(use, config)) {
      const fault = faultOf(words, wordPatterns(kit.languages, languageOf(use)));
      if (!fault || namesTarget(words, target, labels) || isDomainOf(words, target)) continue;
      const at = "raw" in use ? textPath({ value: use.raw, origin: path }, scope) : path;
      yield {
        path: at,
        ...pieceOf(valueAt(config, at), words),
        message: `${fault} Screen readers list links without the words around them.`,
        hint: "Name the target of the link, such as See our prices.",
      };
    }
  }
}

/** The position of a link's text in its source, if it has no tokens or marks. */
function pieceOf(written: unknown, words: string): { within?: TextSpan } {
  if (typeof written !== "string") return {};
  const starts = [`[${words}](`, `<${words}>`].map((link) => written.indexOf(link));
  const start = starts.find((each) => each >= 0);
  return start === undefined ? {} : { within: { start, length: words.length + "[]".length } };
}

interface LinkText {
  words: string;
  path: Path;
  /** Its target, if known. */
  target: string;
}

function linkTexts(use: Use, config: object): LinkText[] {
  const { path } = use;
  if (use.kind === "markdown") return linksIn(use.nodes).map((link) => ({ ...link, path }));
  if (use.kind !== "text" || !isLabel(path, config)) return [];
  const target = String(valueAt(config, [...path.slice(0, -1), "link"]));
  return [{ words: use.value, path, target }];
}

const linksIn = (nodes: readonly RichNode[]): Omit<LinkText, "path">[] =>
  nodes.flatMap((node) => {
    if (node.type !== "link") return linksIn(childrenOf(node));
    return { words: plainText(node.children), target: node.link.href };
  });

/** Whether it leads to the domain that it names, as in imprints: www.roofs.example. */
const isDomainOf = (words: string, target: string): boolean =>
  /^www\.[^/?#]+\/?$/i.test(words.trim()) &&
  readUrl(`https://${words.trim()}`)?.hostname === readUrl(target)?.hostname;

/** Whether the words name the target: Visit for /plan-your-visit, Info for #info. */
function namesTarget(words: string, target: string, labels: ReadonlyMap<string, string>): boolean {
  if (!/^[/#]/.test(target)) return false;
  const named = new Set(plainWords(`${decodeFileName(target)} ${labels.get(target) ?? ""}`));
  const said = plainWords(words);
  return said.length > 0 && said.every((word) => named.has(word));
}

/** Addresses are often written without accents. */
const plainWords = (text: string): string[] =>
  onlyWords(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(" ").filter(Boolean);

/** The label of a link in the same object, or its text of one line. */
function isLabel(path: Path, config: object): boolean {
  const key = path.at(-1);
  if (key !== "linkLabel" && key !== "label") return false;
  const object = Object(valueAt(config, path.slice(0, -1)));
  if (!Object.hasOwn(object, "link")) return false;
  return key === "linkLabel" || !Object.hasOwn(object, "text");
}

const ADDRESS = /^(https?:\/\/|www\.)\S+$/i;

function faultOf(words: string, { vagueLink }: WordPatterns): string | undefined {
  const bare = onlyWords(words);
  if (bare === "" && !/\p{S}/u.test(words))
    return "This link has no words, so nobody can see or hear it.";
  if (ADDRESS.test(words.trim())) return `The link text "${words}" is read out letter by letter.`;
  return vagueLink.test(bare) ? `The link text "${words}" does not say where it leads.` : undefined;
}
