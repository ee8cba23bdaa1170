import { redirects } from "../../schema/redirects.ts";
import type { Site } from "../../schema/site.ts";
import { type CharacterCounts, countCharacters } from "../assets/fonts/characters.ts";
import { fontProblems } from "../assets/fonts/font-families.ts";
import type { MediaFile } from "../assets/pictures/media.ts";
import type { SiteLocation } from "../business/facts/locations.ts";
import type { PlaceHolidays } from "../business/hours/holiday.ts";
import { dateIn, zoneOf } from "../business/hours/time-zone.ts";
import type { ScheduledChange } from "../config/expand/dated-content.ts";
import type { Unpublished } from "../config/expand/published.ts";
import { NO_PREVIOUS_PATHS, type PreviousPaths } from "../config/tables/with-tables.ts";
import type { Scope } from "../config/tokens/scope.ts";
import type { Diagnostic, Path } from "../diagnostics/diagnostic.ts";
import { NO_PUBLIC_FOLDER, type PublicFolder } from "../lib/files/public-folder.ts";
import { directionOf, intlSamples } from "../lib/intl.ts";
import { restrictsHours } from "../locales/words/limiting-notes.ts";
import { localeTextsOf } from "../locales/words/texts.ts";
import { withoutOrigin } from "../model/addresses.ts";
import type { ShareStyle } from "../model/backdrop.ts";
import { languageFor } from "../model/kit/language-definition.ts";
import type { SectionKit } from "../model/kit/section-kit.ts";
import { type Redirect, readRedirect } from "../model/redirects.ts";
import type { SiteModel } from "../model/route.ts";
import { searchIndexUrl } from "../model/search.ts";
import type { Link } from "../model/values.ts";
import { businessPictures } from "./business-pictures.ts";
import type { BusinessPictures } from "./head/json-ld-input.ts";
import { shareStyle } from "./head/share-image.ts";
import {
  languageAt,
  languageOf,
  languagesOf,
  type NamedLanguage,
  namedLanguages,
  type PageInLanguage,
  siteIn,
  translator,
} from "./languages.ts";
import {
  type InactiveRedirect,
  isOmittedMenuLink,
  omittedToday,
  redirectsToday,
  unpublishedLinks,
  withoutLinks,
} from "./links-today.ts";
import type { PictureTexts } from "./picture-texts.ts";
import { alternativesIn } from "./resolve/alternatives.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { MARK } from "./resolve/own-direction.ts";
import { resolveFields } from "./resolve/resolve.ts";
import { resolveFacts } from "./resolve/resolve-facts.ts";
import type { Use } from "./resolve/uses.ts";
import { type SharedContext, sharedContext } from "./sections/section-context.ts";
import { siteLocations, siteModel } from "./site-model.ts";

/** A site without its pages, in one of its languages: the context that pages are compiled in. */
export interface LanguageContext {
  config: Site;
  kit: SectionKit;
  model: SiteModel;
  facts: Scope;
  /** All languages of the site, the main one first. */
  languages: readonly NamedLanguage[];
  locations: SiteLocation[];
  /** The part of the section context that is the same for all sections. */
  shared: SharedContext;
  /** Addresses of the pictures of the business. */
  images: BusinessPictures;
  share: ShareStyle | undefined;
  environment: Omit<ResolveEnvironment, "scope" | "uses" | "problems">;
  /** The uses of texts outside the pages: header, footer, forms, map, business. */
  uses: Use[];
  /** The problems of texts outside the pages. */
  diagnostics: Diagnostic[];
}

/** A site without its pages: in its main language, and under `others` in the other ones. */
export interface SiteContext extends LanguageContext {
  /** The config before tokens in facts were replaced, as they are in `config`. */
  rawConfig: Site;
  media: ReadonlyMap<string, MediaFile>;
  /** The active redirects, in file order. */
  redirects: readonly Redirect[];
  /** The redirects that are inactive today because of a page with dates. */
  inactiveRedirects: readonly InactiveRedirect[];
  /** The day of the build in the time zone of the business, such as `2026-11-21`. */
  day: string;
  /** Empty when only single pages are compiled; so are the next six fields. */
  publicFolder: PublicFolder;
  /** The entries of the file with alternative texts, by file. */
  pictureTexts: PictureTexts;
  /** Pages and sections that are not published today. */
  unpublished: readonly Unpublished[];
  /** The paths of pages that visitors and search engines may know. */
  former: PreviousPaths;
  /** Upcoming holidays of its places. */
  holidays: readonly PlaceHolidays[];
  /** Upcoming changes of what is published, by day. */
  schedule: readonly ScheduledChange[];
  others: ReadonlyMap<string, LanguageContext>;
}

export function createSiteContext(
  config: Site,
  media: SiteContext["media"],
  kit: SectionKit,
  known: Partial<
    Pick<
      SiteContext,
      "publicFolder" | "pictureTexts" | "unpublished" | "former" | "holidays" | "schedule"
    >
  > & {
    today?: string;
    /** All pages, if the config has only some of them. */
    pages?: readonly PageInLanguage[];
  } = {},
): SiteContext {
  const { publicFolder = NO_PUBLIC_FOLDER, pictureTexts = new Map(), unpublished = [] } = known;
  const { former = NO_PREVIOUS_PATHS, holidays = [], schedule = [] } = known;
  const { pages = pagesInLanguages(config), today = dateIn(zoneOf(config.business)) } = known;
  const [main, ...rest] = languagesOf(config);
  const common = { media, kit, unpublished };
  const context = languageContext(config, main, common, pages);
  const others = rest.map((language) => languageContext(config, language, common, pages));
  // Values that a language inherits are reported for the main language.
  const isOwn = ({ path }: { path: Path }) => path[0] === "languages";
  return {
    ...context,
    rawConfig: config,
    media,
    ...redirectsToday(redirectsIn(context), context),
    day: today,
    publicFolder,
    pictureTexts,
    unpublished,
    former,
    holidays,
    schedule,
    others: new Map(others.map((other) => [other.config.language, other])),
    uses: [...context.uses, ...others.flatMap(({ uses }) => uses.filter(isOwn))],
    diagnostics: [
      ...context.diagnostics,
      ...others.flatMap(({ diagnostics }) => diagnostics.filter(isOwn)),
    ],
  };
}

/** Leaves out redirects without a valid target, which are reported. */
function redirectsIn({ config, environment, facts, uses, diagnostics }: LanguageContext) {
  // Redirects to unpublished pages remain here, so that each keeps its index.
  const env = { ...environment, isOmitted: () => false, scope: facts, uses, problems: diagnostics };
  const resolved = resolveFields(redirects, config.redirects, ["redirects"], env);
  return resolved.flatMap(({ from, to }, index) =>
    to === undefined ? [] : readRedirect(from, withoutOrigin(to.href, config.business.url), index),
  );
}

/** The site in a language; unknown languages get the main one. */
export const inLanguage = (site: SiteContext, language: string | undefined): LanguageContext =>
  site.others.get(language ?? "") ?? site;

/** The site in each of its languages. */
export const inAllLanguages = (site: SiteContext): LanguageContext[] => [
  site,
  ...site.others.values(),
];

/** The characters of all texts on the site: those of the config, of the builder's messages, and of `Intl`. */
export const charactersOn = (site: SiteContext, written: unknown): CharacterCounts =>
  countCharacters([
    written,
    inAllLanguages(site).map(({ shared, environment: { direction } }) => [
      shared.texts,
      direction === "rtl" ? MARK : "",
      intlSamples(shared.locale, site.config.business.currency),
    ]),
    DRAWN,
  ]);

/** Characters that the style sheet adds. */
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
  const localeTexts = localeTextsOf(written, kit.languages);
  const paths = new Set(pages.map(({ path }) => path));
  const hasPage = (path: string) => paths.has(path);
  const languages = { own: language, main: site.language };
  const isAway = unpublishedLinks(unpublished, hasPage);
  const translate = translator(pages, language);
  const asWritten = {
    business: written.business,
    locations: written.locations,
    media,
    language: languages,
    direction: directionOf(language),
    alternativeOf: alternativesIn(media, languages),
    iconStyle: theme.iconStyle,
    hasPage,
    translated: (link: Link, path: Path) =>
      languageAt(path, site) === language ? link : translate(link),
    isOmitted: omittedToday(unpublished, written, hasPage),
    resolvedOnce: new WeakMap(),
  };
  const found = { uses: [], problems: fontProblems(theme) };
  const { scope, ...facts } = resolveFacts({ ...asWritten, ...found }, localeTexts, at);
  const config = { ...written, ...facts };
  const environment = { ...asWritten, ...facts };
  const env = { ...environment, ...found, scope };
  const around = {
    config,
    at,
    localeTexts,
    amountWords: languageFor(kit.languages, config.language).checks,
    env,
    searchIndex: searchIndexUrl(config.language, site.language),
    locations: siteLocations(env, translate),
    limits: (note: string) => restrictsHours(note, kit.languages),
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
    uses: env.uses.filter((use) => !isOmittedMenuLink(use, isAway)),
    diagnostics: env.problems,
  };
}
