import { dirname, join } from "node:path";
import type { Site } from "../../schema/site.ts";
import {
  type Diagnostic,
  hasErrors,
  type LocatedDiagnostic,
  problem,
} from "../diagnostics/diagnostic.ts";
import { placeInWords } from "../diagnostics/place.ts";
import type { RouteModel, SiteModel } from "../model/route.ts";
import { expandPages } from "./expand.ts";
import { checkFonts } from "./fonts.ts";
import { readMedia } from "./media.ts";
import { parseSite } from "./parse.ts";
import { readSource, type SourceFile } from "./read.ts";
import { routeModels } from "./routes.ts";
import { siteModel } from "./site-model.ts";
import { businessScope } from "./tokens.ts";

/** A site that is ready to be rendered. */
export interface CompiledSite {
  config: Site;
  model: SiteModel;
  routes: RouteModel[];
}

export interface Compilation {
  /** Undefined when there is any error. */
  site: CompiledSite | undefined;
  /** Everything that is wrong, in file order. */
  diagnostics: LocatedDiagnostic[];
}

/** The folder of pictures, video and other files that belong to a config. */
export const publicDirOf = (configFile: string): string => join(dirname(configFile), "public");

/** Takes a config through all stages, from the file to route models; nothing is written. */
export async function compileSite(configFile: string): Promise<Compilation> {
  const source = readSource(configFile);
  if (source.syntaxErrors.length > 0) return { site: undefined, diagnostics: syntax(source) };
  const parsed = parseSite(source.value);
  if (!parsed.site) return { site: undefined, diagnostics: located(parsed.diagnostics, source) };
  const { site, diagnostics } = await resolveSite(parsed.site, publicDirOf(configFile));
  return {
    site: hasErrors(diagnostics) ? undefined : site,
    diagnostics: located(diagnostics, source),
  };
}

async function resolveSite(config: Site, publicDir: string) {
  const facts = businessScope(config.business);
  const { pages, diagnostics } = expandPages(config, facts);
  const environment = {
    business: config.business,
    media: await readMedia(publicDir),
    iconStyle: config.theme.iconStyle,
    report: (diagnostic: Diagnostic) => diagnostics.push(diagnostic),
  };
  checkFonts(config.theme, environment.report);
  const model = siteModel(config, { ...environment, scope: facts });
  const routes = routeModels(config, pages, environment, facts);
  diagnostics.push(...unusedTemplates(config));
  return { site: { config, model, routes }, diagnostics };
}

/** Words of a template are resolved page by page; one that no page uses would stay unchecked. */
function unusedTemplates({ templates, pages }: Site): Diagnostic[] {
  return Object.keys(templates)
    .filter((name) => pages.every(({ template }) => template !== name))
    .map((name) => ({
      ...problem("unused-template", ["templates", name], "No page is made from this template."),
      at: "key" as const,
      severity: "warning" as const,
    }));
}

/** Adds places, sorts by them, and says once what a template would say on each of its pages. */
function located(diagnostics: Diagnostic[], source: SourceFile): LocatedDiagnostic[] {
  const byPlace = new Map<string, LocatedDiagnostic>();
  for (const diagnostic of diagnostics) {
    const { path, at, message } = diagnostic;
    const range = source.locate(path, at);
    const place = placeInWords(path, source.value);
    byPlace.set(`${path.join("/")} ${message}`, { ...diagnostic, file: source.file, range, place });
  }
  return [...byPlace.values()].sort(
    (a, b) => a.range.line - b.range.line || a.range.column - b.range.column,
  );
}

const syntax = ({ file, syntaxErrors }: SourceFile): LocatedDiagnostic[] =>
  syntaxErrors.map(({ message, range }) => ({
    ...problem("json-syntax", [], message),
    file,
    range,
    place: "the file's JSON",
  }));
