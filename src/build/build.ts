import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { judge } from "../checks/check-site.ts";
import { codeKey } from "../code/code.ts";
import { publicDirOf } from "../compile/compile.ts";
import { readSource, type SourceFile } from "../compile/read.ts";
import type { Shell } from "../compile/shell.ts";
import { surveySite } from "../compile/survey.ts";
import { hasErrors, type LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { colourCss } from "../theme/colours.ts";
import { type SiteCode, siteCode } from "./bundle.ts";
import { makeFonts } from "./fonts.ts";
import { MANIFEST_URL, manifestOf } from "./manifest.ts";
import { claimOutDir, makeStaging } from "./out-dir.ts";
import { Output } from "./output.ts";
import type { Frame } from "./page-files.ts";
import { pageKeys } from "./page-keys.ts";
import { recall, remember } from "./page-memory.ts";
import { makePages } from "./page-pool.ts";
import { Pages } from "./pages.ts";
import { sharedHead } from "./shared-head.ts";
import { addSiteFiles } from "./site-files.ts";

export interface BuildOptions {
  configFile: string;
  outDir: string;
  /** Is told what takes long. */
  tell?: (text: string) => void;
  /** Runs what puts the site in its place; whoever serves the folder has it wait or be waited for. */
  place?: <T>(swap: () => Promise<T>) => Promise<T>;
}

export interface BuildResult {
  /** Whether there is a site now; if not, what was there before is as it was. */
  isBuilt: boolean;
  /** Everything that is wrong, in file order. */
  diagnostics: LocatedDiagnostic[];
  source: SourceFile;
  pages: number;
  /** The addresses of the files that are new or changed, and of those that are gone. */
  written: string[];
  removed: string[];
}

/**
 * Checks a site and builds it into `outDir`. Everything is made in a folder beside it that takes its
 * place at the end, so a build that fails or is stopped leaves the last good site alone.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { configFile, outDir } = options;
  await claimOutDir(outDir, configFile);
  const staging = await makeStaging(outDir);
  try {
    return await buildInto(staging, options);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function buildInto(staging: string, options: BuildOptions): Promise<BuildResult> {
  const { configFile, outDir, tell, place = (swap) => swap() } = options;
  const publicDir = publicDirOf(configFile);
  const source = readSource(configFile);
  const memory = await recall(outDir);
  const output = new Output(outDir, staging, memory.files);
  const { shell, outlook, outlines, ...found } = await surveySite(source.value, publicDir);
  const nothing = { isBuilt: false, source, pages: 0, written: [], removed: [] };
  if (!shell || !outlook) {
    return { ...nothing, diagnostics: judge(source, shell, { ...found, reports: [] }).diagnostics };
  }
  const code = await siteCode();
  const { fonts, frame } = await frameOf(shell, code, publicDir);
  const keys = pageKeys(shell, outlook, codeKey(), JSON.stringify([frame, shell.model]));
  const pages = new Pages(
    shell.config.pages.map((page, index) => keys.whole(keys.own(page), outlines[index])),
    { memory, output },
  );
  const isWrong = source.problems.length > 0 || hasErrors([...found.parsing, ...shell.diagnostics]);
  await makePages({
    orders: pages.orders(shell.config.pages),
    input: {
      config: { ...shell.config, pages: [] },
      media: shell.media,
      outlines: outlines.flatMap((outline) => outline ?? []),
      output: isWrong ? undefined : { frame, rendererFile: code.rendererFile, staging },
    },
    take: (page) => pages.take(page),
  });
  const reports = pages.allReports();
  const { summary, diagnostics } = judge(source, shell, { ...found, reports });
  if (!summary) return { ...nothing, diagnostics };
  const styles = await pages.placeStyles(staging);
  const pictures = pages.pictures();
  await addSiteFiles({ site: summary, configFile, output, code, fonts, styles, pictures, tell });
  await output.write(MANIFEST_URL, manifestOf(output.entries()));
  const { written, removed, files } = await place(() => output.commit());
  await remember(outDir, { ...pages.toRemember(), files });
  return { isBuilt: true, diagnostics, source, pages: summary.pages.length, written, removed };
}

/** What stands around the words of all pages. */
async function frameOf(shell: Shell, { scripts }: SiteCode, publicDir: string) {
  const { language, theme } = shell.config;
  const fonts = await makeFonts(theme);
  const hasFile = (path: string) => existsSync(join(publicDir, path));
  const frame: Omit<Frame, "renderer"> = {
    language,
    scripts,
    themeCss: fonts.css + colourCss(theme.colours),
    sharedHead: sharedHead({ site: shell, preload: fonts.preload, hasFile }),
  };
  return { fonts, frame };
}
