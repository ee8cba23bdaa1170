import type { OtherLanguage } from "../../schema/languages.ts";
import type { Page } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { withNotes } from "../hours/notes.ts";
import type { TokenValue } from "../resolve/tokens.ts";
import { own } from "../util/own.ts";

/** The languages of a site, the main one first. */
export const languagesOf = ({
  language,
  languages,
}: Pick<Site, "language" | "languages">): [main: string, ...others: string[]] => [
  language,
  ...Object.keys(languages ?? {}).filter((other) => other !== language),
];

/** The language that a page says it is in; the main one for a page or template that says none. */
export function languageOf(
  page: Partial<Pick<Page, "language" | "template">> | undefined,
  { language, templates }: Pick<Site, "language" | "templates">,
): string {
  const template = page?.template === undefined ? undefined : own(templates, page.template);
  return page?.language ?? template?.language ?? language;
}

/** The language that a text of the file is in, by where it is written. */
export function languageAt(
  [part, name]: Path,
  site: Pick<Site, "language" | "templates"> & {
    pages: readonly Partial<Pick<Page, "path" | "language" | "template">>[];
  },
): string {
  if (part === "languages") return String(name);
  if (part === "templates") return own(site.templates, String(name))?.language ?? site.language;
  return languageOf(part === "pages" ? site.pages[Number(name)] : undefined, site);
}

/** A site as it is in one of its languages, and where the words of each part are written. */
export interface SiteInLanguage {
  config: Site;
  /** Where a part of the file that may be others in this language is written. */
  at(part: keyof OtherLanguage): Path;
}

/** The site in one of its languages: what that language does not say is that of the main one. */
export function siteIn(config: Site, language: string): SiteInLanguage {
  const other = own(config.languages ?? {}, language);
  if (!other || language === config.language) return { config, at: (part) => [part] };
  const { name: _, business: facts, texts, ...parts } = other;
  const address = { ...config.business.address, ...given(facts?.address) };
  const ownFacts = { ...config.business.facts, ...facts?.facts };
  const { notes = {}, ...called } = facts ?? {};
  const business = { ...config.business, ...given(called), address, facts: ownFacts };
  const locations = Object.entries(config.locations).map(([key, location]) => [
    key,
    withNotes(location, notes),
  ]);
  const said = {
    business: withNotes(business, notes),
    locations: Object.fromEntries(locations) as Site["locations"],
  };
  return {
    config: { ...config, ...given(parts), ...said, language, texts },
    at: (part) => (other[part] === undefined ? [part] : ["languages", language, part]),
  };
}

/** What an object really has: a part that is left out does not hide that of the main language. */
const given = <T extends object>(parts: T | undefined): Given<T> =>
  Object.fromEntries(
    Object.entries(parts ?? {}).filter(([, value]) => value !== undefined),
  ) as Given<T>;

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The facts that another language calls otherwise, as written there. */
export function withOrigins(
  facts: ReadonlyMap<string, TokenValue>,
  other: OtherLanguage | undefined,
  language: string,
): ReadonlyMap<string, TokenValue> {
  if (!other?.business) return facts;
  const { business } = other;
  const isOwn = ([owner, key, inner]: Path) => {
    if (owner !== "business") return false;
    return (key === "address" || key === "facts") && inner !== undefined
      ? inner in (business[key] ?? {})
      : String(key) in business;
  };
  return new Map(
    [...facts].map(([name, value]) =>
      isOwn(value.origin)
        ? [name, { ...value, origin: ["languages", language, ...value.origin] }]
        : [name, value],
    ),
  );
}

/** A language of the site by the name that it calls itself. */
export interface NamedLanguage {
  language: string;
  name: string;
}

/** The languages of a site, the main one first, as links between them name them. */
export function namedLanguages(site: Pick<Site, "language" | "languages">): NamedLanguage[] {
  const all = languagesOf(site);
  return all.map((language) => {
    const isOnly = all.every((other) => other === language || codeOf(other) !== codeOf(language));
    const name = own(site.languages, language)?.name;
    return { language, name: name ?? commonName(isOnly ? codeOf(language) : language) };
  });
}

const codeOf = (tag: string) => new Intl.Locale(tag).language;

/** `Cymraeg`, `Deutsch`, `العربية`: as the language writes its own name, with a capital where it has any. */
function commonName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
