import type { Feature } from "../../schema/fields/features.ts";
import type { Site } from "../../schema/site.ts";
import type { Originated } from "../expand/expand.ts";
import { wirePath } from "../model/addresses.ts";
import type { Crumb } from "../model/route.ts";
import type { Link } from "../model/values.ts";
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
}

/** What one page may know of all others. */
export interface SiteIndex {
  /** What there is in each language of the site. */
  languages: Readonly<Record<string, LanguageIndex>>;
  /** The pages of each template in each language by their label. */
  siblings: ReadonlyMap<string, ReadonlyMap<string, Link>>;
  /** The same page in each language that has it, the main one first, by the path of each. */
  translations: ReadonlyMap<string, readonly PageOutline[]>;
  byPath: ReadonlyMap<string, PageOutline>;
}

/** What the pages in one language may know of the others. */
interface LanguageIndex {
  /** The path of its home page. */
  home: string;
  /** The service pages, in the order of the file. */
  services: { label: string; url: string }[];
  /** The first page that has a feature; one in the main language where this one has none. */
  firstWith: Partial<Record<Feature, string>>;
}

export function siteIndexOf(
  outlines: readonly PageOutline[],
  config: Pick<Site, "language" | "languages" | "business">,
): SiteIndex {
  const siblings = new Map<string, Map<string, Link>>();
  for (const page of outlines) {
    if (page.template === undefined) continue;
    const name = siblingsName(page);
    const group = siblings.get(name) ?? new Map<string, Link>();
    siblings.set(name, group.set(page.label, { href: page.path }));
  }
  const languages = languagesOf(config);
  const indexOf = (language: string): LanguageIndex => {
    const own = outlines.filter((page) => page.language === language);
    return {
      home: own.find(({ translationOf }) => translationOf === HOME)?.path ?? HOME,
      services: own
        .filter(({ isService }) => isService)
        .map(({ label, path }) => ({ label, url: config.business.url + wirePath(path) })),
      firstWith: firstWith(own),
    };
  };
  const main = indexOf(config.language);
  const others = languages.slice(1).map((language) => {
    const index = indexOf(language);
    return [language, { ...index, firstWith: { ...main.firstWith, ...index.firstWith } }] as const;
  });
  return {
    languages: { [config.language]: main, ...Object.fromEntries(others) },
    siblings,
    translations: translationsOf(outlines, languages),
    // Of two pages with one path the first is meant, as where the second is told of it.
    byPath: new Map(outlines.toReversed().map((outline) => [outline.path, outline])),
  };
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

/** Under which name the pages of a page's template are, in its language. */
export const siblingsName = ({ language, template }: Pick<PageOutline, "language" | "template">) =>
  `${language} ${template}`;

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
