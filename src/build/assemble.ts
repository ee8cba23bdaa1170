import { judge } from "../checks/check-site.ts";
import { nearDuplicate } from "../checks/near-duplicate.ts";
import type { SiteSummary } from "../checks/summary.ts";
import { codeKey } from "../code/code.ts";
import { publicDirOf } from "../compile/compile.ts";
import type { Outlook } from "../compile/outlook.ts";
import { readSource } from "../compile/read.ts";
import type { Shell } from "../compile/shell.ts";
import { type Survey, surveySite } from "../compile/survey.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { colourCss } from "../theme/colours.ts";
import { siteCode } from "./bundle.ts";
import { compressedFonts } from "./font-cut.ts";
import { makeFonts, NO_FONTS } from "./fonts.ts";
import type { Found } from "./found.ts";
import type { Inputs } from "./inputs.ts";
import { compareAll, type Material, makeAll, type Site } from "./make-pages.ts";
import { MANIFEST_URL, manifestOf } from "./manifest.ts";
import type { Observer } from "./observer.ts";
import { Output } from "./output.ts";
import { pageKeys } from "./page-keys.ts";
import {
  asFarAsPossible,
  forget,
  type LastBuild,
  type PageMemory,
  recallPages,
  remember,
  spareOf,
} from "./page-memory.ts";
import type { WorkshopInput } from "./page-workshop.ts";
import { Pages } from "./pages.ts";
import { joinParts, writePart } from "./parts.ts";
import { type SiteFile, withTwins } from "./precompress.ts";
import { type BuildOptions, type Made, NOTHING } from "./result.ts";
import { sharedHead } from "./shared-head.ts";
import { addSiteFiles } from "./site-files.ts";
import { prepareTouchUps } from "./touch-up-memory.ts";
import type { WorkPlace } from "./work-place.ts";

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
  const { shell, outlook, parsing, invented } = survey;
  if (!shell || !outlook) {
    const { diagnostics } = judge(source, undefined, { parsing, invented, reports: [] });
    return { ...failed, diagnostics };
  }
  const site = await setUp({ ...survey, shell, outlook }, { code, fonts }, place, options);
  const isWrong = source.problems.length > 0 || hasErrors([...parsing, ...shell.diagnostics]);
  // Compressing takes most of a second, beside the threads that make pages.
  const [scripts, compressed] = await Promise.all([
    part ? [] : withTwins(code.browserDir, code.scripts.files),
    compressedFonts(part ? [] : fonts.files),
    makeAll(site, isWrong ? undefined : place.staging, options),
  ]);
  observer.stage?.("checking the site");
  const reports = site.pages.allReports();
  const found = { parsing, invented, reports, isPart: part !== undefined };
  const { summary, diagnostics, broken } = judge(source, shell, found);
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
  const { shell, parsing } = survey;
  const fonts = shell ? await makeFonts(shell.config.theme) : NO_FONTS;
  observer.stage?.("bundling the code");
  // Of two copies of a large site that say the same one is enough.
  const value = parsing.length > 0 ? source.value : shell?.config;
  return { source: { ...source, value }, survey, fonts };
}

type KnownSurvey = Survey & { shell: Shell; outlook: Outlook };

async function setUp(
  { shell, outlook, outlines }: KnownSurvey,
  { code, fonts }: Material,
  place: WorkPlace,
  { outDir, observer, parts, last, found }: Beginning,
): Promise<Site> {
  observer?.stage?.("looking round");
  const frame = frameOf(shell, { code, fonts });
  const joined = parts && joinParts(parts);
  const known = last?.files ?? {};
  const output = new Output(outDir, place, { known, found }, spareOf(outDir), joined?.folders);
  const keys = pageKeys(shell, outlook, codeKey(), JSON.stringify([frame, shell.model]));
  const names = shell.config.pages.map((page, index) =>
    keys.whole(keys.own(page), outlines[index]),
  );
  const pages = new Pages(names, joined ?? (await rememberedPages(output, last)), output);
  const workshop = {
    config: { ...shell.config, pages: [] },
    media: shell.media,
    outlines: outlines.flatMap((outline) => outline ?? []),
    ...{ frame, rendererFile: code.rendererFile, leftToReact: [] },
  };
  return { config: shell.config, code, fonts, workshop, output, pages };
}

/** Of a site that is no longer there nothing can be taken. */
const rememberedPages = async (output: Output, last: LastBuild | undefined): Promise<PageMemory> =>
  last && [...output.readyUrls()].length > 0
    ? recallPages(output.outDir, last.state)
    : { pages: {}, styles: {} };

/** What stands around the words of all pages. */
function frameOf(shell: Shell, { code, fonts }: Material): WorkshopInput["frame"] {
  const { language, theme } = shell.config;
  const { start, entry } = code.scripts;
  const hasFile = (path: string) => shell.publicFolder.files.has(path);
  return {
    language,
    scripts: { start, entry },
    themeCss: fonts.css + colourCss(theme.colours),
    sharedHead: sharedHead({ site: shell, preload: fonts.preload, hasFile }),
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
