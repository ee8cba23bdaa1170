import { dirname } from "node:path";
import type { Site } from "../../schema/site.ts";
import type { CharacterCounts } from "../assets/fonts/characters.ts";
import { letterProblems } from "../assets/fonts/font-families.ts";
import { readMedia } from "../assets/pictures/read-media.ts";
import { unpublishable } from "../assets/pictures/unpublishable.ts";
import type { Expanded } from "../config/expand/expand.ts";
import { valueAt } from "../config/parse/explain.ts";
import type { ParsedConfig } from "../config/parse/parse.ts";
import type { ParsedPage } from "../config/parse/parsed-page.ts";
import { withTableHints } from "../config/parse/table-hints.ts";
import { withTradeHints } from "../config/parse/trade-hints.ts";
import { NO_PREVIOUS_PATHS } from "../config/tables/with-tables.ts";
import { type Diagnostic, problem, type TextSpan } from "../diagnostics/diagnostic.ts";
import { cacheDirOf } from "../lib/cache/cache-dir.ts";
import { readPublicFolder } from "../lib/files/public-folder.ts";
import { publishFolderFault } from "../lib/files/publish-folder.ts";
import { tokensWithin } from "../lib/strings-in.ts";
import { isFactToken } from "../lib/token.ts";
import type { SectionKit } from "../model/kit/section-kit.ts";
import type { SharedInLanguage, SharedSiteModel } from "../model/shared.ts";
import { compilePage } from "./compile-page.ts";
import { ICONS } from "./head/icons.ts";
import { bareOutline, outlinePage } from "./page-outline.ts";
import { readPictureTexts, withAlternatives } from "./picture-texts.ts";
import {
  charactersOn,
  createSiteContext,
  inAllLanguages,
  type LanguageContext,
  type SiteContext,
} from "./site-context.ts";
import { type PageOutline, type SiteIndex, siteIndexOf } from "./site-index.ts";

/** A site with what all of its pages share. */
export interface ResolvedSite {
  /** Everything except the pages. */
  context: SiteContext;
  /** One for each page of the config. */
  outlines: readonly PageOutline[];
  siteIndex: SiteIndex;
  /** Those of all texts, for fonts. */
  characters: CharacterCounts;
}

/** The result of resolving what pages share. */
export interface Resolved {
  /** Undefined if the config cannot be parsed. */
  site: ResolvedSite | undefined;
  /** The problems of this stage and of those before it. */
  diagnostics: Diagnostic[];
}

/** Resolves what all pages share, and looks at the files of the public folder. */
export async function resolveSite(
  { site: config, pages, examples, omitted, diagnostics: found }: ParsedConfig,
  expanded: Expanded,
  publicDir: string,
  kit: SectionKit,
  cachedOutline: (index: number) => PageOutline | undefined = () => undefined,
): Promise<Resolved> {
  const { value, today, unpublished, schedule, pictureTexts: alternatives } = expanded;
  const { former = NO_PREVIOUS_PATHS, holidays = [] } = expanded;
  const hinted = withTableHints(found, expanded, kit);
  const parsing = await withTradeHints(hinted, value, kit.languages);
  if (!config) return { site: undefined, diagnostics: parsing };
  const looked = readPublicFolder(publicDir);
  const cacheDir = cacheDirOf(publicDir);
  const publicFolder = { ...looked, damaged: await unpublishable(publicDir, looked, cacheDir) };
  const pictureTexts = readPictureTexts(alternatives);
  const files = await readMedia(publicDir, cacheDir, publicFolder);
  const media = withAlternatives(files, pictureTexts.texts);
  const context = createSiteContext(config, media, kit, {
    publicFolder,
    today,
    pictureTexts: pictureTexts.texts,
    unpublished,
    schedule,
    former,
    holidays,
  });
  const outlines = config.pages.map((entry, index) => {
    const page = pages[index];
    if (page) return outlinePage(page, context);
    return cachedOutline(index) ?? bareOutline(entry, index, context);
  });
  const siteIndex = { ...siteIndexOf(outlines, config), isPartial: omitted.size > 0 };
  const characters = charactersOn(context, value);
  const diagnostics = [
    ...parsing,
    ...pictureTexts.diagnostics,
    ...publishProblems(config, dirname(publicDir)),
    ...examples.flatMap((page) => unusedTemplateProblems(page, context, siteIndex)),
    ...(await letterProblems(config.theme, characters)),
  ];
  return { site: { context, outlines, siteIndex, characters }, diagnostics };
}

function publishProblems({ publish }: Site, siteDir: string): Diagnostic[] {
  const fault = publish?.to === "folder" ? publishFolderFault(publish.path, siteDir) : undefined;
  if (fault === undefined) return [];
  return [
    problem("publish-folder", ["publish", "path"], `The site cannot be published here. ${fault}`),
  ];
}

/** What every page has, as plain data. */
export function sharedModel(context: SiteContext, siteIndex: SiteIndex): SharedSiteModel {
  const { colours, fonts } = context.config.theme;
  const inLanguage = ({ model }: LanguageContext): [string, SharedInLanguage] => {
    const { language, header, footer, texts } = model;
    const home = siteIndex.languages[language]?.home.href ?? "/";
    return [language, { home, header, footer, texts: { layout: texts.layout } }];
  };
  return {
    theme: { colours, fonts },
    icons: ICONS.map(({ href }) => href).filter((href) => context.publicFolder.files.has(href)),
    languages: Object.fromEntries(inAllLanguages(context).map(inLanguage)),
  };
}

/** The problems of an unused template: those of its example page that do not come from an example. */
const unusedTemplateProblems = (
  example: ParsedPage,
  context: SiteContext,
  siteIndex: SiteIndex,
): Diagnostic[] =>
  compilePage(example, context, siteIndex)
    .diagnostics.filter((found) => found.path[0] !== "pages" && isOfTemplate(found, context))
    .map(({ page: _, ...found }) => found);

/** Problems of tokens do not depend on their values. */
const OF_TOKENS: ReadonlySet<string> = new Set([
  "unknown-token",
  "misplaced-token",
  "broken-token",
]);

/** Whether a problem does not depend on the value of a parameter. */
function isOfTemplate({ path, rule, within }: Diagnostic, { config }: SiteContext): boolean {
  if (OF_TOKENS.has(rule)) return true;
  const value = valueAt(config, path);
  const piece = typeof value === "string" && within ? pieceOf(value, within) : value;
  return !tokensWithin(piece).some((name) => !isFactToken(name));
}

const pieceOf = (text: string, { start, length }: TextSpan) => text.slice(start, start + length);
