import { siteCode } from "../bundle/bundle.ts";
import { judge } from "../checks/check-site.ts";
import type { SiteSummary } from "../checks/engine/summary.ts";
import { nearDuplicate } from "../checks/rules/near-duplicate.ts";
import { codeKey } from "../code/code.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { compressedFonts } from "../fonts/font-cut.ts";
import { makeFonts, NO_FONTS } from "../fonts/fonts.ts";
import type { Found } from "../output/found.ts";
import { MANIFEST_URL, manifestOf } from "../output/manifest.ts";
import { Output } from "../output/output.ts";
import { type SiteFile, withTwins } from "../output/precompress.ts";
import type { WorkPlace } from "../output/work-place.ts";
import { compareAll, type Material, makeAll, type Site } from "../pages/make-pages.ts";
import { pageKeys } from "../pages/page-keys.ts";
import type { WorkshopInput } from "../pages/page-workshop.ts";
import { Pages } from "../pages/pages.ts";
import { sharedHead } from "../pages/shared-head.ts";
import { readSource } from "../read/read.ts";
import { publicDirOf } from "../site/compiled-site.ts";
import type { SiteContext } from "../site/site-context.ts";
import type { SiteIndex } from "../site/site-index.ts";
import { type Survey, surveySite } from "../site/survey.ts";
import { colourCss } from "../theme/colours.ts";
import type { Inputs } from "./inputs.ts";
import type { Observer } from "./observer.ts";
import {
  asFarAsPossible,
  forget,
  type LastBuild,
  type PageMemory,
  recallPages,
  remember,
  spareOf,
} from "./page-memory.ts";
import { joinParts, writePart } from "./parts.ts";
import { type BuildOptions, type Made, NOTHING } from "./result.ts";
import { addSiteFiles } from "./site-files.ts";
import { prepareTouchUps } from "./touch-up-memory.ts";

/** What is known before a build begins. */
interface Beginning extends BuildOptions {
  inputs: Inputs;
  /** What the site was made from in the end. */
  madeFrom(): Inputs;
  last: LastBuild | undefined;
  /** What is there now. */
  found: Found;
}

/** Makes a site in the staging folder, checks it and puts it in place. */
export async function assemble(place: WorkPlace, options: Beginning): Promise<Made> {
  const { configFile, outDir, observer = {}, part, verify, inputs, madeFrom } = options;
  observer.stage?.("reading the config");
  // At once: the code is bundled in a process of its own, if that is to be done.
  const [code, { source, survey, fonts }] = await Promise.all([
    siteCode(),
    readSite(configFile, observer),
  ]);
  const failed = { isBuilt: false, text: source.text, pages: 0, ...NOTHING };
  const { context, siteIndex, parsing, invented } = survey;
  if (!context || !siteIndex) {
    const { diagnostics } = judge(source, undefined, { parsing, invented, reports: [] });
    return { ...failed, diagnostics };
  }
  const site = await setUp({ ...survey, context, siteIndex }, { code, fonts }, place, options);
  const isWrong = source.problems.length > 0 || hasErrors([...parsing, ...context.diagnostics]);
  // Compressing takes most of a second, beside the threads that make pages.
  const [scripts, compressed] = await Promise.all([
    part ? [] : withTwins(code.browserDir, code.scripts.files),
    compressedFonts(part ? [] : fonts.files),
    makeAll(site, isWrong ? undefined : place.staging, options),
  ]);
  observer.stage?.("checking the site");
  const reports = site.pages.allReports();
  const found = { parsing, invented, reports, isPart: part !== undefined };
  const { summary, diagnostics, broken } = judge(source, context, found);
  if (!summary) return { ...failed, diagnostics };
  observer.stage?.("making other files");
  await addOtherFiles(site, { summary, scripts, fonts: compressed }, options);
  const differences = verify ? await compareAll(site, options) : [];
  if (differences.length > 0) {
    // What is wrong may have been remembered, so that the next build would keep it.
    await forget(outDir);
    return { ...failed, diagnostics, differences };
  }
  observer.stage?.("putting in place");
  const { written, removed, files } = site.output.commit();
  const count = reports.length;
  await asFarAsPossible(async () => {
    const build = { inputs: madeFrom(), files, diagnostics, pages: count };
    const state = await remember(outDir, build, site.pages.toRemember());
    // With pages that are much alike, every change may make others so, or no longer so.
    if (broken.has(nearDuplicate.id)) return;
    const known = site.pages.known(survey.outlines, inputs.history !== "");
    if (known) await prepareTouchUps(outDir, site.workshop, { pages: known, source, state });
  });
  const result = { diagnostics, text: source.text, pages: count, written, removed, differences };
  return { isBuilt: true, ...result };
}

/** Reads all that the owner has written and chosen; after it the code is waited for. */
async function readSite(configFile: string, observer: Observer) {
  const source = readSource(configFile);
  const survey = await surveySite(source.value, publicDirOf(configFile));
  const { context, parsing } = survey;
  const fonts = context ? await makeFonts(context.config.theme) : NO_FONTS;
  observer.stage?.("bundling the code");
  // Of two copies of a large site that say the same one is enough.
  const value = parsing.length > 0 ? source.value : context?.config;
  return { source: { ...source, value }, survey, fonts };
}

type KnownSurvey = Survey & { context: SiteContext; siteIndex: SiteIndex };

async function setUp(
  { context, siteIndex, outlines }: KnownSurvey,
  { code, fonts }: Material,
  place: WorkPlace,
  { outDir, observer, parts, last, found }: Beginning,
): Promise<Site> {
  observer?.stage?.("looking round");
  const frame = frameOf(context, { code, fonts });
  const joined = parts && joinParts(parts);
  const known = last?.files ?? {};
  const output = new Output(outDir, place, { known, found }, spareOf(outDir), joined?.folders);
  const keys = pageKeys(context, siteIndex, codeKey(), JSON.stringify([frame, context.model]));
  const names = context.config.pages.map((page, index) =>
    keys.whole(keys.own(page), outlines[index]),
  );
  const pages = new Pages(names, joined ?? (await rememberedPages(output, last)), output);
  const workshop = {
    config: { ...context.config, pages: [] },
    media: context.media,
    outlines: outlines.flatMap((outline) => outline ?? []),
    ...{ frame, rendererFile: code.rendererFile, leftToReact: [] },
  };
  return { config: context.config, code, fonts, workshop, output, pages };
}

/** Of a site that is no longer there nothing can be taken. */
const rememberedPages = async (output: Output, last: LastBuild | undefined): Promise<PageMemory> =>
  last && [...output.readyUrls()].length > 0
    ? recallPages(output.outDir, last.state)
    : { pages: {}, styles: {} };

/** What stands around the words of all pages. */
function frameOf(context: SiteContext, { code, fonts }: Material): WorkshopInput["frame"] {
  const { language, theme } = context.config;
  const { start, entry } = code.scripts;
  const hasFile = (path: string) => context.publicFolder.files.has(path);
  return {
    language,
    scripts: { start, entry },
    themeCss: fonts.css + colourCss(theme.colours),
    sharedHead: sharedHead({ site: context, preload: fonts.preload, hasFile }),
  };
}

async function addOtherFiles(
  { output, pages }: Site,
  { summary, scripts, fonts }: { summary: SiteSummary } & Record<"scripts" | "fonts", SiteFile[]>,
  { configFile, observer, part }: BuildOptions,
): Promise<void> {
  if (part) return writePart(output, part, pages.toRemember());
  const styles = pages.placeStyles();
  const shown = { styles, pictures: pages.pictures() };
  const tell = observer?.tell;
  await addSiteFiles({ site: summary, configFile, output, scripts, fonts, ...shown, tell });
  output.write(MANIFEST_URL, manifestOf(output.entries()));
}
