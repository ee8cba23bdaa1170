import { addressOf, isSamePage } from "../../checks/rules/pages/duplicate-path.ts";
import { wrongAddress } from "../../checks/rules/pages/page-address.ts";
import { slug } from "../../commands/new/starter/slug.ts";
import { loadWords, textsOfSite } from "../../commands/new/starter/words-in.ts";
import { exampleValue } from "../../config/expand/parameter-values.ts";
import { inAddress, tokensOfPath } from "../../config/tables/row-path.ts";
import { ownProperty } from "../../lib/objects.ts";
import { replaceTokens } from "../../lib/token.ts";
import type { StarterWords } from "../../model/kit/starter-words.ts";
import { pageSummaries } from "../model/pages/page-list.ts";
import { pathPattern } from "../model/path-pattern.ts";
import { type Message, message } from "../protocol/messages.ts";
import type { PagePath, PageSummary } from "../protocol/pages.ts";
import type { StudioSite } from "./studio-site.ts";

type Json = Record<string, unknown>;

/** The site with its pages, which a new page is added to. */
export interface SiteWithPages extends StudioSite {
  config: Json;
  pages: readonly PageSummary[];
  /** The addresses of the pages. */
  addresses: ReadonlySet<string>;
}

export function withPages(site: StudioSite): SiteWithPages {
  const pages = pageSummaries(site.configFile, site.text, site.tables) ?? [];
  const addresses = new Set(pages.map(({ path }) => addressOf(path)));
  return { ...site, config: JSON.parse(site.text), pages, addresses };
}

export const mainLanguage = ({ config }: SiteWithPages) => String(config.language);

/** The words for new pages. */
export async function wordsFor(
  { kit, config }: SiteWithPages,
  language: string,
): Promise<StarterWords> {
  const { type } = Object(config.business);
  return textsOfSite({ language, type }, await loadWords(kit.languages));
}

/** The path for a title, or the problem of a path that somebody has typed. */
export async function pathFor(
  site: SiteWithPages,
  { title, path, except, ...request }: PagePath,
): Promise<{ path: string; problem?: Message }> {
  if (path !== undefined) {
    const typed = path.normalize("NFC");
    const problem = pathProblem(site, typed, except);
    return { path: typed, ...(problem !== undefined && { problem }) };
  }
  const { template } = request;
  const inFile = template === undefined ? undefined : filePathOf(site.config.pages, template);
  // A row has one address, which is made from its cells.
  if (inFile !== undefined) {
    const made = replaceTokens(inFile, () => inAddress(title) || "page");
    const problem = pathProblem(site, made);
    return { path: made, ...(problem !== undefined && { problem }) };
  }
  return { path: (await freePaths(site, request))(title) };
}

/** Makes paths of titles, each of which is free. */
export async function freePaths(
  site: SiteWithPages,
  { parent, language = mainLanguage(site), template, translationOf }: Omit<PagePath, "title">,
): Promise<(title: string) => string> {
  if (translationOf === "/") return () => freePath(site, folderOfLanguage(language));
  const { spelling } = await wordsFor(site, language);
  const pattern = template === undefined ? undefined : pathPattern(site, template);
  const make = pattern?.make ?? ((name) => `${folderFor(site, parent, language)}/${name}`);
  return (title) => freePath(site, make(slug(title, spelling) || "page"));
}

/** Where the home page of another language is: `/es` for `es-US`. */
const folderOfLanguage = (tag: string) => `/${tag.split("-")[0]}`;

/** Where the pages under a page are: below its path, unless those that it has are elsewhere. */
function folderFor(
  { pages, ...site }: SiteWithPages,
  parent: string | undefined,
  language: string,
): string {
  const isMain = language === String(site.config.language);
  const home = pages.find((page) => page.translationOf === "/" && page.language === language);
  const above = parent ?? (isMain ? "/" : (home?.path ?? folderOfLanguage(language)));
  const own = pages.filter((page) => page.parent === above);
  const isBelow = own.some(({ path }) => path.startsWith(`${above}/`));
  return above === "/" || (own.length > 0 && !isBelow) ? "" : above.replace(/\.html$/, "");
}

/** A path that no page has: with a number if necessary. */
export function freePath({ addresses }: Pick<SiteWithPages, "addresses">, path: string): string {
  const isTaken = (other: string) => addresses.has(addressOf(other));
  if (!isTaken(path)) return path;
  let number = 2;
  while (isTaken(`${path}-${number}`)) number += 1;
  return `${path}-${number}`;
}

/** Why a page cannot have a path. `except` is the page itself. */
export function pathProblem(
  { kit, pages }: SiteWithPages,
  path: string,
  except?: string,
): Message | undefined {
  const [issue] = kit.schemas.page.shape.path.safeParse(path).error?.issues ?? [];
  if (issue) return message("notAnAddress", path, issue.message);
  const others = pages.filter((page) => page.path !== except);
  const same = others.find((page) => isSamePage(page, { path }));
  if (same) return message("addressTaken", same.label, same.path);
  const wrong = wrongAddress(path, new Set(others.map((page) => page.path)));
  return wrong && message("reported", `${wrong.message} ${wrong.hint ?? ""}`.trim());
}

/** Examples of the parameters that a page of a template has to have; the first text is the title. */
export function paramsFor(
  { config }: Pick<SiteWithPages, "config">,
  template: string,
  title: string,
): Json {
  const { params } = Object(ownProperty(Object(config.templates), template));
  const needed = Object.entries(Object(params)).filter(
    ([, each]) => Object(each).optional !== true && Object(each).default === undefined,
  );
  const name = needed.find(([, each]) => Object(each).type === "text")?.[0];
  return Object.fromEntries(
    needed.map(([key, each]) => [key, key === name ? title : exampleValue(Object(each))]),
  );
}

/** How the paths of a template's pages begin and end, if their rows are in a file: `/roofs-{town}`. */
export function filePathOf(pages: unknown, template: string): string | undefined {
  const entries: unknown[] = Array.isArray(pages) ? pages : [];
  const entry = entries.find((each) => {
    const { template: own, path } = Object(each);
    return own === template && tokensOfPath({ path }).length > 0;
  });
  return entry === undefined ? undefined : String(Object(entry).path);
}
