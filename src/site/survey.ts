import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { templateFaults } from "../expand/template-faults.ts";
import { lookAtPublic } from "../files/public-folder.ts";
import { parseSite } from "../parse/parse.ts";
import { readMedia } from "../pictures/media.ts";
import { outlinePage } from "./page-outline.ts";
import { createSiteContext, type SiteContext } from "./site-context.ts";
import { type PageOutline, type SiteIndex, siteIndexOf } from "./site-index.ts";

/** A site as far as it is known before any page is compiled. */
export interface Survey {
  /** All but the pages; undefined for a config beyond repair. */
  context: SiteContext | undefined;
  /** Of each page of the file. */
  outlines: readonly PageOutline[];
  siteIndex: SiteIndex | undefined;
  /** What parsing says. */
  parsing: Diagnostic[];
  /** Paths that hold an example in the place of a mistake. */
  invented: Path[];
}

const NOTHING = { context: undefined, outlines: [], siteIndex: undefined };

/** Reads the value of a config as a whole; nothing is written. */
export async function surveySite(value: unknown, publicDir: string): Promise<Survey> {
  const parsed = parseSite(value);
  if (!parsed.site) return { ...NOTHING, parsing: parsed.diagnostics, invented: parsed.invented };
  const { site: config, ...faults } = templateFaults(parsed.site, parsed.invented);
  const parsing = [...parsed.diagnostics, ...faults.diagnostics];
  const invented = [...parsed.invented, ...faults.invented];
  const folder = lookAtPublic(publicDir);
  const context = createSiteContext(config, await readMedia(publicDir, folder), folder);
  const outlines = [...config.pages.keys()].map((index) => outlinePage(index, context));
  const siteIndex = siteIndexOf(outlines, config.business.url);
  return { context, outlines, siteIndex, parsing, invented };
}
