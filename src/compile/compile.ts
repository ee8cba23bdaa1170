import { dirname, join } from "node:path";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import type { RouteModel } from "../model/route.ts";
import { readMedia } from "./media.ts";
import { outlinePage, outlookOf } from "./outline.ts";
import { isUnder, parseSite } from "./parse.ts";
import { type CompiledPage, compilePage } from "./routes.ts";
import { compileShell, type Shell } from "./shell.ts";

/** A site that is ready to be rendered, with what the checks need to know of it. */
export interface CompiledSite extends Shell {
  routes: RouteModel[];
  pages: CompiledPage[];
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
  const shell = compileShell(config, await readMedia(publicDir));
  const indexes = [...config.pages.keys()];
  const outlines = indexes.flatMap((index) => outlinePage(index, shell) ?? []);
  const outlook = outlookOf(outlines, config.business.url);
  const compiled = indexes.map((index) => compilePage(index, shell, outlook));
  const pages = compiled.flatMap(({ page }) => page ?? []);
  const later = [...shell.diagnostics, ...compiled.flatMap((each) => each.diagnostics)];
  const real = later.filter(({ path }) => !isUnder(path, invented));
  return {
    site: { ...shell, pages, routes: pages.map(({ route }) => route) },
    diagnostics: [...diagnostics, ...real],
    invented,
  };
}
