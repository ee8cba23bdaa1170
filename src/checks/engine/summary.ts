import type { Feature } from "../../../schema/fields/features.ts";
import { dateIn, timeZoneOf } from "../../business/hours/time-zone.ts";
import { valueAt } from "../../config/parse/explain.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { tokensWithin } from "../../lib/strings-in.ts";
import { detectOtherLanguage } from "../../locales/words/small-words.ts";
import { withoutOrigin } from "../../model/addresses.ts";
import { definitionOf } from "../../model/section-kit.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import { type DatedParts, datedParts } from "../../site/dated.ts";
import { siteIn } from "../../site/languages.ts";
import { parseInternalLink } from "../../site/resolve/own-links.ts";
import type { EndpointUse, LinkUse, MediaUse, Use } from "../../site/resolve/uses.ts";
import { plainText, positionOf } from "../../site/resolve/uses.ts";
import { sectionEndpoints } from "../../site/sections/section-endpoints.ts";
import { configuredFeatures, isForm, pageFeatures } from "../../site/sections/section-features.ts";
import { inLanguage, type SiteContext } from "../../site/site-context.ts";
import { countWords, type PackedWords, packWords } from "../near-duplicates/page-words.ts";
import { buttonHrefsIn, hrefsIn, linkedMediaFile } from "./links.ts";
import { ownTextPath, type PagePosition, pagePosition } from "./page-position.ts";

/**
 * The data of a page for rules about the whole site. Thousands of summaries fit into memory,
 * thousands of pages do not.
 */
export interface PageSummary {
  path: string;
  language: string;
  /** The language that its texts are clearly in, if that is another one. */
  detectedLanguage: string | undefined;
  /** The page in the main language that it is the translation of. */
  translationOf: string | undefined;
  /** Whether it is in one language on purpose. */
  oneLanguage: boolean;
  url: string;
  label: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  listed: boolean;
  template: string | undefined;
  parent: string | undefined;
  /** The paths of its entry, of its sections, and of its own part of displayed texts. */
  at: { page: Path; sections: Path; whole: PagePosition; title: Path; description: Path };
  /** The ids of its sections, in order; null for one without. */
  ids: (string | null)[];
  /** Links within the site, as the words of the config have them but for the site's own address. */
  links: PageLink[];
  /** The paths of the site that it links to. */
  linkedPaths: string[];
  /** Whether visitors can get in touch from here: by a form, a link that calls or writes, or a button to a service. */
  hasContact: boolean;
  /** Positions within the site that its sections link to, as `/path#anchor`. */
  linkedAnchors: string[];
  /** The positions of its forms, likewise. */
  formAnchors: string[];
  media: MediaUse[];
  /** Files of `public/media` that are linked to. */
  linkedFiles: string[];
  /** The tokens that its words and its parameters name. */
  tokens: string[];
  /** The fields that its entry has. */
  fields: string[];
  /** Whether its structured data describes the business. */
  describesBusiness: boolean;
  /** What its sections bring to it. */
  features: Feature[];
  /** What it has visitors' browsers use. */
  endpoints: EndpointUse[];
  /** The first and last days of what it shows for a time. */
  periods: { path: Path; from: string | undefined; until: string | undefined }[];
  /** Whether its own texts are unfinished. */
  isUnfinished?: boolean;
  /** Whether it is little more than a list of other pages. */
  isList: boolean;
  /** The words that visitors see, to be compared with those of other pages. */
  words: PackedWords;
  /** Its sources that have dates. */
  dated: DatedParts;
}

export type PageLink = Pick<LinkUse, "path" | "target" | "inline" | "within" | "isOmitted">;

/** A site for rules about the whole of it: of its pages it has summaries. */
export interface SiteSummary extends SiteContext {
  pages: readonly PageSummary[];
  /** The value at a path of the config. */
  sourceAt(path: Path): unknown;
  /** The date at the business. */
  today(): string;
}

export const siteSummary = (context: SiteContext, pages: readonly PageSummary[]): SiteSummary => ({
  ...context,
  pages,
  sourceAt: (path) => valueAt(context.rawConfig, path),
  today: () => dateIn(timeZoneOf(context.config.business) ?? "UTC"),
});

export function summarise(compiled: CompiledPage, context: SiteContext): PageSummary {
  const { page, uses, label, title, description, url, route } = compiled;
  const siteUrl = context.config.business.url;
  const hrefs = [...new Set(route.sections.flatMap(hrefsOn))];
  const trail = hrefsIn([route.languages, route.trail]);
  const language = page.language ?? context.config.language;
  const own = siteIn(context.config, language);
  const inKit = { config: own.config, kit: context.kit };
  const endpoints = sectionEndpoints(compiled, context, own);
  const forms = page.sections.value.filter((section) =>
    configuredFeatures(section, inKit).some(isForm),
  );
  const words = countWords(compiled);
  return {
    // One by one, because copying takes a tenth of the time spent here.
    path: page.path,
    language,
    detectedLanguage: detectOtherLanguage(
      visibleTexts(compiled),
      inLanguage(context, language).shared.texts.search.common,
      context.kit.languages,
    ),
    translationOf: page.translationOf,
    oneLanguage: page.oneLanguage,
    url,
    label,
    title,
    description,
    listed: page.index,
    template: page.template,
    parent: page.parent?.value,
    at: {
      page: page.origin,
      sections: page.sections.origin,
      whole: pagePosition(page),
      title: ownTextPath(page.title, page.scope),
      description: ownTextPath(page.description, page.scope),
    },
    ids: page.sections.value.map(({ id }) => id ?? null),
    links: internalLinks(uses, siteUrl),
    linkedPaths: [
      ...new Set([...trail, ...hrefs].flatMap((href) => internalPath(href, siteUrl))),
    ].filter((path) => path !== page.path),
    hasContact:
      forms.length > 0 ||
      endpoints.flat().some(({ allows }) => allows.includes("form-action")) ||
      hrefs.some((href) => !parseInternalLink(href) && CONTACT_LINK.test(href)) ||
      buttonHrefsIn(route.sections).some((href) => isExternal(withoutOrigin(href, siteUrl))),
    linkedAnchors: hrefs.flatMap((href) => {
      const target = parseInternalLink(withoutOrigin(href, siteUrl));
      return target ? [`${target.path || page.path}#${target.anchor}`] : [];
    }),
    // A form's own section, and the whole page unless it is the home page.
    formAnchors: forms.flatMap(({ id }) => [
      ...(page.path === "/" ? [] : [`${page.path}#`]),
      ...(id ? [`${page.path}#${id}`] : []),
    ]),
    media: uses.filter((use) => use.kind === "media"),
    linkedFiles: linkedMediaFiles(uses, siteUrl),
    tokens: [
      ...new Set([
        ...uses.flatMap((use) => (use.kind === "token" ? [use.name] : [])),
        ...tokensWithin(page.parameters?.values),
      ]),
    ],
    fields: Object.keys(page.entry),
    describesBusiness: page.structuredData === "business",
    features: pageFeatures(page.sections.value, inKit),
    words: packWords(words),
    isList: words.words < FEWEST_OWN_WORDS && listsPages(compiled, context),
    endpoints: endpoints.flat(),
    periods: sectionPeriods(page.sections),
    dated: datedParts(compiled, inLanguage(context, language)),
  };
}

/** A list of pages with fewer other words is that list, whatever is around it. */
const FEWEST_OWN_WORDS = 80;

/** Whether it lists news, or the pages of a template without being one of a template itself. */
const listsPages = ({ page, feed }: CompiledPage, { kit }: SiteContext): boolean =>
  feed !== undefined ||
  (page.template === undefined &&
    page.sections.value.some(
      (section) => definitionOf(kit, section).uses?.pages?.(section).template !== undefined,
    ));

/** What visitors and search engines read of it, piece by piece. */
function* visibleTexts({ description, uses }: CompiledPage): Generator<string> {
  yield description;
  for (const use of uses) {
    if (use.kind === "text") yield use.value;
    if (use.kind === "markdown") yield plainText(use.nodes);
  }
}

/** What a section with a last day, or a first one, has beside it. */
const sectionPeriods = ({
  value,
  origins,
}: CompiledPage["page"]["sections"]): PageSummary["periods"] =>
  value.flatMap((section, at) =>
    "from" in section || "until" in section
      ? [
          {
            path: origins[at] ?? [],
            from: dateOrUndefined(section.from),
            until: dateOrUndefined(section.until),
          },
        ]
      : [],
  );

const dateOrUndefined = (value: unknown) => (typeof value === "string" ? value : undefined);

const hrefsBySection = new WeakMap<object, readonly string[]>();

/** The addresses on a section; a section of many pages is searched once. */
function hrefsOn(section: object): readonly string[] {
  const hrefs = hrefsBySection.get(section) ?? hrefsIn(section);
  hrefsBySection.set(section, hrefs);
  return hrefs;
}

/** What `phone:`, `email:` and `whatsapp:` become; the addresses may also be written out. */
const CONTACT_LINK = /^(tel:|mailto:|https:\/\/wa\.me\/)/;

/** A button that leaves the site leads to a service, such as one for bookings or orders. */
const isExternal = (href: string) => href.startsWith("https:");

/** Links within the site, without its address; what leaves it no rule about pages asks for. */
export const internalLinks = (uses: readonly Use[], siteUrl: string): PageLink[] =>
  uses.flatMap((use) => {
    if (use.kind !== "link") return [];
    const target = withoutOrigin(use.target, siteUrl);
    if (!parseInternalLink(target)) return [];
    const { inline, isOmitted } = use;
    return [{ ...positionOf(use), target, inline, ...(isOmitted && { isOmitted }) }];
  });

export const linkedMediaFiles = (uses: readonly Use[], siteUrl: string): string[] => [
  ...new Set(
    uses.flatMap((use) => (use.kind === "link" ? linkedMediaFile(use.link.href, siteUrl) : [])),
  ),
];

export const internalPath = (href: string, siteUrl: string): string[] => {
  const target = parseInternalLink(withoutOrigin(href, siteUrl));
  return target?.path ? [target.path] : [];
};
