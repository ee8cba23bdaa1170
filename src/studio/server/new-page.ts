import { addressOf, isSamePage } from "../../checks/rules/pages/duplicate-path.ts";
import { wrongAddress } from "../../checks/rules/pages/page-address.ts";
import {
  emptyPage,
  isFixedPath,
  pagePresets,
  pageTitle,
} from "../../commands/new/starter/page-presets.ts";
import { slug } from "../../commands/new/starter/slug.ts";
import { loadWords, textsOfSite } from "../../commands/new/starter/words-in.ts";
import { ConfigText } from "../../config/edit/config-text.ts";
import { exampleValue } from "../../config/expand/parameter-values.ts";
import { inAddress } from "../../config/tables/row-path.ts";
import { ownProperty } from "../../lib/objects.ts";
import { replaceTokens } from "../../lib/token.ts";
import type { StarterWords } from "../../model/starter-words.ts";
import { pageSummaries } from "../model/page-list.ts";
import { pathPattern } from "../model/path-pattern.ts";
import type { NewPage, PagePath, PagePreset, PageSummary } from "../protocol/pages.ts";
import { filePathOf, withFileRow } from "./rows/page-rows.ts";
import { StudioError } from "./studio-error.ts";
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

/** The pages that a new site could have, and this one does not. */
export async function presetsFor(site: SiteWithPages): Promise<PagePreset[]> {
  const presets = await presetPages(site);
  return presets.flatMap(({ path, label = path }) =>
    site.addresses.has(addressOf(path)) ? [] : [{ path, label, isFixed: isFixedPath(path) }],
  );
}

const presetPages = async (site: SiteWithPages) => {
  const language = mainLanguage(site);
  return pagePresets(site.config, language, await wordsFor(site, language));
};

const mainLanguage = ({ config }: SiteWithPages) => String(config.language);

async function wordsFor({ kit, config }: SiteWithPages, language: string): Promise<StarterWords> {
  const { type } = Object(config.business);
  return textsOfSite({ language, type }, await loadWords(kit.languages));
}

/** The path for a title, or the problem of a path that somebody has typed. */
export async function pathFor(
  site: SiteWithPages,
  { title, parent, language = mainLanguage(site), template, path, except }: PagePath,
): Promise<{ path: string; problem?: string }> {
  if (path !== undefined) {
    const typed = path.normalize("NFC");
    const problem = pathProblem(site, typed, except);
    return { path: typed, ...(problem !== undefined && { problem }) };
  }
  const inFile = template === undefined ? undefined : filePathOf(site.config.pages, template);
  // A row has one address, which is made from its cells.
  if (inFile !== undefined) {
    const made = replaceTokens(inFile, () => inAddress(title) || "page");
    const problem = pathProblem(site, made);
    return { path: made, ...(problem !== undefined && { problem }) };
  }
  return { path: (await freePaths(site, { parent, language, template }))(title) };
}

/** Makes paths of titles, each of which is free. */
export async function freePaths(
  site: SiteWithPages,
  { parent, language = mainLanguage(site), template }: Omit<PagePath, "title">,
): Promise<(title: string) => string> {
  const { spelling } = await wordsFor(site, language);
  const pattern = template === undefined ? undefined : pathPattern(site, template);
  const make = pattern?.make ?? ((name) => `${folderFor(site, parent, language)}/${name}`);
  return (title) => freePath(site, make(slug(title, spelling) || "page"));
}

/** Where the pages under a page are: below its path, unless those that it has are elsewhere. */
function folderFor(
  { pages, ...site }: SiteWithPages,
  parent: string | undefined,
  language: string,
): string {
  const isMain = language === String(site.config.language);
  const home = pages.find((page) => page.translationOf === "/" && page.language === language);
  const above = parent ?? (isMain ? "/" : (home?.path ?? "/"));
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
): string | undefined {
  const [issue] = kit.schemas.page.shape.path.safeParse(path).error?.issues ?? [];
  if (issue) return `${path} cannot be an address: ${issue.message}.`;
  const others = pages.filter((page) => page.path !== except);
  const same = others.find((page) => isSamePage(page, { path }));
  if (same) return `The page "${same.label}" already has the address ${same.path}.`;
  const wrong = wrongAddress(path, new Set(others.map((page) => page.path)));
  return wrong && `${wrong.message} ${wrong.hint ?? ""}`.trim();
}

/** The texts with a new page, which may be a row of a table. */
export async function addPage(
  site: SiteWithPages,
  input: NewPage,
): Promise<{ text: string; tables: Record<string, string> }> {
  const problem = pathProblem(site, input.path);
  if (problem !== undefined) throw new StudioError(problem);
  const { source, title } = input;
  const tables = source.type === "row" ? withFileRow(site, source.template, title) : undefined;
  if (tables) return { text: site.text, tables };
  const entry = await entryFor(site, input);
  const index = placeFor(site, input, entry);
  const config = new ConfigText(site.text);
  config.insertEntry(["pages"], index, entry);
  return { text: config.text, tables: {} };
}

/** The entry of a new page. It is a draft, so that visitors get it only when it is ready. */
async function entryFor(site: SiteWithPages, { source, ...input }: NewPage): Promise<Json> {
  const { path, title, parent } = input;
  const above = parent === undefined ? {} : { parent };
  if (source.type === "copy") return copyOf(site, source, input);
  if (source.type === "row")
    return {
      path,
      template: source.template,
      ...above,
      draft: true,
      params: paramsFor(site, source.template, title),
    };
  const words = await wordsFor(site, mainLanguage(site));
  if (source.type === "empty") {
    const { sections, ...page } = emptyPage(title, words);
    return { path, ...page, ...above, draft: true, sections };
  }
  const preset = (await presetPages(site)).find((page) => page.path === source.path);
  if (!preset) throw new StudioError("This preset does not exist any more.");
  const { sections, path: _, ...page } = preset;
  const named = title === page.label ? page : { ...page, label: title, title: pageTitle(title) };
  return { path, ...named, ...above, draft: true, sections };
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

type Copy = Extract<NewPage["source"], { type: "copy" }>;

/** A copy of a page, or its first version in another language. */
function copyOf(
  { config, pages }: SiteWithPages,
  { path: from, language }: Copy,
  { path, title, parent }: Omit<NewPage, "source">,
): Json {
  const page = pages.find((each) => each.path === from);
  const { pages: entries } = Object(config);
  const entry: unknown = page && page.row === undefined ? entries[page.index] : undefined;
  if (!page || entry === undefined)
    throw new StudioError(`${from} is a row of a table. Copy the row in the table.`);
  const {
    path: _,
    label,
    title: heading,
    parent: above,
    translationOf: __,
    draft: ___,
    ...rest
  } = Object(entry);
  const isNamed = title !== page.label;
  const translated = language !== undefined && { language, translationOf: from };
  const own =
    parent ?? (language === undefined ? above : translationOfParent(pages, page, language));
  return {
    path,
    ...((label !== undefined || isNamed) && { label: isNamed ? title : label }),
    ...(heading !== undefined && { title: isNamed ? pageTitle(title) : heading }),
    ...(own !== undefined && { parent: own }),
    ...translated,
    draft: true,
    ...rest,
    ...translated,
  };
}

const translationOfParent = (
  pages: readonly PageSummary[],
  { parent }: PageSummary,
  language: string,
) => pages.find((page) => page.translationOf === parent && page.language === language)?.path;

/** A new page is after the last one of its kind: the copied one, those of its template or its parent. */
function placeFor(
  { pages, config }: SiteWithPages,
  { source, parent }: NewPage,
  entry: Json,
): number {
  const isLike = (page: PageSummary) =>
    source.type === "copy"
      ? page.path === source.path
      : source.type === "row"
        ? page.template === entry.template
        : page.path === (parent ?? "/") || page.parent === (parent ?? "/");
  const last = pages.findLast(isLike);
  const lost = pages.find(({ path }) => isFixedPath(path));
  const { length } = Object(config.pages);
  return last ? last.index + 1 : (lost?.index ?? Number(length));
}
