import type { Page } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import type { Renderer } from "../app/server.tsx";
import { loadRenderer } from "../bundle/bundle.ts";
import { examinePage } from "../checks/engine/page-report.ts";
import { rules } from "../checks/rules.ts";
import type { RouteModel } from "../model/route.ts";
import type { MediaFile } from "../pictures/media.ts";
import { shareArtist } from "../share/card.ts";
import { outlinePage } from "../site/page-outline.ts";
import { createSiteContext, type SiteContext } from "../site/site-context.ts";
import { type PageOutline, type SiteIndex, siteIndexOf } from "../site/site-index.ts";
import { type Frame, type PageFiles, pageFiles } from "./page-files.ts";

/** All that pages are made with, as plain data. */
export interface WorkshopInput {
  /** The config without its pages. */
  config: Site;
  media: ReadonlyMap<string, MediaFile>;
  /** Of all pages that could be expanded. */
  outlines: readonly PageOutline[];
  frame: Omit<Frame, "renderer">;
  /** The bundle that renders pages. */
  rendererFile: string;
  /** Section types of which no page is to be filled in. */
  leftToReact: readonly string[];
}

/** What pages are made with, one after the other; nothing of a page is kept. */
export interface Workshop {
  readonly context: SiteContext;
  readonly siteIndex: SiteIndex;
  outline(index: number, page: Page): PageOutline | undefined;
  examine(index: number, page: Page): ReturnType<typeof examinePage>;
  render(route: RouteModel): PageFiles;
  /** Renders a page by itself and the long way, which is the measure for every quicker one. */
  renderPlainly(route: RouteModel): PageFiles;
  /** Why some section types take long, and which of them may have come out wrong before. */
  readonly unfillable: Renderer["unfillable"];
  readonly suspect: Renderer["suspect"];
  /** Prepares what draws share images. */
  openArtist(): Promise<(words: string) => Uint8Array>;
}

const noArtist = () => {
  throw new Error("A site without fonts of its own has no share images.");
};

export async function openWorkshop(input: WorkshopInput): Promise<Workshop> {
  const { config, media, outlines, rendererFile } = input;
  const pages: Page[] = [];
  const context = createSiteContext({ ...config, pages }, media);
  const siteIndex = siteIndexOf(outlines, config.business.url);
  const renderer = (await loadRenderer(rendererFile)).createRenderer(
    context.model,
    input.leftToReact,
  );
  const frame = { ...input.frame, renderer };
  /** Looks at a page alone at its place: thousands of pages go through here. */
  const alone = <T>(index: number, page: Page, look: () => T): T => {
    pages[index] = page;
    try {
      return look();
    } finally {
      delete pages[index];
    }
  };
  return {
    ...{ context, siteIndex },
    outline: (index, page) => alone(index, page, () => outlinePage(index, context)),
    examine: (index, page) =>
      alone(index, page, () => examinePage(index, context, siteIndex, rules)),
    ...{ unfillable: renderer.unfillable, suspect: renderer.suspect },
    render: (route) => pageFiles(route, frame),
    renderPlainly: (route) => pageFiles(route, frame, renderer.plain(route)),
    openArtist: async () => (context.share ? shareArtist(context.share) : noArtist),
  };
}
