import type { PageFrame } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import type { MediaFile } from "../assets/pictures/media.ts";
import { shareImageDrawer } from "../assets/share/card.ts";
import { compileAndCheck, type PageReport } from "../checks/engine/page-report.ts";
import { type ExpandedPage, expandPage } from "../config/expand/expand-page.ts";
import type { Unpublished } from "../config/expand/published.ts";
import { parsePage } from "../config/parse/parse-page.ts";
import { sectionFields } from "../config/parse/section-fields.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { kitWith } from "../kit/extensions/open-kit.ts";
import type { ExtensionCode } from "../model/kit/extensions.ts";
import { languageFor } from "../model/kit/language-definition.ts";
import { lookOf } from "../model/kit/section-kit.ts";
import type { RouteModel } from "../model/route.ts";
import { pageWordsReader } from "../output/search/page-words.ts";
import { repeatedParts, repeatedSections } from "../output/search/repeated-sections.ts";
import { type CompiledPage, compilePage } from "../site/compile-page.ts";
import {
  createSiteContext,
  inAllLanguages,
  inLanguage,
  type SiteContext,
} from "../site/site-context.ts";
import { type PageOutline, siteIndexOf } from "../site/site-index.ts";
import { loadRenderer } from "./bundle/site-code.ts";
import { componentProblem, renderWithTimeLimit } from "./component-problem.ts";
import { type PageFiles, pageFiles, type Shell } from "./page-files.ts";

/** The input of the pipeline, as plain data, since each thread gets a copy. */
export interface PageSetup {
  /** The config without its pages. */
  config: Site;
  media: ReadonlyMap<string, MediaFile>;
  /** The outlines of all pages that could be expanded. */
  outlines: readonly PageOutline[];
  unpublished: readonly Unpublished[];
  /** The day of the build. */
  today: string;
  shell: Omit<Shell, "rendererOf">;
  /** The bundle that renders pages. */
  rendererFile: string;
  cacheDir: string;
  /** The site's extensions. */
  extensions: ExtensionCode | undefined;
}

/** The sections that pages get from elsewhere. */
export type InheritedParts = Pick<Site, "templates" | "shared" | "before" | "after">;

/** The pipeline of each page: compile, check, render. It does not store anything of a page. */
export interface PagePipeline {
  /**
   * The compiled page, undefined if it has errors, and those. Throws if the entry is not valid. `parts` replaces those of the
   * site.
   */
  compile(
    index: number,
    entry: unknown,
    parts?: InheritedParts,
  ): { expanded: ExpandedPage; compiled: CompiledPage | undefined; diagnostics: Diagnostic[] };
  /** The compiled page with its report. Throws if the entry is not valid. */
  compileAndCheck(
    index: number,
    entry: unknown,
  ): { compiled: CompiledPage | undefined; report: PageReport };
  /** The files of a page, or the problem of a component that fails. */
  render(route: RouteModel, index: number): PageFiles | Diagnostic;
  /** The text of a page for the site search; undefined if the search leaves it out. */
  searchText(page: CompiledPage, html: string): string | undefined;
  /** Draws the share image with this text; its code loads with the first image. */
  drawShareImage(words: string, language: string): Promise<Uint8Array>;
}

export async function openPagePipeline(setup: PageSetup): Promise<PagePipeline> {
  const { config, media, outlines, unpublished, today, rendererFile, cacheDir, extensions } = setup;
  const kit = kitWith(extensions);
  const pages = outlines.map(frameOf);
  const context = createSiteContext({ ...config, pages }, media, kit, { unpublished, today });
  const explained = new Map();
  const fields = sectionFields(kit.schemas);
  const siteIndex = siteIndexOf(outlines, config);
  const { createRenderer } = await loadRenderer(rendererFile);
  const renderers = new Map(
    inAllLanguages(context).map(({ model }) => [
      model.language,
      createRenderer(model, siteIndex.languages[model.language]?.home.href),
    ]),
  );
  const main = renderers.get(context.model.language) ?? createRenderer(context.model);
  const rendererOf = (language: string) => renderers.get(language) ?? main;
  const shell = { ...setup.shell, rendererOf };
  const readers = searchTextReaders(context, outlines);
  const repeatedOn = repeatedSections(outlines);
  const parsed = (index: number, entry: unknown, parts?: InheritedParts) => {
    const value = parts ? { ...config, ...parts } : config;
    const expanded = expandPage(index, entry, value, fields);
    const parser = { kit, value, templates: value.templates, explained };
    const { page, diagnostics } = parsePage(expanded, parser);
    // A build does not send pages with errors.
    if (!page) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
    return { expanded, page };
  };
  return {
    compile(index, entry, parts) {
      const { expanded, page } = parsed(index, entry, parts);
      const look = () => compilePage(page, context, siteIndex);
      const { page: compiled, diagnostics } = kit.runWithTimeLimit?.(look, page.path) ?? look();
      return { expanded, compiled, diagnostics };
    },
    compileAndCheck(index, entry) {
      const { page } = parsed(index, entry);
      const { page: compiled, report } = compileAndCheck(page, context, siteIndex, kit);
      return { compiled, report };
    },
    render(route, index) {
      try {
        return renderWithTimeLimit(() => pageFiles(route, shell), route, extensions);
      } catch (error) {
        const tryAlone = (at: number) => rendererOf(route.language).tryAlone(route, at);
        const problem = componentProblem(error, route, index, {
          extensions,
          rendererFile,
          tryAlone,
        });
        if (problem) return problem;
        throw error;
      }
    },
    searchText({ page, route, origins, label, title, description }, html) {
      const outline = siteIndex.byPath.get(page.path);
      if (!page.index || !outline) return undefined;
      const read = readers.get(route.language);
      const repeated = repeatedParts(html, origins, repeatedOn(outline));
      return read?.({ label, title, description }, html, repeated);
    },
    async drawShareImage(words, language) {
      const { share } = inLanguage(context, language);
      if (!share) throw new Error("A site without fonts of its own has no share images.");
      const draw = await shareImageDrawer(share, lookOf(kit, share.look).backdrop, cacheDir);
      return draw(words);
    },
  };
}

/** The data of other pages that texts and links need. */
const frameOf = ({ path, language, translationOf, template, listed }: PageOutline): PageFrame => ({
  path,
  language,
  translationOf,
  template,
  index: listed,
});

/** Readers of search text for each language with a search page. */
function searchTextReaders(context: SiteContext, outlines: readonly PageOutline[]) {
  const searching = outlines.filter(({ features }) => features.includes("search"));
  const readers = new Map<string, ReturnType<typeof pageWordsReader>>();
  for (const language of new Set(searching.map((page) => page.language))) {
    const { search } = inLanguage(context, language).model.texts;
    readers.set(language, pageWordsReader(languageFor(context.kit.languages, language), search));
  }
  return readers;
}
