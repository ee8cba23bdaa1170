import { dirname } from "node:path";
import type { Site } from "../../schema/site.ts";
import { cacheDirOf } from "../cache/cache-dir.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { expand } from "../expand/expand.ts";
import { type PublishedSource, reasonWords, type Unpublished } from "../expand/published.ts";
import { readPublicFolder } from "../files/public-folder.ts";
import { publishFolderFault } from "../files/publish-folder.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { parseConfig } from "../parse/parse.ts";
import type { ParsedPage } from "../parse/parsed-page.ts";
import { sectionFields } from "../parse/section-fields.ts";
import { versionProblem } from "../parse/version.ts";
import { readMedia } from "../pictures/media.ts";
import { unpublishable } from "../pictures/unpublishable.ts";
import { NO_PREVIOUS_PATHS } from "../read/with-tables.ts";
import { letterProblems } from "../resolve/fonts.ts";
import { bareOutline, outlinePage } from "./page-outline.ts";
import { charactersOn, createSiteContext, type SiteContext } from "./site-context.ts";
import { type PageOutline, type SiteIndex, siteIndexOf } from "./site-index.ts";
import { withTradeHints } from "./trade-hints.ts";
import { unusedTemplateProblems } from "./unused-templates.ts";

/** A site before its pages are compiled. */
export interface OpenedSite {
  /** Everything except the pages. */
  context: SiteContext;
  /** One for each page of the config. */
  outlines: readonly PageOutline[];
  siteIndex: SiteIndex;
  /** The entries of all pages. */
  entries: readonly unknown[];
  /** By index; without cached and invalid ones. */
  pages: readonly (ParsedPage | undefined)[];
  /** The indexes of pages with errors, which have no content. */
  omitted: ReadonlySet<number>;
}

/** The result of parsing a config. */
export interface ParsedSite {
  /** Undefined if the config cannot be parsed at all. */
  site: OpenedSite | undefined;
  /** The problems that are found before pages are compiled. */
  parsing: Diagnostic[];
}

/** The outline of a page that is cached from the last build, and therefore valid. */
type CachedOutline = (index: number) => PageOutline | undefined;

/** Validates a config and reads what all of its pages share; it writes no files. */
export async function openSite(
  {
    value,
    unpublished,
    schedule,
    former = NO_PREVIOUS_PATHS,
    holidays = [],
  }: Pick<PublishedSource, "value" | "unpublished" | "schedule" | "former" | "holidays">,
  publicDir: string,
  kit: SectionKit,
  cachedOutline: CachedOutline = () => undefined,
): Promise<ParsedSite> {
  const other = versionProblem(value);
  if (other) return { site: undefined, parsing: [other] };
  const expanded = expand(value, sectionFields(kit.schemas));
  const [hidden] = unpublished.filter(({ section }) => section === undefined);
  if (hidden && expanded.entries.length === 0)
    return { site: undefined, parsing: [nothingPublished(hidden)] };
  const outlines = expanded.entries.map((_, index) => cachedOutline(index));
  // This runs rules of extensions' fields.
  const parse = () => parseConfig(expanded, kit, (index) => outlines[index] !== undefined);
  const parsed = kit.runWithTimeLimit ? kit.runWithTimeLimit(parse) : parse();
  const { site: config, pages, omitted } = parsed;
  const hinted = await withTradeHints(parsed.diagnostics, value, kit.languages);
  if (!config) return { site: undefined, parsing: hinted };
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
  const all = config.pages.map((entry, index) => {
    const page = pages[index];
    return (
      outlines[index] ?? (page ? outlinePage(page, context) : bareOutline(entry, index, context))
    );
  });
  const siteIndex = { ...siteIndexOf(all, config), isPartial: omitted.size > 0 };
  const parsing = [
    ...hinted,
    ...publishProblems(config, dirname(publicDir)),
    ...parsed.examples.flatMap((page) => unusedTemplateProblems(page, context, siteIndex)),
    ...(await letterProblems(config.theme, charactersOn(context, value))),
  ];
  const { entries } = expanded;
  return { site: { context, outlines: all, siteIndex, entries, pages, omitted }, parsing };
}

function nothingPublished(hidden: Unpublished): Diagnostic {
  const [path = ""] = hidden.pages;
  const message = `No page is published today, so visitors get an error: ${path} ${reasonWords(hidden)}.`;
  return problem("too-small", hidden.at, message, "Publish at least the home page.", { at: "key" });
}

function publishProblems({ publish }: Site, siteDir: string): Diagnostic[] {
  const fault = publish?.to === "folder" ? publishFolderFault(publish.path, siteDir) : undefined;
  if (fault === undefined) return [];
  return [
    problem("publish-folder", ["publish", "path"], `The site cannot be published here. ${fault}`),
  ];
}
