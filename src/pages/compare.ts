import { readFileSync } from "node:fs";
import type { Page } from "../../schema/page.ts";
import { dataUrl } from "../app/document.ts";
import { htmlUrl } from "../model/addresses.ts";
import { feedUrl } from "../model/news.ts";
import { atomFeed } from "./feed.ts";
import { openPagePipeline, type PageSetup } from "./page-pipeline.ts";
import { relinked } from "./page-styles.ts";

export interface ComparerInput extends PageSetup {
  /** The names of the styles that lie in files. */
  linkedStyles: readonly string[];
}

/** A page that was built, and where its files lie. */
export interface CompareOrder {
  index: number;
  page: Page;
  files: readonly { url: string; place: string }[];
}

/** A file that is not what it is if its page is made again. */
export interface Difference {
  url: string;
  /** Both, from a little before the first byte that differs. */
  built: string;
  again: string;
}

/** Compares the files of a page with what they are if it is made again. */
export async function createPageComparer(
  input: ComparerInput,
): Promise<(order: CompareOrder) => Promise<Difference[]>> {
  const { compile, render, drawShareImage } = await openPagePipeline(input);
  const linked = new Set(input.linkedStyles);
  return async ({ index, page, files }) => {
    const { compiled } = compile(index, page);
    if (!compiled) return [];
    const { route, share, feed } = compiled;
    const { html, data, styles } = render(route);
    const again = new Map<string, string | Uint8Array>([
      [htmlUrl(route.path), linked.has(styles.name) ? relinked(html, styles.css, true) : html],
      [dataUrl(route.path), data],
      ...(feed ? [[feedUrl(route.path), atomFeed(feed)] as const] : []),
      ...(share
        ? [[share.url, await drawShareImage(share.words, compiled.route.language)] as const]
        : []),
    ]);
    const places = new Map(files.map(({ url, place }) => [url, place]));
    return [...new Set([...again.keys(), ...places.keys()])].flatMap((url) => {
      const place = places.get(url);
      return difference(url, place === undefined ? "" : readFileSync(place), again.get(url) ?? "");
    });
  };
}

const BEFORE = 60;
const SHOWN = 200;

function difference(url: string, one: string | Uint8Array, other: string | Uint8Array) {
  const [built, again] = [Buffer.from(one), Buffer.from(other)];
  if (built.equals(again)) return [];
  let at = 0;
  while (at < built.length && built[at] === again[at]) at += 1;
  const excerpt = (data: Buffer) => data.toString("utf8", Math.max(0, at - BEFORE), at + SHOWN);
  return [{ url, built: excerpt(built), again: excerpt(again) }];
}
