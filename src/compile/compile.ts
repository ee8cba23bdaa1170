import { dirname, join } from "node:path";
import type { Site } from "../../schema/site.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import type { RouteModel, SiteModel } from "../model/route.ts";
import { expandPages } from "./expand.ts";
import { checkFonts } from "./fonts.ts";
import { type MediaFile, readMedia } from "./media.ts";
import { isUnder, parseSite } from "./parse.ts";
import { type CompiledPage, compilePages } from "./routes.ts";
import { siteModel } from "./site-model.ts";
import { businessScope, type Scope } from "./tokens.ts";
import type { Use } from "./uses.ts";

/** A site that is ready to be rendered, with what the checks need to know of it. */
export interface CompiledSite {
  config: Site;
  model: SiteModel;
  routes: RouteModel[];
  pages: CompiledPage[];
  /** What words outside the pages were used for: header, footer, forms, map, business. */
  uses: Use[];
  media: ReadonlyMap<string, MediaFile>;
  facts: Scope;
}

export interface Compilation {
  /** The site; with examples in the place of what was wrong. Undefined beyond repair. */
  site: CompiledSite | undefined;
  diagnostics: Diagnostic[];
  /** Paths that hold such an example. */
  invented: Path[];
}

/** The folder of pictures, video and other files that belong to a config. */
export const publicDirOf = (configFile: string): string => join(dirname(configFile), "public");

/** Takes the value of a config through all stages up to route models; nothing is written. */
export async function compileSite(value: unknown, publicDir: string): Promise<Compilation> {
  const { site: config, diagnostics, invented } = parseSite(value);
  if (!config) return { site: undefined, diagnostics, invented };
  const uses: Use[] = [];
  const facts = businessScope(config.business);
  const media = await readMedia(publicDir);
  const expanded = expandPages(config, facts);
  const later = [...expanded.diagnostics];
  const environment = {
    business: config.business,
    media,
    iconStyle: config.theme.iconStyle,
    report: (diagnostic: Diagnostic) => later.push(diagnostic),
    record: (use: Use) => uses.push(use),
  };
  checkFonts(config.theme, environment.report);
  const model = siteModel(config, { ...environment, scope: facts });
  const pages = compilePages(config, expanded.pages, environment, facts);
  const routes = pages.map(({ route }) => route);
  const real = later.filter(({ path }) => !isUnder(path, invented));
  return {
    site: { config, model, routes, pages, uses, media, facts },
    diagnostics: [...diagnostics, ...real],
    invented,
  };
}
