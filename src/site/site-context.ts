import { redirects } from "../../schema/redirects.ts";
import type { Site } from "../../schema/site.ts";
import { limitsHours } from "../catalogue/limiting-notes.ts";
import { wordingOf } from "../catalogue/texts.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import type { SiteLocation } from "../facts/locations.ts";
import { NO_PUBLIC_FOLDER, type PublicFolder } from "../files/public-folder.ts";
import type { BusinessPictures } from "../head/json-ld-input.ts";
import type { PlaceHolidays } from "../hours/holiday.ts";
import { withoutOrigin } from "../model/addresses.ts";
import { languageFor } from "../model/language-definition.ts";
import { type Redirect, readRedirect } from "../model/redirects.ts";
import type { SiteModel } from "../model/route.ts";
import { searchIndexUrl } from "../model/search.ts";
import type { SectionKit } from "../model/section-kit.ts";
import type { MediaFile } from "../pictures/media.ts";
import type { Turn } from "../read/days-of-site.ts";
import type { Unpublished } from "../read/published.ts";
import { type Former, NOTHING_BEFORE } from "../read/with-tables.ts";
import { type CharacterCounts, countCharacters } from "../resolve/characters.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { fontProblems } from "../resolve/fonts.ts";
import { mediaProblem } from "../resolve/media-problems.ts";
import { resolveFields } from "../resolve/resolve.ts";
import { resolveFacts } from "../resolve/resolve-facts.ts";
import type { Use } from "../resolve/uses.ts";
import type { Scope } from "../tokens/scope.ts";
import { intlSamples } from "../util/intl-samples.ts";
import {
  languageOf,
  languagesOf,
  type NamedLanguage,
  namedLanguages,
  type PageInLanguage,
  type SiteInLanguage,
  siteIn,
  translator,
} from "./languages.ts";
import { awayToday, isLeftOut, leadsNowhereYet, withoutLinks } from "./menus.ts";
import { redirectsToday, type WaitingRedirect } from "./redirects-today.ts";
import { type SharedContext, sharedContext } from "./section-context.ts";
import { type ShareStyle, shareStyle } from "./share-image.ts";
import { siteLocations } from "./site-locations.ts";
import { siteModel } from "./site-model.ts";

/** All of a site but its pages in one of its languages, ready for pages to be compiled in. */
export interface LanguageContext {
  config: Site;
  kit: SectionKit;
  model: SiteModel;
  facts: Scope;
  /** All languages of the site, the main one first. */
  languages: readonly NamedLanguage[];
  locations: SiteLocation[];
  /** What every section may draw on. */
  shared: SharedContext;
  /** Addresses of the pictures of the business. */
  images: BusinessPictures;
  share: ShareStyle | undefined;
  environment: Omit<ResolveEnvironment, "scope" | "uses" | "problems">;
  /** What words outside the pages were used for: header, footer, forms, map, business. */
  uses: Use[];
  /** What is wrong with the words outside the pages. */
  diagnostics: Diagnostic[];
}

/** All of a site but its pages: in its main language, and besides in the others. */
export interface SiteContext extends LanguageContext {
  /** The config as it was given; in `config` the tokens in facts are filled in. */
  given: Site;
  media: ReadonlyMap<string, MediaFile>;
  /** The old addresses that lead on, in the order of the file. */
  redirects: readonly Redirect[];
  /** Those that do not lead on today, since what they are from or lead to has days. */
  waiting: readonly WaitingRedirect[];
  /** Known where the site is looked at as a whole, and empty where single pages are made. */
  publicFolder: PublicFolder;
  /** What visitors do not get yet. Known likewise. */
  unpublished: readonly Unpublished[];
  /** The paths of the pages that visitors and search engines may know. Known likewise. */
  former: Former;
  /** The holidays that its places have ahead. Known likewise. */
  holidays: readonly PlaceHolidays[];
  /** What comes and goes next, by its day. Known likewise. */
  turns: readonly Turn[];
  others: ReadonlyMap<string, LanguageContext>;
}

export function createSiteContext(
  config: Site,
  media: SiteContext["media"],
  kit: SectionKit,
  known: Partial<
    Pick<SiteContext, "publicFolder" | "unpublished" | "former" | "holidays" | "turns">
  > & {
    /** All pages, where the config has not all of them. */
    pages?: readonly PageInLanguage[];
  } = {},
): SiteContext {
  const { publicFolder = NO_PUBLIC_FOLDER, unpublished = [] } = known;
  const { former = NOTHING_BEFORE, holidays = [], turns = [] } = known;
  const { pages = pagesInLanguages(config) } = known;
  const [main, ...rest] = languagesOf(config);
  const given = { media, kit, unpublished };
  const context = languageContext(config, main, given, pages);
  const others = rest.map((language) => languageContext(config, language, given, pages));
  // What a language takes over from the main one is looked at there.
  const isOwn = ({ path }: { path: Path }) => path[0] === "languages";
  return {
    ...context,
    given: config,
    media,
    ...redirectsToday(redirectsIn(context), context),
    publicFolder,
    unpublished,
    former,
    holidays,
    turns,
    others: new Map(others.map((other) => [other.config.language, other])),
    uses: [...context.uses, ...others.flatMap(({ uses }) => uses.filter(isOwn))],
    diagnostics: [
      ...context.diagnostics,
      ...others.flatMap(({ diagnostics }) => diagnostics.filter(isOwn)),
    ],
  };
}

/** Leaves out what leads nowhere, which is reported. */
function redirectsIn({ config, environment, facts, uses, diagnostics }: LanguageContext) {
  // Each keeps its number in the file.
  const env = { ...environment, isOmitted: () => false, scope: facts, uses, problems: diagnostics };
  const resolved = resolveFields(redirects, config.redirects, ["redirects"], env);
  return resolved.flatMap(({ from, to }, index) =>
    to === undefined ? [] : readRedirect(from, withoutOrigin(to.href, config.business.url), index),
  );
}

/** The site in a language; in the main one where it does not have that. */
export const inLanguage = (site: SiteContext, language: string | undefined): LanguageContext =>
  site.others.get(language ?? "") ?? site;

/** The site in each of its languages. */
export const inAllLanguages = (site: SiteContext): LanguageContext[] => [
  site,
  ...site.others.values(),
];

/** The characters of all words on the site: of the config as it is written, of the builder's own, and of `Intl`. */
export const charactersOn = (site: SiteContext, written: unknown): CharacterCounts =>
  countCharacters([
    written,
    inAllLanguages(site).map(({ shared }) => [
      shared.texts,
      intlSamples(shared.locale, site.config.business.currency),
    ]),
    DRAWN,
  ]);

/** What the style sheet writes itself. */
const DRAWN = "×\u00a0";

const pagesInLanguages = (config: Site): PageInLanguage[] =>
  config.pages.map((page) => ({ ...page, language: languageOf(page, config) }));

function languageContext(
  site: Site,
  language: string,
  { media, kit, unpublished }: Pick<SiteContext, "media" | "kit" | "unpublished">,
  pages: readonly PageInLanguage[],
): LanguageContext {
  const { config: written, at } = siteIn(site, language);
  const { theme } = written;
  const wording = wordingOf(written, kit.languages);
  const paths = new Set(pages.map(({ path }) => path));
  const hasPage = (path: string) => paths.has(path);
  const isAway = leadsNowhereYet(unpublished, hasPage);
  const asWritten = {
    business: written.business,
    locations: written.locations,
    media,
    iconStyle: theme.iconStyle,
    hasPage,
    isOmitted: awayToday(unpublished, written, hasPage),
    resolvedOnce: new WeakMap(),
  };
  const found = { uses: [], problems: fontProblems(theme) };
  const { scope, ...facts } = resolveFacts({ ...asWritten, ...found }, wording, at);
  const config = { ...written, ...facts };
  const environment = { ...asWritten, ...facts };
  const env = { ...environment, ...found, scope };
  const around = {
    config,
    at,
    wording,
    amountWords: languageFor(kit.languages, config.language).checks,
    env,
    searchIndex: searchIndexUrl(config.language, site.language),
    locations: siteLocations(env, translator(pages, language)),
    limits: (note: string) => limitsHours(note, kit.languages),
  };
  return {
    config,
    kit,
    facts: scope,
    languages: namedLanguages(site),
    environment,
    model: withoutLinks(siteModel(around), isAway),
    shared: sharedContext(around),
    locations: around.locations,
    images: businessPictures(env, at),
    share: shareStyle(config, kit),
    uses: env.uses.filter((use) => !isLeftOut(use, isAway)),
    diagnostics: env.problems,
  };
}

function businessPictures(
  { business, media, problems, uses }: ResolveEnvironment,
  at: SiteInLanguage["at"],
): BusinessPictures {
  const absolute = (written: string, ...fact: Path) => {
    const name = written.normalize();
    const path = at(...fact);
    const found = mediaProblem(name, media, "image", path);
    if (found) problems.push(found);
    else uses.push({ kind: "media", path, name, asItIs: true, onDemand: false });
    return business.url + (media.get(name)?.url ?? "");
  };
  return {
    logo: business.logo && absolute(business.logo, "business", "logo"),
    share: business.shareImage && absolute(business.shareImage, "business", "shareImage"),
    photos: (business.photos ?? []).map((name, at) => absolute(name, "business", "photos", at)),
  };
}
