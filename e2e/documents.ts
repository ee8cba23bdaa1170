import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";

/** A page as the server sends it, with its address, without a browser. */
export interface ServedPage {
  html: string;
  url: string;
  document: Document;
}

const { DOMParser } = new JSDOM("").window;

/** Most elements of a page; the rest of the document need not be valid. */
const STYLES = /<style>.*?<\/style>/gs;

const fetched = new Map<string, Promise<ServedPage>>();

/**
 * A page as a search engine without scripts gets it. It is fetched and parsed once for all tests of a worker.
 */
export function fetchPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const page = fetched.get(path) ?? readPage(request, path);
  fetched.set(path, page);
  return page;
}

async function readPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const response = await request.get(path);
  const html = await response.text();
  const document = new DOMParser().parseFromString(html.replace(STYLES, ""), "text/html");
  return { html, url: response.url(), document };
}

/** The values of an attribute of matching elements. */
export const attributes = (document: Document, selector: string, name: string): string[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);
