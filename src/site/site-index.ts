import type { Feature } from "../../schema/fields/features.ts";
import type { Site } from "../../schema/site.ts";
import type { Originated } from "../fill/fill-page.ts";
import { encodedPath } from "../model/addresses.ts";
import type { Crumb } from "../model/route.ts";
import type { ThirdPartyService } from "../model/section-context.ts";
import { groupBy } from "../util/group-by.ts";
import { languagesOf } from "./languages.ts";

/** What the rest of the site may know of a page: enough to link to it, and to say what it has. */
export interface PageOutline {
  path: string;
  /** One of the site's languages. */
  language: string;
  /** The page in the main language that it is the translation of. */
  translationOf: string | undefined;
  label: string;
  parent: Originated<string> | undefined;
  /** The template it was made from; pages of one template are siblings. */
  template: string | undefined;
  /** Whether search engines may list it. */
  listed: boolean;
  /** It stands for a service wherever that is offered, not for a service in one place. */
  isService: boolean;
  /** What its sections bring to it. */
  features: Feature[];
  /** What its sections have visitors' browsers use of other companies. */
  foreign: ThirdPartyService[];
  /** What lists of news show of a page with a date. */
  news?: NewsOutline;
  /** Which other pages its sections link to by their labels and templates. */
  asks: { labels: readonly string[]; templates: readonly string[] };
}

interface NewsOutline {
  date: string;
  updated: string | undefined;
  description: string;
  /** A file in `public/media`. */
  picture: { file: string; alt: string } | undefined;
}

/** Most pages ask for no others. */
export const ASKS_NOTHING: PageOutline["asks"] = { labels: [], templates: [] };

/** What one page may know of all others. */
export interface SiteIndex {
  /** What there is in each language of the site. */
  languages: Readonly<Record<string, LanguageIndex>>;
  /** The pages of each template in each language, in the order of the file. */
  ofTemplate: ReadonlyMap<string, readonly PageOutline[]>;
  /** The pages from any template in each language by their label; other pages are called as anything may be. */
  ofLabel: ReadonlyMap<string, readonly PageOutline[]>;
  /** The same page in each language that has it, the main one first, by the path of each. */
  translations: ReadonlyMap<string, readonly PageOutline[]>;
  byPath: ReadonlyMap<string, PageOutline>;
  /** The pages with a date in each language, the newest first. */
  news: ReadonlyMap<string, readonly PageOutline[]>;
}

/** What the pages in one language may know of the others. */
interface LanguageIndex {
  /** Its home page. */
  home: Crumb;
  /** The service pages, in the order of the file. */
  services: { label: string; url: string }[];
  /** The first page that has a feature; one in the main language where this one has none. */
  firstWith: Partial<Record<Feature, string>>;
  /** What sections have visitors' browsers use of other companies, on pages in any language. */
  foreign: readonly ThirdPartyService[];
}

export function siteIndexOf(
  outlines: readonly PageOutline[],
  config: Pick<Site, "language" | "languages" | "business">,
): SiteIndex {
  const made = outlines.filter(({ template }) => template !== undefined);
  const languages = languagesOf(config);
  const foreign = foreignOn(outlines);
  const indexOf = (language: string): LanguageIndex => {
    const own = outlines.filter((page) => page.language === language);
    const isHome = ({ path, translationOf = path }: PageOutline) => translationOf === HOME;
    const home = own.find(isHome) ?? outlines.find(({ path }) => path === HOME);
    return {
      home: { label: home?.label ?? "", href: home?.path ?? HOME },
      services: own
        .filter(({ isService }) => isService)
        .map(({ label, path }) => ({ label, url: config.business.url + encodedPath(path) })),
      firstWith: firstWith(own),
      foreign,
    };
  };
  const main = indexOf(config.language);
  const others = languages.slice(1).map((language) => {
    const index = indexOf(language);
    return [language, { ...index, firstWith: { ...main.firstWith, ...index.firstWith } }] as const;
  });
  return {
    languages: { [config.language]: main, ...Object.fromEntries(others) },
    ofTemplate: groupBy(made, ({ language, template }) => nameIn(language, template)),
    ofLabel: groupBy(made, ({ language, label }) => nameIn(language, label)),
    translations: translationsOf(outlines, languages),
    // Of two pages with one path the first is meant, as where that is reported of the second.
    news: newsByLanguage(outlines),
    byPath: new Map(outlines.toReversed().map((outline) => [outline.path, outline])),
  };
}

/** Each once, and in the same order wherever pages lie. */
function foreignOn(outlines: readonly PageOutline[]): ThirdPartyService[] {
  const all = outlines.flatMap(({ foreign }) => foreign);
  const byText = new Map(all.map((service) => [JSON.stringify(service), service]));
  return [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, service]) => service);
}

/** Of the same date those that stand first in the file come first. */
function newsByLanguage(outlines: readonly PageOutline[]): SiteIndex["news"] {
  const dated = outlines.filter(({ news }) => news);
  const dateOf = ({ news }: PageOutline) => news?.date ?? "";
  const newest = dated.toSorted((a, b) =>
    dateOf(a) < dateOf(b) ? 1 : Number(dateOf(a) > dateOf(b)) * -1,
  );
  return groupBy(newest, ({ language }) => language);
}

/** The home page of the main language. */
export const HOME = "/";

function firstWith(outlines: readonly PageOutline[]): LanguageIndex["firstWith"] {
  const first: LanguageIndex["firstWith"] = {};
  for (const { path, features } of outlines) {
    for (const feature of features) first[feature] ??= path;
  }
  return first;
}

const nameIn = (language: string, name: string | undefined) => `${language} ${name}`;

/** What of a page decides which others it means. */
type Asking = Pick<PageOutline, "path" | "language" | "template">;

/** The page with a label in the language of another: of several one from the same template, or the first. */
export function pageCalled(label: string, from: Asking, { ofLabel }: SiteIndex) {
  const pages = ofLabel.get(nameIn(from.language, label)) ?? [];
  const same = from.template === undefined ? undefined : pages.findLast(isFrom(from.template));
  return same ?? pages[0];
}

const isFrom = (template: string) => (page: PageOutline) => page.template === template;

/** All pages of a template in the language of a page, but for that page itself. */
export const pagesOf = (template: string, from: Asking, { ofTemplate }: SiteIndex) =>
  (ofTemplate.get(nameIn(from.language, template)) ?? []).filter(({ path }) => path !== from.path);

function translationsOf(
  outlines: readonly PageOutline[],
  languages: readonly string[],
): SiteIndex["translations"] {
  if (languages.length < 2) return new Map();
  const groups = groupBy(outlines, ({ path, translationOf = path }) => translationOf);
  const rank = ({ language }: PageOutline) => languages.indexOf(language);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const pages = group.toSorted((a, b) => rank(a) - rank(b));
      return pages.map(({ path }) => [path, pages] as const);
    }),
  );
}

/** The way from the home page down to a page along `parent`. */
export interface Trail {
  /** Empty where there is none. */
  crumbs: Crumb[];
  /** Why the way ends early. */
  fault?: { kind: "unknown-parent"; at: PageOutline } | ParentLoop;
}

interface ParentLoop {
  kind: "parent-loop";
  at: PageOutline;
  /** The paths that lead round in a circle; the page itself may only lead into it. */
  circle: string[];
}

export function trailOf(page: PageOutline, { byPath }: Pick<SiteIndex, "byPath">): Trail {
  const crumbs: Crumb[] = [];
  let fault: Trail["fault"];
  for (let at: PageOutline | undefined = page; at; ) {
    const { label, path, parent }: PageOutline = at;
    const seen = crumbs.findIndex(({ href }) => href === path);
    if (seen >= 0) {
      const circle = crumbs.slice(0, seen + 1).map(({ href }) => href);
      return { crumbs: [], fault: { kind: "parent-loop", at: page, circle } };
    }
    crumbs.unshift({ label, href: path });
    const above: PageOutline | undefined = parent && byPath.get(parent.value);
    if (parent && !above) fault = { kind: "unknown-parent", at };
    at = above;
  }
  return { crumbs: crumbs.length > 1 ? crumbs : [], ...(fault ? { fault } : {}) };
}
