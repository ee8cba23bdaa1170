import { dirname } from "node:path";
import type { Page } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { cacheDirOf } from "../cache/cache-dir.ts";
import { andThen, type StageReport } from "../diagnostics/cascades.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { readPublicFolder } from "../files/public-folder.ts";
import { publishFolderFault } from "../files/publish-folder.ts";
import { templateFaults } from "../fill/template-faults.ts";
import { withExamples, withPlainTemplates } from "../fill/whole-values.ts";
import type { SectionKit } from "../model/section-kit.ts";
import { parseChanged } from "../parse/parse.ts";
import { versionProblem } from "../parse/version.ts";
import { readMedia } from "../pictures/media.ts";
import { unpublishable } from "../pictures/unpublishable.ts";
import type { PublishedSource } from "../read/published.ts";
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
}

/** The result of parsing a config. */
export interface ParsedSite {
  /** Undefined if the config cannot be parsed at all. */
  site: OpenedSite | undefined;
  /** The problems that are found before pages are compiled. */
  report: StageReport;
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
  if (other) return { site: undefined, report: { diagnostics: [other], standIns: [] } };
  const { examples, first: found } = parseAll(value, kit, known);
  const hinted = await withTradeHints(found.diagnostics, value, kit.languages);
  const parsed = { ...found, diagnostics: hinted };
  const first = andThen(examples.report, parsed);
  if (!parsed.site) return { site: undefined, report: first };
  const { site: config, ...faults } = templateFaults(
    withPlainTemplates(parsed.site, value),
    kit.schemas,
  );
  const filled = andThen(first, faults);
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
  const siteIndex = siteIndexOf(outlines, config);
  const diagnostics = [
    ...publishProblems(config, dirname(publicDir)),
    ...unusedTemplateProblems(context, siteIndex),
    ...(await letterProblems(config.theme, charactersOn(context, value))),
  ];
  const report = andThen(filled, { diagnostics, standIns: [] });
  return { site: { context, outlines, siteIndex }, report };
}

/** This runs rules of extensions' fields. */
function parseAll(value: unknown, kit: SectionKit, known: KnownPages) {
  const parse = () => {
    const examples = withExamples(value, kit.schemas);
    return { examples, first: parseChanged(examples.value, kit, known.isKnown) };
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
