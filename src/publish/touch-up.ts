import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type SectionType, sectionSchemas } from "../../schema/sections/index.ts";
import { dataUrl } from "../app/document.ts";
import { type PackedWords, unpackRuns, unpackWords } from "../checks/near-duplicates/page-words.ts";
import { isNearAny } from "../checks/near-duplicates/similarity.ts";
import { codeKey } from "../code/code.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { htmlUrl } from "../model/addresses.ts";
import { areUntouched } from "../output/built-files.ts";
import type { Found } from "../output/found.ts";
import { MANIFEST_URL, manifestOf } from "../output/manifest.ts";
import { Output } from "../output/output.ts";
import type { WorkPlace } from "../output/work-place.ts";
import { pageKeys } from "../pages/page-keys.ts";
import { openWorkshop } from "../pages/page-workshop.ts";
import { parseSite } from "../parse/parse.ts";
import { namedPictures } from "../pictures/make-pictures.ts";
import { parseBytes } from "../read/read.ts";
import { decode, withoutMark } from "../read/text.ts";
import { sitemapOf } from "../search/search-files.ts";
import { type ChangedPage, changedPage } from "./changed-page.ts";
import { digestOf } from "./digest.ts";
import type { Inputs } from "./inputs.ts";
import {
  asFarAsPossible,
  type LastBuild,
  type RememberedPage,
  remember,
  spareOf,
} from "./page-memory.ts";
import type { BuildOptions, Made } from "./result.ts";
import { recallTouchUp, rememberTouchUp, restName, type TouchUpMemory } from "./touch-up-memory.ts";

/** What is known before a touch-up begins. */
interface Beginning extends BuildOptions {
  inputs: Inputs;
  /** What the site was made from in the end. */
  madeFrom(): Inputs;
  last: LastBuild;
  /** What is in place. */
  found: Found;
}

/** After so many pages it is time to remember them with all others. */
const MOST_TOUCHED = 100;

/**
 * Makes a site again in whose config nothing has changed but the running words of one page: that page
 * is made, and what the last build found out of all others holds. Undefined, with nothing done, where
 * that is not certain; then the long way has to be gone (assemble.ts), which comes to the same.
 */
export async function touchUp(
  place: WorkPlace,
  { configFile, outDir, observer = {}, inputs, madeFrom, last, found }: Beginning,
): Promise<Made | undefined> {
  const hasDates = inputs.history !== "";
  const isSameElse =
    inputs.others === last.inputs.others && hasDates === (last.inputs.history !== "");
  if (!isSameElse || !areUntouched(found.stamps, last.files)) return undefined;
  observer.stage?.("reading the config");
  const memory = await recallTouchUp(outDir, last.state);
  if (!memory || !existsSync(memory.rendererFile)) return undefined;
  if (Object.keys(memory.added).length >= MOST_TOUCHED) return undefined;
  const config = await readFile(configFile);
  const change = changedPage(memory.config, config, memory.entries);
  const diagnostics = change && shifted(last.diagnostics, change.lines);
  if (!change || !diagnostics) return undefined;
  observer.stage?.("making pages");
  const made = await makePage(configFile, memory, change);
  if (!made) return undefined;
  const output = new Output(outDir, place, { known: last.files, found }, spareOf(outDir));
  observer.stage?.("making other files");
  const mapped = memory.pages.flatMap(({ outline, listed, dated }) =>
    dated ? [{ url: made.siteUrl + outline.path, listed, dated }] : [],
  );
  const sitemap = mapped.length > 0 ? await sitemapOf(made.siteUrl, mapped, configFile) : [];
  for (const url of output.readyUrls()) output.keep(url);
  for (const { url, data } of [...made.files, ...sitemap]) output.write(url, data);
  output.write(MANIFEST_URL, manifestOf(output.entries()));
  observer.stage?.("putting in place");
  const { written, removed, files } = output.commit();
  const touched = withPage(memory, change.index, made);
  await asFarAsPossible(async () => {
    const build = { inputs: madeFrom(), files, diagnostics, pages: last.pages };
    const state = await remember(outDir, build, undefined);
    await rememberTouchUp(outDir, { ...touched, state, config, entries: change.entries });
  });
  const result = { diagnostics, text: withoutMark(decode(config)), pages: last.pages };
  return { isBuilt: true, ...result, written, removed, differences: [] };
}

/** One page, made anew. */
interface NewPage {
  key: string;
  page: RememberedPage;
  files: { url: string; data: string }[];
  siteUrl: string;
}

/** All types: of one page there is nothing to fill in another from. */
const ALL_TYPES = Object.keys(sectionSchemas) as SectionType[];

/** Makes the page that changed; undefined if anything is to be said of it, or to change elsewhere. */
async function makePage(
  configFile: string,
  memory: TouchUpMemory,
  { index, alone }: ChangedPage,
): Promise<NewPage | undefined> {
  const source = parseBytes(configFile, alone);
  const { site, diagnostics } = parseSite(source.value);
  const [page, ...others] = site?.pages ?? [];
  const before = memory.pages[index];
  const isSound = source.problems.length + diagnostics.length + others.length === 0;
  if (!site || !page || !before || !isSound) return undefined;
  const { media, frame, rendererFile, pages } = memory;
  const config = { ...site, pages: [] };
  // Bytes between two brackets may be the end of one list and the beginning of another.
  if (restName(config) !== memory.rest) return undefined;
  const workshop = await openWorkshop({
    ...{ config, media: new Map(media), frame, rendererFile },
    ...{ outlines: pages.map(({ outline }) => outline), leftToReact: ALL_TYPES },
  });
  const { context, siteIndex } = workshop;
  const { compiled, report } = workshop.examine(index, page);
  const isFlawless = report.diagnostics.length + Object.keys(report.findings).length === 0;
  if (!compiled || !isFlawless || isNear(report.summary?.words, index, memory)) return undefined;
  const { route, share } = compiled;
  const { html, data, styles } = workshop.renderPlainly(route);
  const files = [
    { url: htmlUrl(route.path), data: html },
    { url: dataUrl(route.path), data },
  ];
  const urls = [...files.map(({ url }) => url), ...(share ? [share.url] : [])];
  const shown = { urls, styles: styles.name, pictures: namedPictures(html) };
  const digest = digestOf(report, shown);
  const outline = workshop.outline(index, page);
  if (digest !== before.digest || JSON.stringify(outline) !== JSON.stringify(before.outline)) {
    return undefined;
  }
  const keys = pageKeys(context, siteIndex, codeKey(), JSON.stringify([frame, context.model]));
  const made = { index, report, digest, isLinked: false };
  return {
    key: keys.whole(keys.own(page), outline),
    page: { ...made, files: urls, styles: shown.styles, pictures: shown.pictures },
    files,
    siteUrl: site.business.url,
  };
}

/** Whether the page has become much like another, or may have. */
function isNear(words: PackedWords | undefined, index: number, { pages }: TouchUpMemory): boolean {
  const before = pages[index];
  if (!words || !before) return true;
  const { runs } = unpackWords(words);
  const others = pages.filter(({ listed }, at) => listed && at !== index);
  return (
    before.listed &&
    isNearAny(
      runs,
      others.map((other) => unpackRuns(other.runs)),
    )
  );
}

/** What is remembered, with the page that was made anew. */
function withPage(memory: TouchUpMemory, index: number, { key, page }: NewPage): TouchUpMemory {
  const old = memory.pages[index]?.key ?? "";
  const { [old]: _, ...added } = memory.added;
  const runs = Buffer.from(page.report.summary?.words.runs ?? "", "base64");
  const pages = memory.pages.map((each, at) => (at === index ? { ...each, key, runs } : each));
  const replaced = [...memory.replaced, old];
  return { ...memory, pages, replaced, added: { ...added, [key]: page } };
}

type Lines = ChangedPage["lines"];

/** The same problems where they stand now; undefined if one is about the lines that have changed. */
function shifted(
  diagnostics: readonly LocatedDiagnostic[],
  { first, last, more }: Lines,
): LocatedDiagnostic[] | undefined {
  const lineNow = (line: number) => {
    if (line < first) return line;
    return line > last ? line + more : undefined;
  };
  const moved = diagnostics.flatMap((diagnostic) => {
    const { range } = diagnostic;
    const [line, endLine] = [lineNow(range.line), lineNow(range.endLine)];
    if (line === undefined || endLine === undefined) return [];
    return [{ ...diagnostic, range: { ...range, line, endLine } }];
  });
  return moved.length === diagnostics.length ? moved : undefined;
}
