import { existsSync } from "node:fs";
import { join } from "node:path";
import { judge } from "../checks/check-site.ts";
import { nearDuplicate } from "../checks/near-duplicate.ts";
import type { SiteSummary } from "../checks/summary.ts";
import { codeKey } from "../code/code.ts";
import { publicDirOf } from "../compile/compile.ts";
import type { Outlook } from "../compile/outlook.ts";
import { findPlaces } from "../compile/places.ts";
import { readSource } from "../compile/read.ts";
import type { Shell } from "../compile/shell.ts";
import { type Survey, surveySite } from "../compile/survey.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { colourCss } from "../theme/colours.ts";
import type { BuiltFiles } from "./built-files.ts";
import { type SiteCode, siteCode } from "./bundle.ts";
import { entriesIn } from "./changed-page.ts";
import { createPageComparer, type Difference } from "./compare.ts";
import { type Fonts, makeFonts, NO_FONTS } from "./fonts.ts";
import type { Inputs } from "./inputs.ts";
import { MANIFEST_URL, manifestOf } from "./manifest.ts";
import type { Observer } from "./observer.ts";
import { Output } from "./output.ts";
import { pageKeys } from "./page-keys.ts";
import { createPageMaker, type PageOrder, type SlowType } from "./page-maker.ts";
import { forget, type PageMemory, recallPages, remember, spareOf } from "./page-memory.ts";
import type { WorkshopInput } from "./page-workshop.ts";
import { Pages } from "./pages.ts";
import { joinParts, pagesOf, writePart } from "./parts.ts";
import { type SiteFile, withTwins } from "./precompress.ts";
import { type BuildOptions, type BuildResult, NOTHING } from "./result.ts";
import { sharedHead } from "./shared-head.ts";
import { addSiteFiles } from "./site-files.ts";
import { doAll } from "./threads.ts";
import { rememberTouchUp } from "./touch-up-memory.ts";

/** What is known before a build begins. */
interface Beginning extends BuildOptions {
  inputs: Inputs;
  /** The files that the last build left. */
  known: BuiltFiles;
}

/** Makes a site in the staging folder, checks it and puts it in place. */
export async function assemble(staging: string, options: Beginning): Promise<BuildResult> {
  const { configFile, outDir, observer = {}, part, verify, inputs } = options;
  observer.stage?.("reading the config");
  // At once: the code is bundled in a process of its own, if that is to be done.
  const [code, { source, survey, fonts }] = await Promise.all([
    siteCode(),
    readSite(configFile, observer),
  ]);
  const failed = { isBuilt: false, text: source.text, pages: 0, ...NOTHING };
  const { shell, outlook, parsing, invented } = survey;
  if (!shell || !outlook) {
    return { ...failed, ...judge(source, undefined, { parsing, invented, reports: [] }) };
  }
  const site = await setUp({ ...survey, shell, outlook }, { code, fonts }, staging, options);
  const isWrong = source.problems.length > 0 || hasErrors([...parsing, ...shell.diagnostics]);
  // Compressing takes as long as making a hundred pages, and uses other threads.
  const [scripts] = await Promise.all([
    part ? [] : withTwins(code.browserDir, code.scripts.files),
    makeAll(site, isWrong ? undefined : staging, options),
  ]);
  observer.stage?.("checking the site");
  const reports = site.pages.allReports();
  const found = { parsing, invented, reports, isPart: part !== undefined };
  const { summary, diagnostics, broken } = judge(source, shell, found);
  if (!summary) return { ...failed, diagnostics };
  observer.stage?.("making other files");
  await addOtherFiles(site, { summary, scripts }, options);
  const differences = verify ? await compareAll(site, observer) : [];
  if (differences.length > 0) {
    // What is wrong may have been remembered, so that the next build would keep it.
    await forget(outDir);
    return { ...failed, diagnostics, differences };
  }
  observer.stage?.("putting in place");
  const { written, removed, files } = site.output.commit();
  const count = reports.length;
  const build = { inputs, files, diagnostics, pages: count };
  const base = await remember(outDir, build, site.pages.toRemember());
  const known = broken.has(nearDuplicate.id) ? undefined : site.pages.known(survey.outlines);
  if (known) {
    const { media, frame, rendererFile } = site.workshop;
    const places = findPlaces(source.text);
    await rememberTouchUp(outDir, {
      ...{ base, replaced: [], added: {}, inputs, pages: known },
      ...{ media: [...media], frame, rendererFile },
      config: Buffer.from(source.bom + source.text),
      entries: entriesIn(source, places.spans(["pages"]), places.entries(["pages"])),
    });
  }
  const result = { diagnostics, text: source.text, pages: count, written, removed, differences };
  return { isBuilt: true, ...result };
}

/** Reads all that the owner has written and chosen; after it the code is waited for. */
async function readSite(configFile: string, observer: Observer) {
  const source = readSource(configFile);
  const survey = await surveySite(source.value, publicDirOf(configFile));
  const fonts = survey.shell ? await makeFonts(survey.shell.config.theme) : NO_FONTS;
  observer.stage?.("bundling the code");
  return { source, survey, fonts };
}

/** What pages stand on that no person who writes them sees. */
interface Material {
  code: SiteCode;
  fonts: Fonts;
}

/** A site that is being built. */
interface Site extends Material {
  config: Shell["config"];
  workshop: WorkshopInput;
  output: Output;
  pages: Pages;
}

type KnownSurvey = Survey & { shell: Shell; outlook: Outlook };

async function setUp(
  { shell, outlook, outlines }: KnownSurvey,
  { code, fonts }: Material,
  staging: string,
  { configFile, outDir, observer, parts, known }: Beginning,
): Promise<Site> {
  observer?.stage?.("looking round");
  const frame = frameOf(shell, { code, fonts }, publicDirOf(configFile));
  const joined = parts && joinParts(parts);
  const output = new Output(outDir, staging, known, spareOf(outDir), joined?.folders);
  const keys = pageKeys(shell, outlook, codeKey(), JSON.stringify([frame, shell.model]));
  const names = shell.config.pages.map((page, index) =>
    keys.whole(keys.own(page), outlines[index]),
  );
  const pages = new Pages(names, joined ?? (await rememberedPages(outDir, output)), output);
  const workshop = {
    config: { ...shell.config, pages: [] },
    media: shell.media,
    outlines: outlines.flatMap((outline) => outline ?? []),
    ...{ frame, rendererFile: code.rendererFile, leftToReact: [] },
  };
  return { config: shell.config, code, fonts, workshop, output, pages };
}

/** Of a site that is no longer there nothing can be taken. */
const rememberedPages = async (outDir: string, output: Output): Promise<PageMemory> =>
  [...output.readyUrls()].length > 0 ? recallPages(outDir) : { pages: {}, styles: {} };

/** What stands around the words of all pages. */
function frameOf(
  shell: Shell,
  { code, fonts }: Material,
  publicDir: string,
): WorkshopInput["frame"] {
  const { language, theme } = shell.config;
  const { start, entry } = code.scripts;
  const hasFile = (path: string) => existsSync(join(publicDir, path));
  return {
    language,
    scripts: { start, entry },
    themeCss: fonts.css + colourCss(theme.colours),
    sharedHead: sharedHead({ site: shell, preload: fonts.preload, hasFile }),
  };
}

async function makeAll(site: Site, staging: string | undefined, options: BuildOptions) {
  const { observer, part, parts } = options;
  const { config, pages } = site;
  observer?.stage?.("making pages");
  const indexes = part ? pagesOf(part, config.pages.length) : [...config.pages.keys()];
  const orders = pages.orders(config.pages, indexes);
  if (parts && orders[0]) throw new Error(notInParts(orders[0].page.path));
  const slow = await makePages(site, { staging, orders, leftToReact: [] }, observer);
  for (const { type, reason } of slow) observer?.tell?.(slowWords(type, reason));
  if (!slow.some(({ isSuspect }) => isSuspect)) return;
  // Nobody knows which pages came out wrong, in this build or in one before.
  const leftToReact = slow.map(({ type }) => type);
  const again = config.pages.flatMap((page, index) =>
    indexes.includes(index) ? { index, page, ready: {} } : [],
  );
  await makePages(site, { staging, orders: again, leftToReact }, observer);
}

interface Making {
  staging: string | undefined;
  orders: readonly PageOrder[];
  leftToReact: readonly string[];
}

/** Makes pages; returns the section types that were found to take long. */
async function makePages(
  { workshop, pages }: Site,
  { staging, orders, leftToReact }: Making,
  observer: Observer | undefined,
): Promise<SlowType[]> {
  const count = counter(observer, orders.length);
  const slow = new Map<string, SlowType>();
  await doAll({
    ...{ worker: "src/build/pages", create: createPageMaker, orders },
    input: { ...workshop, leftToReact, staging },
    take(page) {
      pages.take(page);
      for (const found of page.slow) {
        const isSuspect = found.isSuspect || slow.get(found.type)?.isSuspect === true;
        slow.set(found.type, { ...found, isSuspect });
      }
      count();
    },
  });
  return [...slow.values()];
}

const slowWords = (type: string, reason: string) =>
  `React renders each "${type}" by itself, which takes long on large sites: ${reason}.`;

const counter = (observer: Observer | undefined, all: number) => {
  let done = 0;
  return () => {
    done += 1;
    observer?.progress?.(done, all);
  };
};

const notInParts = (path: string) =>
  `The page ${path} is in none of the parts as it is now. They were built from another config, ` +
  "other files or other code; build all parts again from the same commit.";

async function addOtherFiles(
  { fonts, output, pages }: Site,
  { summary, scripts }: { summary: SiteSummary; scripts: readonly SiteFile[] },
  { configFile, observer, part }: BuildOptions,
): Promise<void> {
  if (part) return writePart(output, part, pages.toRemember());
  const styles = pages.placeStyles();
  const shown = { styles, pictures: pages.pictures() };
  const tell = observer?.tell;
  await addSiteFiles({ site: summary, configFile, output, scripts, fonts, ...shown, tell });
  output.write(MANIFEST_URL, manifestOf(output.entries()));
}

/** Makes every page once more, by itself and the long way, and tells what is different. */
async function compareAll(
  { config, workshop, output, pages }: Site,
  observer: Observer,
): Promise<Difference[]> {
  observer.stage?.("comparing");
  const differences: Difference[] = [];
  const count = counter(observer, config.pages.length);
  await doAll({
    ...{ worker: "src/build/compare", create: createPageComparer },
    input: { ...workshop, linkedStyles: pages.linkedStyles() },
    orders: config.pages.map((page, index) => ({
      ...{ index, page },
      files: pages.filesOf(index).map((url) => ({ url, place: output.placeOf(url) })),
    })),
    take(different: Difference[]) {
      differences.push(...different);
      count();
    },
  });
  return differences;
}
