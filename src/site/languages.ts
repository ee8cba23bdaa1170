import type { OtherLanguage } from "../../schema/languages.ts";
import type { PageFrame } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import { withNotes } from "../business/hours/notes.ts";
import { valueAt } from "../config/parse/explain.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { ownProperty } from "../lib/objects.ts";
import type { Link } from "../model/values.ts";

/** The languages of a site, the main one first. */
export const languagesOf = ({
  language,
  languages,
}: Pick<Site, "language" | "languages">): [main: string, ...others: string[]] => [
  language,
  ...Object.keys(languages ?? {}).filter((other) => other !== language),
];

/** The language of a page; by default that of its template, or the main one. */
export function languageOf(
  page: Partial<Pick<PageFrame, "language" | "template">> | undefined,
  { language, templates }: Pick<Site, "language" | "templates">,
): string {
  const template = page?.template === undefined ? undefined : ownProperty(templates, page.template);
  return page?.language ?? template?.language ?? language;
}

/** The language of a text, by its path in the config. */
export function languageAt(
  [part, name]: Path,
  site: Pick<Site, "language" | "templates"> & {
    pages: readonly Partial<Pick<PageFrame, "path" | "language" | "template">>[];
  },
): string {
  if (part === "languages") return String(name);
  if (part === "templates")
    return ownProperty(site.templates, String(name))?.language ?? site.language;
  return languageOf(part === "pages" ? site.pages[Number(name)] : undefined, site);
}

/** A site in one of its languages, with a function that finds the source of each value. */
export interface SiteInLanguage {
  config: Site;
  /** The path of this language's value that replaces a value of the main language. */
  at(...path: Path): Path;
}

/** The site in one of its languages; values that the language does not have come from the main one. */
export function siteIn(config: Site, language: string): SiteInLanguage {
  const other = ownProperty(config.languages ?? {}, language);
  if (!other || language === config.language) return { config, at: (...path) => path };
  const { name: _, business: facts, locations: _locations, authors, texts, ...parts } = other;
  const { notes = {}, ...translated } = facts ?? {};
  const address = { ...config.business.address, ...defined(translated.address) };
  const ownFacts = { ...config.business.facts, ...translated.facts };
  const business = { ...config.business, ...defined(translated), address, facts: ownFacts };
  const translatedFacts = {
    business: withNotes(business, notes),
    locations: locationsIn(config, other, notes),
    authors: authorsIn(config, authors),
  };
  return {
    config: { ...config, ...defined(parts), ...translatedFacts, language, texts },
    at: (...path) => {
      const note =
        path.at(-1) === "note" || path.at(-1) === "label" || path[1] === "phones"
          ? valueAt(config, path)
          : undefined;
      const translated = Object.hasOwn(notes, String(note))
        ? ["business", "notes", String(note)]
        : path;
      return valueAt(other, translated) === undefined
        ? path
        : ["languages", language, ...translated];
    },
  };
}

const authorsIn = ({ authors }: Site, translated: OtherLanguage["authors"]): Site["authors"] =>
  Object.fromEntries(
    Object.entries(authors).map(([key, author]) => [
      key,
      { ...author, ...defined(ownProperty(translated ?? {}, key)) },
    ]),
  );

const locationsIn = (
  { locations }: Site,
  { locations: translated }: OtherLanguage,
  notes: Record<string, string>,
): Site["locations"] =>
  Object.fromEntries(
    Object.entries(locations).map(([key, location]) => {
      const { name = location.name, address: parts } = ownProperty(translated, key) ?? {};
      const address = { ...location.address, ...defined(parts) };
      return [key, withNotes({ ...location, name, address }, notes)];
    }),
  );

/** What translations need to know about a page. */
export type PageInLanguage = Pick<PageFrame, "path" | "translationOf"> & { language: string };

/** Makes links lead to the translation of their target, if there is one. */
export function translator(pages: readonly PageInLanguage[], language: string) {
  const own = pages.filter((page) => page.language === language);
  const paths = new Map(own.map(({ path, translationOf }) => [translationOf, path]));
  return ({ href, ...link }: Link): Link => {
    const [path = "", ...anchor] = href.split(/(?=#)/);
    return { ...link, href: [paths.get(path) ?? path, ...anchor].join("") };
  };
}

/** An object without undefined values, which would hide those of the main language. */
const defined = <T extends object>(parts: T | undefined): WithoutUndefined<T> =>
  Object.fromEntries(
    Object.entries(parts ?? {}).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;

type WithoutUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** A language of the site, with its name in itself. */
export interface NamedLanguage {
  language: string;
  name: string;
}

/** The languages of a site with their names, the main one first. */
export function namedLanguages(site: Pick<Site, "language" | "languages">): NamedLanguage[] {
  const all = languagesOf(site);
  return all.map((language) => {
    const isOnly = all.every((other) => other === language || codeOf(other) !== codeOf(language));
    const name = ownProperty(site.languages, language)?.name;
    return { language, name: name ?? commonName(isOnly ? codeOf(language) : language) };
  });
}

/** The language of a tag: `en` of `en-GB`. */
export const codeOf = (tag: string) => new Intl.Locale(tag).language;

/** The language's name in itself, capitalised: `Cymraeg`, `Deutsch`, `العربية`. */
function commonName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
