import { addressOf } from "../../../checks/rules/pages/duplicate-path.ts";
import {
  emptyPage,
  isFixedPath,
  pagePresets,
  pageTitle,
} from "../../../commands/new/starter/page-presets.ts";
import { ConfigText } from "../../../config/edit/config-text.ts";
import { message } from "../../protocol/messages.ts";
import type { NewPage, PagePreset, PageSummary } from "../../protocol/pages.ts";
import { withFileRow } from "../rows/page-rows.ts";
import {
  mainLanguage,
  paramsFor,
  pathProblem,
  type SiteWithPages,
  wordsFor,
} from "../site-pages.ts";
import { StudioError } from "../studio-error.ts";

type Json = Record<string, unknown>;

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
  if (!preset) throw new StudioError(message("gone", source.path));
  const { sections, path: _, ...page } = preset;
  const named = title === page.label ? page : { ...page, label: title, title: pageTitle(title) };
  return { path, ...named, ...above, draft: true, sections };
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
  if (!page || entry === undefined) throw new StudioError(message("copyTheRow", from));
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
