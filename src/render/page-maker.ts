import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { picturesInHtml } from "../assets/pictures/make-pictures.ts";
import type { PageReport } from "../checks/engine/page-report.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { pathIn, writablePathIn } from "../lib/files/site-file.ts";
import { dataUrl, htmlUrl } from "../model/addresses.ts";
import { feedUrl } from "../model/news.ts";
import { type BuiltFile, sha256 } from "../output/built-files.ts";
import { atomFeed } from "./feed.ts";
import { openPagePipeline, type PageSetup } from "./page-pipeline.ts";

/** The input of a page maker: plain data, so that it can be sent to a thread. */
export interface PageMakerInput extends PageSetup {
  /** The folder that pages are written to; undefined if they are only checked. */
  staging: string | undefined;
}

export interface PageTask {
  /** Its index in the config. */
  index: number;
  /** Its entry in the config. */
  entry: unknown;
  /** The files that exist at its URLs; unchanged ones are not written again. */
  ready: Record<string, FileFacts>;
}

/** A page that was checked and, if it has no errors, built. */
export interface MadePage {
  index: number;
  report: PageReport;
  made: PageOutput | undefined;
}

type FileFacts = Pick<BuiltFile, "size" | "hash">;

/** The files of a page, its HTML first. */
export interface PageOutput {
  files: ({ url: string } & FileFacts)[];
  /** The URLs of its pictures. */
  pictures: string[];
  /** Its text, for the site search (src/output/search/page-words.ts). */
  words: string | undefined;
}

/** Prepares what all pages share. */
export async function createPageMaker(
  input: PageMakerInput,
): Promise<(task: PageTask) => Promise<MadePage>> {
  const { compileAndCheck, render, searchText, drawShareImage } = await openPagePipeline(input);
  const write = input.staging === undefined ? undefined : fileWriter(input.staging);
  return async ({ index, entry, ready }) => {
    const { compiled, report } = compileAndCheck(index, entry);
    if (!compiled || !write || hasErrors(report.diagnostics)) {
      return { index, report, made: undefined };
    }
    const { route, share, feed, files: others } = compiled;
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
    // Two sections may have the same file.
    for (const [url, content] of new Map(others.map(({ url, content }) => [url, content])))
      add(url, Buffer.from(content));
    // The URL of an image contains a hash of its content.
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
