import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { lookAtPublic } from "../public-folder.ts";
import { readMedia } from "./media.ts";
import { outlinePage } from "./outline.ts";
import { type Outlook, outlookOf, type PageOutline } from "./outlook.ts";
import { parseSite } from "./parse.ts";
import { compileShell, type Shell } from "./shell.ts";
import { templateFaults } from "./template-faults.ts";

/** A site as far as it is known before any page is compiled. */
export interface Survey {
  /** All but the pages; undefined for a config beyond repair. */
  shell: Shell | undefined;
  /** Of each page of the file. */
  outlines: readonly PageOutline[];
  outlook: Outlook | undefined;
  /** What parsing says. */
  parsing: Diagnostic[];
  /** Paths that hold an example in the place of a mistake. */
  invented: Path[];
}

const NOTHING = { shell: undefined, outlines: [], outlook: undefined };

/** Reads the value of a config as a whole; nothing is written. */
export async function surveySite(value: unknown, publicDir: string): Promise<Survey> {
  const parsed = parseSite(value);
  if (!parsed.site) return { ...NOTHING, parsing: parsed.diagnostics, invented: parsed.invented };
  const { site: config, ...faults } = templateFaults(parsed.site, parsed.invented);
  const parsing = [...parsed.diagnostics, ...faults.diagnostics];
  const invented = [...parsed.invented, ...faults.invented];
  const folder = lookAtPublic(publicDir);
  const shell = compileShell(config, await readMedia(publicDir, folder), folder);
  const outlines = [...config.pages.keys()].map((index) => outlinePage(index, shell));
  const outlook = outlookOf(outlines, config.business.url);
  return { shell, outlines, outlook, parsing, invented };
}
