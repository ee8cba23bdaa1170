import type { Feature } from "../../schema/fields/features.ts";
import type { Site } from "../../schema/site.ts";
import type { WithOrigin } from "../config/parse/parsed-page.ts";
import { groupBy } from "../lib/lists.ts";
import { encodedPath } from "../model/addresses.ts";
import type { ThirdPartyService } from "../model/kit/section-context.ts";
import type { PageQuery } from "../model/page-list.ts";
import type { Crumb } from "../model/route.ts";
import { languagesOf } from "./languages.ts";
import { type ListablePage, type PageLists, pageLists } from "./sections/page-lists.ts";

/** What other pages can know about a page: enough to link to it. */
export interface PageOutline extends ListablePage {
  /** The page in the main language that this one translates. */
  translationOf: string | undefined;
  parent: WithOrigin<string> | undefined;
  /** The names of the shared sections on it. */
  shared: readonly string[];
  /** Whether it is about a service in general, not in one place. */
  isService: boolean;
  /** The features of its sections. */
  features: Feature[];
  /** The third parties that visitors' browsers connect to because of its sections. */
  foreign: ThirdPartyService[];
  /** The labels and templates of other pages that its sections link to, and its lists of pages. */
  asks: {
    labels: readonly string[];
    templates: readonly string[];
    lists?: readonly PageQuery[];
    /** Whether a section reads the day, so that the page is built again on each day. */
    today?: true;
  };
}

/** Most pages do not link to others by label or template. */
export const ASKS_NOTHING: PageOutline["asks"] = { labels: [], templates: [] };

/** What a page can know about all others. */
export interface SiteIndex {
  languages: Readonly<Record<string, LanguageIndex>>;
  /** The pages of each template in each language, in file order. */
  ofTemplate: ReadonlyMap<string, readonly PageOutline[]>;
  /** The pages from templates in each language, by label; labels of other pages are not unique names. */
  ofLabel: ReadonlyMap<string, readonly PageOutline[]>;
  /** All translations of a page, the main language first, by the path of each. */
  translations: ReadonlyMap<string, readonly PageOutline[]>;
  byPath: ReadonlyMap<string, PageOutline>;
  /** Whether pages with errors are omitted. Then problems that depend on other pages are not reported. */
  isPartial?: boolean;
  lists: PageLists;
}

/** What a page can know about the others in its language. */
interface LanguageIndex {
  /** Its home page. */
  home: Crumb;
  /** The service pages, in file order. */
  services: { label: string; url: string }[];
  /** The first page with each feature, or else that of the main language. */
  firstWith: Partial<Record<Feature, string>>;
  /** The third parties of all pages, in any language. */
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
    // If two pages have the same path, the first one counts. The second one is reported.
    lists: pageLists(outlines),
    byPath: new Map(outlines.toReversed().map((outline) => [outline.path, outline])),
  };
}

/** Each party once, in an order that does not depend on the pages. */
function foreignOn(outlines: readonly PageOutline[]): ThirdPartyService[] {
  const all = outlines.flatMap(({ foreign }) => foreign);
  const byText = new Map(all.map((service) => [JSON.stringify(service), service]));
  return [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, service]) => service);
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

/** The properties of a page that decide which others it refers to. */
type Asking = Pick<PageOutline, "path" | "language" | "template">;

/**
 * The page with a label, in the language of the linking page. If there are several, one from the same
 * template, or else the first.
 */
export function pageCalled(label: string, from: Asking, { ofLabel }: SiteIndex) {
  const pages = ofLabel.get(nameIn(from.language, label)) ?? [];
  const same = from.template === undefined ? undefined : pages.findLast(isFrom(from.template));
  return same ?? pages[0];
}

const isFrom = (template: string) => (page: PageOutline) => page.template === template;

/** All other pages of a template in the language of a page. */
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
