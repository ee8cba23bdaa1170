import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";

/** A page as the server sends it, with its address; no browser has a part in it. */
export interface ServedPage {
  html: string;
  url: string;
  document: Document;
}

/** Most of a page, and nothing that is asked of its document. */
const STYLES = /<style>.*?<\/style>/gs;

/** Fetches a page, as a search engine does that runs no scripts. */
export async function fetchPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const response = await request.get(path);
  const html = await response.text();
  const url = response.url();
  return { html, url, document: new JSDOM(html.replace(STYLES, ""), { url }).window.document };
}

/** What an attribute of some elements says, wherever they have it. */
export const attributes = (document: Document, selector: string, name: string): string[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
