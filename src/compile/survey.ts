import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { lookAtPublic } from "../public-folder.ts";
import { readMedia } from "./media.ts";
import { outlinePage } from "./outline.ts";
import { type Outlook, outlookOf, type PageOutline } from "./outlook.ts";
import { parseSite } from "./parse.ts";
import { compileShell, type Shell } from "./shell.ts";

/** A site as far as it is known before any page is compiled. */
export interface Survey {
  /** All but the pages; undefined for a config beyond repair. */
  shell: Shell | undefined;
  /** Of each page of the file; undefined for one that cannot be expanded. */
  outlines: readonly (PageOutline | undefined)[];
  outlook: Outlook | undefined;
  /** What parsing says. */
  parsing: Diagnostic[];
  /** Paths that hold an example in the place of a mistake. */
  invented: Path[];
}

/** Reads the value of a config as a whole; nothing is written. */
export async function surveySite(value: unknown, publicDir: string): Promise<Survey> {
  const { site: config, diagnostics: parsing, invented } = parseSite(value);
  if (!config) return { shell: undefined, outlines: [], outlook: undefined, parsing, invented };
  const folder = lookAtPublic(publicDir);
  const shell = compileShell(config, await readMedia(publicDir, folder), folder);
  const outlines = [...config.pages.keys()].map((index) => outlinePage(index, shell));
  const outlook = outlookOf(outlines.filter(isThere), config.business.url);
  return { shell, outlines, outlook, parsing, invented };
}

const isThere = (outline: PageOutline | undefined) => outline !== undefined;
