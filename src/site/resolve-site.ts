import { dirname } from "node:path";
import type { Site } from "../../schema/site.ts";
import { letterProblems } from "../assets/fonts/font-families.ts";
import { readMedia } from "../assets/pictures/media.ts";
import { unpublishable } from "../assets/pictures/unpublishable.ts";
import type { Expanded } from "../config/expand/expand.ts";
import type { ParsedConfig } from "../config/parse/parse.ts";
import { NO_PREVIOUS_PATHS } from "../config/tables/with-tables.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { cacheDirOf } from "../lib/cache/cache-dir.ts";
import { readPublicFolder } from "../lib/files/public-folder.ts";
import { publishFolderFault } from "../lib/files/publish-folder.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { bareOutline, outlinePage } from "./page-outline.ts";
import { charactersOn, createSiteContext, type SiteContext } from "./site-context.ts";
import { type PageOutline, type SiteIndex, siteIndexOf } from "./site-index.ts";
import { withTradeHints } from "./trade-hints.ts";
import { unusedTemplateProblems } from "./unused-templates.ts";

/** A site with what all of its pages share. */
export interface ResolvedSite {
  /** Everything except the pages. */
  context: SiteContext;
  /** One for each page of the config. */
  outlines: readonly PageOutline[];
  siteIndex: SiteIndex;
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
  { value, unpublished, schedule, former = NO_PREVIOUS_PATHS, holidays = [] }: Expanded,
  publicDir: string,
  kit: SectionKit,
  cachedOutline: (index: number) => PageOutline | undefined = () => undefined,
): Promise<Resolved> {
  const parsing = await withTradeHints(found, value, kit.languages);
  if (!config) return { site: undefined, diagnostics: parsing };
  const looked = readPublicFolder(publicDir);
  const cacheDir = cacheDirOf(publicDir);
  const publicFolder = { ...looked, damaged: await unpublishable(publicDir, looked, cacheDir) };
  const media = await readMedia(publicDir, cacheDir, publicFolder);
  const context = createSiteContext(config, media, kit, {
    publicFolder,
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
  const diagnostics = [
    ...parsing,
    ...publishProblems(config, dirname(publicDir)),
    ...examples.flatMap((page) => unusedTemplateProblems(page, context, siteIndex)),
    ...(await letterProblems(config.theme, charactersOn(context, value))),
  ];
  return { site: { context, outlines, siteIndex }, diagnostics };
}

function publishProblems({ publish }: Site, siteDir: string): Diagnostic[] {
  const fault = publish?.to === "folder" ? publishFolderFault(publish.path, siteDir) : undefined;
  if (fault === undefined) return [];
  return [
    problem("publish-folder", ["publish", "path"], `The site cannot be published here. ${fault}`),
  ];
}
