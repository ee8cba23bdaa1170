import { addressOf } from "../../../checks/rules/pages/duplicate-path.ts";
import { valueAt } from "../../../config/parse/explain.ts";
import { valueInRow } from "../../../config/tables/row-path.ts";
import { isObject } from "../../../lib/objects.ts";
import { singleToken, tokensIn } from "../../../lib/token.ts";
import { withoutOrigin } from "../../../model/addresses.ts";
import { parseInternalLink } from "../../../site/resolve/internal-links.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import { filledIn, languageOf, nameOfPage } from "./page-name.ts";

/** A page with the name that links to it have. */
export interface NamedPage {
  name: string;
  address: string;
  /** Its index in `pages` of the config as it is written. */
  index: number;
  language: unknown;
  /** The address of the site, for links that contain it. */
  siteUrl: string | undefined;
}

/** A text that is the name of a page, or Markdown with links that have it as their words. */
export interface LinkedWords {
  path: ValuePath;
  /** The text without the name, which is between each two. */
  around: readonly string[];
  isMarkdown?: true;
}

/** The page at an index; undefined if it has no name or its path is that of many. */
export function namedPage(config: unknown, index: number): NamedPage | undefined {
  const page = valueAt(config, ["pages", index]);
  const { path } = Object(page);
  const name = nameOfPage(page, config);
  if (name === undefined || typeof path !== "string") return undefined;
  const { url } = Object(Object(config).business);
  const siteUrl = typeof url === "string" && URL.canParse(url) ? url : undefined;
  return { name, address: addressOf(path), index, language: languageOf(page, config), siteUrl };
}

/** A text with another name of the page. */
export const withName = ({ around, isMarkdown }: LinkedWords, name: string): string =>
  around.join(isMarkdown ? name.replace(/[\\`*_[\]<>]/g, "\\$&") : name);

/** The words of links to a page that are its name, in the config or in the rows of a table. */
export function linkedWords(value: unknown, page: NamedPage, path: ValuePath = []): LinkedWords[] {
  if (typeof value === "string") return inMarkdown(value, page, path);
  if (Array.isArray(value))
    return value.flatMap((entry, at) => linkedWords(entry, page, [...path, at]));
  if (!isObject(value)) return [];
  const entries = Object.entries(value);
  const isLink = !isOwn(path, page) && entries.some(([, each]) => leadsTo(each, page));
  return entries.flatMap(([key, each]) =>
    isLink && each === page.name
      ? [{ path: [...path, key], around: ["", ""] }]
      : linkedWords(each, page, [...path, key]),
  );
}

/** The address of a page itself, which may be one of its parameters, is no link to it. */
const isOwn = ([part, at, key, ...inner]: ValuePath, { index }: NamedPage) =>
  part === "pages" &&
  at !== undefined &&
  inner.length === 0 &&
  (key === undefined || (key === "params" && at === index));

function leadsTo(value: unknown, { address, siteUrl }: NamedPage): boolean {
  if (typeof value !== "string" || !/^(\/|https?:)/i.test(value)) return false;
  const target = siteUrl === undefined ? value : withoutOrigin(value, siteUrl);
  return addressOf(parseInternalLink(target)?.path ?? "") === address;
}

const MARKDOWN_LINK = /\[((?:\\.|[^[\]\\])*)\]\(([^()\s]+)\)/g;

function inMarkdown(text: string, page: NamedPage, path: ValuePath): LinkedWords[] {
  if (!text.includes("](")) return [];
  const around: string[] = [];
  let end = 0;
  for (const { index, 1: words = "", 2: target } of text.matchAll(MARKDOWN_LINK)) {
    if (words.replace(/\\(.)/g, "$1") !== page.name || !leadsTo(target, page)) continue;
    around.push(text.slice(end, index + 1));
    end = index + 1 + words.length;
  }
  return around.length > 0
    ? [{ path, around: [...around, text.slice(end)], isMarkdown: true }]
    : [];
}

/**
 * The parameters that are the words of links in templates, such as `next` of "{next}" with the address "/roofs-{slug}", by
 * their paths in `pages`. A parameter that the address has, too, cannot change: the link would lead elsewhere.
 */
export function linkedParameters(config: unknown, page: NamedPage): ValuePath[] {
  const { pages, templates } = Object(config);
  if (!Array.isArray(pages)) return [];
  const links = new Map(
    Object.entries(Object(templates)).map(([name, template]) => [name, tokenLinks(template)]),
  );
  return pages.flatMap((each, at) => {
    const { path, template, params } = Object(each);
    if (!isObject(params) || addressOf(String(path)) === page.address) return [];
    const named = (links.get(String(template)) ?? []).filter(
      ({ link, words }) =>
        valueInRow(params, words) === page.name && leadsTo(filledIn(link, params), page),
    );
    const found = new Set(named.map(({ words }) => words));
    return [...found].map((words) => ["pages", at, "params", ...words.split(".")]);
  });
}

interface TokenLink {
  link: string;
  /** The name of the token. */
  words: string;
}

/** The links of a template with words from one parameter and an address from others. */
function tokenLinks(value: unknown): TokenLink[] {
  if (Array.isArray(value)) return value.flatMap(tokenLinks);
  if (!isObject(value)) return [];
  const texts = Object.values(value).filter((each) => typeof each === "string");
  const links = texts.filter((each) => /^[/{]/.test(each) && tokensIn(each).length > 0);
  const own = texts.flatMap((each) => {
    const words = singleToken(each);
    if (words === undefined) return [];
    return links.flatMap((link) => (tokensIn(link).includes(words) ? [] : { link, words }));
  });
  return [...own, ...Object.values(value).flatMap(tokenLinks)];
}
