import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { dataUrl } from "../app/document.ts";
import { examinePage, type PageReport } from "../checks/page-report.ts";
import { rules } from "../checks/rules.ts";
import type { MediaFile } from "../compile/media.ts";
import { outlookOf, type PageOutline } from "../compile/outlook.ts";
import { compileShell } from "../compile/shell.ts";
import { hasErrors } from "../diagnostics/diagnostic.ts";
import { contentHash } from "../hash.ts";
import { loadRenderer } from "./bundle.ts";
import { type BuiltFile, hashOf } from "./output.ts";
import { type Frame, htmlUrl, pageFiles } from "./page-files.ts";
import { namedPictures } from "./pictures.ts";
import { shareArtist } from "./share/card.ts";

/** What makes pages is told this once; it is plain data, so that it can be another thread. */
export interface PageMakerInput {
  /** The config without its pages. */
  config: Site;
  media: ReadonlyMap<string, MediaFile>;
  /** Of all pages that could be expanded. */
  outlines: readonly PageOutline[];
  /** Undefined where pages are only looked at. */
  output:
    | {
        frame: Omit<Frame, "renderer">;
        /** The bundle that renders pages. */
        rendererFile: string;
        staging: string;
      }
    | undefined;
}

/** One page to make. */
export interface PageOrder {
  /** Its place in the config. */
  index: number;
  page: Page;
  /** What lies at its addresses now; the same need not be written again. */
  inPlace: Record<string, FileFacts>;
}

/** A page that was looked at and, if nothing was wrong with it, made. */
export interface MadePage {
  index: number;
  report: PageReport;
  made: PageOutput | undefined;
}

type FileFacts = Pick<BuiltFile, "size" | "hash">;

export interface PageOutput {
  files: ({ url: string } & FileFacts)[];
  /** The name of its styles, and the styles themselves the first time. */
  styles: { hash: string; css?: string };
  /** The addresses of pictures that it names. */
  pictures: string[];
}

export type MakePage = (order: PageOrder) => MadePage;

/** Prepares all that pages have in common. */
export async function createPageMaker(input: PageMakerInput): Promise<MakePage> {
  const { config, media, outlines, output } = input;
  const pages: Page[] = [];
  const shell = compileShell({ ...config, pages }, media);
  const outlook = outlookOf(outlines, config.business.url);
  const render = output && (await createPageWriter(shell.model, shell.share, output));
  return ({ index, page, inPlace }) => {
    pages[index] = page;
    try {
      const { compiled, report } = examinePage(index, shell, outlook, rules);
      const isGood = compiled && !hasErrors(report.diagnostics);
      return { index, report, made: isGood ? render?.(compiled, inPlace) : undefined };
    } finally {
      // Thousands of pages go through here.
      delete pages[index];
    }
  };
}

type Compiled = NonNullable<ReturnType<typeof examinePage>["compiled"]>;

async function createPageWriter(
  model: ReturnType<typeof compileShell>["model"],
  share: ReturnType<typeof compileShell>["share"],
  { frame, rendererFile, staging }: NonNullable<PageMakerInput["output"]>,
) {
  const renderer = (await loadRenderer(rendererFile)).createRenderer(model);
  const draw = share && (await shareArtist(share));
  const known = new Set<string>();
  const write = writerInto(staging);
  return ({ route, share: image }: Compiled, inPlace: PageOrder["inPlace"]): PageOutput => {
    const files: PageOutput["files"] = [];
    const add = (url: string, data: string | Uint8Array) => {
      const file = { url, size: Buffer.byteLength(data), hash: hashOf(data) };
      files.push(file);
      if (inPlace[url]?.hash !== file.hash) write(url, data);
    };
    const { html, data, css } = pageFiles(route, { ...frame, renderer });
    add(htmlUrl(route.path), html);
    add(dataUrl(route.path), data);
    // What an image shows is part of its address.
    const drawn = image && inPlace[image.url];
    if (drawn) files.push({ url: image.url, ...drawn });
    else if (image && draw) add(image.url, draw(image.words));
    const name = contentHash(css);
    const styles = known.has(name) ? { hash: name } : { hash: name, css };
    known.add(name);
    return { files, styles, pictures: namedPictures(html) };
  };
}

function writerInto(folder: string) {
  const folders = new Set<string>();
  return (url: string, data: string | Uint8Array) => {
    const file = join(folder, url);
    const parent = dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(file, data);
  };
}
