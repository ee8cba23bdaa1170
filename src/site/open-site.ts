import { dirname } from "node:path";
import type { Page } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { cacheDirOf } from "../cache/cache-dir.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { readPublicFolder } from "../files/public-folder.ts";
import { publishFolderFault } from "../files/publish-folder.ts";
import { templateProblems } from "../fill/template-faults.ts";
import { withExamples, withPlainTemplates } from "../fill/whole-values.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { type ParsedConfig, pagesIn, parseConfig, pathOnly } from "../parse/parse.ts";
import { versionProblem } from "../parse/version.ts";
import { readMedia } from "../pictures/media.ts";
import { unpublishable } from "../pictures/unpublishable.ts";
import { type PublishedSource, reasonWords, type Unpublished } from "../read/published.ts";
import { NO_PREVIOUS_PATHS } from "../read/with-tables.ts";
import { letterProblems } from "../resolve/fonts.ts";
import { unusedTemplateProblems } from "./idle-templates.ts";
import { outlinePage } from "./page-outline.ts";
import { charactersOn, createSiteContext, type SiteContext } from "./site-context.ts";
import { type PageOutline, type SiteIndex, siteIndexOf } from "./site-index.ts";
import { withTradeHints } from "./trade-hints.ts";

/** A site before its pages are compiled. */
export interface OpenedSite {
  /** Everything except the pages. */
  context: SiteContext;
  /** One for each page of the config. */
  outlines: readonly PageOutline[];
  siteIndex: SiteIndex;
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

/** Cached results of the last build for unchanged pages. */
interface KnownPages {
  isKnown(entry: unknown): entry is Page;
  outline(index: number): PageOutline | undefined;
}

const NO_KNOWN_PAGES: KnownPages = {
  isKnown: (_): _ is Page => false,
  outline: () => undefined,
};

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
  known = NO_KNOWN_PAGES,
): Promise<ParsedSite> {
  const other = versionProblem(value);
  if (other) return { site: undefined, parsing: [other] };
  const [hidden] = unpublished.filter(({ section }) => section === undefined);
  if (hidden && pagesIn(value).length === 0)
    return { site: undefined, parsing: [nothingPublished(hidden)] };
  const parsed = parseAll(value, kit, known);
  const hinted = await withTradeHints(parsed.diagnostics, value, kit.languages);
  if (!parsed.site) return { site: undefined, parsing: hinted };
  const { config, omitted, ...templates } = withoutFaulty(parsed.site, parsed, kit);
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
  const indexes = [...config.pages.keys()];
  const outlines = indexes.map((index) => known.outline(index) ?? outlinePage(index, context));
  const siteIndex = { ...siteIndexOf(outlines, config), isPartial: omitted.size > 0 };
  const parsing = [
    ...hinted,
    ...templates.diagnostics,
    ...publishProblems(config, dirname(publicDir)),
    ...unusedTemplates(value, context, templates.faulty).flatMap((template) =>
      unusedTemplateProblems(template, context, siteIndex),
    ),
    ...(await letterProblems(config.theme, charactersOn(context, value))),
  ];
  return { site: { context, outlines, siteIndex, omitted }, parsing };
}

function nothingPublished(hidden: Unpublished): Diagnostic {
  const [path = ""] = hidden.pages;
  const message = `No page is published today, so visitors get an error: ${path} ${reasonWords(hidden)}.`;
  return problem("too-small", hidden.at, message, "Publish at least the home page.", { at: "key" });
}

/** The names of the templates that no page uses, without faulty ones. */
function unusedTemplates(value: unknown, { config }: SiteContext, faulty: ReadonlySet<string>) {
  const used = new Set(pagesIn(value).map((page): unknown => Object(page).template));
  return Object.keys(config.templates).filter((name) => !used.has(name) && !faulty.has(name));
}

/** Checks the templates, and removes the content of pages that are made from faulty ones. */
function withoutFaulty(
  site: Site,
  invalid: Pick<ParsedConfig, "omitted" | "faultyTemplates">,
  { schemas }: SectionKit,
) {
  const { faulty, diagnostics } = templateProblems(site, schemas, invalid);
  const omitted = new Set(invalid.omitted);
  for (const [index, { template = "" }] of site.pages.entries())
    if (faulty.has(template)) omitted.add(index);
  if (omitted.size === 0) return { config: site, omitted, faulty, diagnostics };
  const pages = site.pages.map((page, index) => (omitted.has(index) ? pathOnly(page) : page));
  return { config: { ...site, pages }, omitted, faulty, diagnostics };
}

/** Validates a config, with example values in place of parameters. This runs rules of extensions' fields. */
function parseAll(value: unknown, kit: SectionKit, known: KnownPages) {
  const parse = () => {
    const examples = withExamples(value, kit.schemas);
    const { site, ...parsed } = parseConfig(examples.value, kit, known.isKnown);
    return {
      site: site && withPlainTemplates(site, value),
      omitted: parsed.omitted,
      faultyTemplates: new Set([
        ...parsed.faultyTemplates,
        ...examples.diagnostics.map(({ path }) => String(path[1])),
      ]),
      diagnostics: [...examples.diagnostics, ...parsed.diagnostics],
    };
  };
  return kit.runWithTimeLimit ? kit.runWithTimeLimit(parse) : parse();
}

function publishProblems({ publish }: Site, siteDir: string): Diagnostic[] {
  const fault = publish?.to === "folder" ? publishFolderFault(publish.path, siteDir) : undefined;
  if (fault === undefined) return [];
  return [
    problem("publish-folder", ["publish", "path"], `The site cannot be published here. ${fault}`),
  ];
}
