import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "../../schema/page.ts";
import type { PageReport } from "../checks/engine/page-report.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { pathIn, writablePathIn } from "../files/site-file.ts";
import { dataUrl, htmlUrl } from "../model/addresses.ts";
import { feedUrl } from "../model/news.ts";
import { type BuiltFile, sha256 } from "../output/built-files.ts";
import { picturesInHtml } from "../pictures/make-pictures.ts";
import { atomFeed } from "./feed.ts";
import { openPagePipeline, type PageSetup } from "./page-pipeline.ts";

/** What makes pages gets this once; it is plain data, so that it can be another thread. */
export interface PageMakerInput extends PageSetup {
  /** Where pages are written; undefined where they are only looked at. */
  staging: string | undefined;
}

/** One page to make. */
export interface PageTask {
  /** Its place in the config. */
  index: number;
  page: Page;
  /** What lies ready at its addresses; the same need not be written again. */
  ready: Record<string, FileFacts>;
}

/** A page that was looked at and, if nothing was wrong with it, made. */
export interface MadePage {
  index: number;
  report: PageReport;
  made: PageOutput | undefined;
}

type FileFacts = Pick<BuiltFile, "size" | "hash">;

/** The files of a page, the first of them its HTML. */
export interface PageOutput {
  files: ({ url: string } & FileFacts)[];
  /** The addresses of its pictures. */
  pictures: string[];
  /** All that visitors read on it, for the site's own search (src/search/page-words.ts). */
  words: string | undefined;
}

/** Prepares all that pages have in common. */
export async function createPageMaker(
  input: PageMakerInput,
): Promise<(task: PageTask) => Promise<MadePage>> {
  const { compile, render, searchText, drawShareImage } = await openPagePipeline(input);
  const write = input.staging === undefined ? undefined : fileWriter(input.staging);
  return async ({ index, page, ready }) => {
    const { compiled, report } = compile(index, page);
    if (!compiled || !write || hasErrors(report.diagnostics)) {
      return { index, report, made: undefined };
    }
    const { route, share, feed } = compiled;
    const files: PageOutput["files"] = [];
    const add = (url: string, data: Uint8Array) => {
      const file = { url, size: data.length, hash: sha256(data) };
      files.push(file);
      if (ready[url]?.hash !== file.hash) write(url, data);
    };
    const rendered = render(route, index);
    if ("rule" in rendered) {
      const diagnostics = [...report.diagnostics, rendered];
      return { index, report: { ...report, diagnostics }, made: undefined };
    }
    const { html, data } = rendered;
    add(htmlUrl(route.path), Buffer.from(html));
    add(dataUrl(route.path), Buffer.from(data));
    if (feed) add(feedUrl(route.path), Buffer.from(atomFeed(feed)));
    // What an image shows is part of its address.
    const drawn = share && ready[share.url];
    if (drawn) files.push({ url: share.url, ...drawn });
    else if (share) add(share.url, await drawShareImage(share.words, route.language));
    const words = searchText(compiled, html);
    return { index, report, made: { files, pictures: picturesInHtml(html), words } };
  };
}

function fileWriter(folder: string) {
  const folders = new Set<string>();
  return (url: string, data: Uint8Array) => {
    const parent = dirname(url);
    const file = folders.has(parent) ? pathIn(folder, url) : writablePathIn(folder, url);
    folders.add(parent);
    writeFileSync(file, data);
  };
}
