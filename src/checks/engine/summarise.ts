import { sourceValueWithin } from "../../config/expand/origins.ts";
import { tokensWithin } from "../../lib/strings-in.ts";
import { detectOtherLanguage } from "../../locales/words/small-words.ts";
import { withoutOrigin } from "../../model/addresses.ts";
import { definitionOf } from "../../model/kit/section-kit.ts";
import { feedUrl } from "../../model/news.ts";
import type { CompiledPage } from "../../site/compile-page.ts";
import { datedParts } from "../../site/dated.ts";
import { siteIn } from "../../site/languages.ts";
import { parseInternalLink } from "../../site/resolve/internal-links.ts";
import { plainText } from "../../site/resolve/uses.ts";
import { sectionEndpoints } from "../../site/sections/section-endpoints.ts";
import { configuredFeatures, isForm, pageFeatures } from "../../site/sections/section-features.ts";
import { inLanguage, type SiteContext } from "../../site/site-context.ts";
import { countWords, packWords } from "../near-duplicates/page-words.ts";
import { buttonHrefsIn, hrefsIn, internalLinks, internalPath, linkedMediaFiles } from "./links.ts";
import { ownTextPath, pagePosition } from "./page-position.ts";

import type { PageSummary, SummarisedDate, Term } from "./summary.ts";

/** Collects the data of a page that rules about the whole site need. */
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
    // One by one: copying would take a tenth of this function's time.
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
    anchors: route.sections.flatMap(
      (section) => definitionOf(context.kit, section).anchors?.(section) ?? [],
    ),
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
    files: [
      ...(compiled.feed ? [feedUrl(page.path)] : []),
      ...new Set(compiled.files.map(({ url }) => url)),
    ],
    words: packWords(words),
    isList: words.words < FEWEST_OWN_WORDS && listsPages(compiled, context),
    endpoints: endpoints.flat(),
    periods: sectionPeriods(page.sections),
    entryDates: page.sections.value.flatMap((_, index) =>
      entryDates(page.sections, index, context),
    ),
    forms: page.sections.value.flatMap((section) =>
      "form" in section && typeof section.form === "string" ? section.form : [],
    ),
    moreHours: page.sections.value.flatMap((section) =>
      "moreHours" in section && typeof section.moreHours === "string"
        ? [...placeOf(section), "moreHours", section.moreHours].join(".")
        : [],
    ),
    terms: termsOf(page),
    dated: datedParts(compiled, inLanguage(context, language)),
  };
}

/** A page that lists pages and has fewer other words counts as a list. */
const FEWEST_OWN_WORDS = 80;

/** Whether it lists other pages, without being a page of a template itself. */
const listsPages = ({ page, feed }: CompiledPage, { kit }: SiteContext): boolean =>
  feed !== undefined ||
  (page.template === undefined &&
    page.sections.value.some((section) => {
      const { template, list } = definitionOf(kit, section).uses?.pages?.(section) ?? {};
      return template !== undefined || list !== undefined;
    }));

/** What visitors and search engines read on it, text by text. */
function* visibleTexts({ description, uses }: CompiledPage): Generator<string> {
  yield description;
  for (const use of uses) {
    if (use.kind === "text") yield use.value;
    if (use.kind === "markdown") yield plainText(use.nodes);
  }
}

/** The sections with a first or a last day, with their paths. */
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

const placeOf = (section: object) =>
  "location" in section && typeof section.location === "string"
    ? ["locations", section.location]
    : ["business"];

/** The dates that a section declares. The path of a date from a parameter or a table is its own. */
function entryDates(
  { value, origins, valueOrigins }: CompiledPage["page"]["sections"],
  index: number,
  { kit }: SiteContext,
): SummarisedDate[] {
  const section = value[index];
  if (!section) return [];
  const source = { value: section, path: origins[index] ?? [], valueOrigins };
  const dates = definitionOf(kit, section).uses?.dates?.(section) ?? [];
  return dates.map(({ field, ...date }) => ({
    ...date,
    path: sourceValueWithin(source, field).path,
  }));
}

const termsOf = ({ listing: { author, series, tags = [] } }: CompiledPage["page"]): Term[] =>
  [
    ...(author ? [{ ...author, kind: "author" as const }] : []),
    ...(series ? [{ ...series, kind: "series" as const }] : []),
    ...tags.map((tag) => ({ ...tag, kind: "tag" as const })),
  ].map(({ kind, value, origin }) => ({ kind, value, path: origin }));

const dateOrUndefined = (value: unknown) => (typeof value === "string" ? value : undefined);

const hrefsBySection = new WeakMap<object, readonly string[]>();

/** The addresses in a section. A section that is on many pages is searched once. */
function hrefsOn(section: object): readonly string[] {
  const hrefs = hrefsBySection.get(section) ?? hrefsIn(section);
  hrefsBySection.set(section, hrefs);
  return hrefs;
}

/** The addresses that `phone:`, `email:` and `whatsapp:` become, which owners may also write out. */
const CONTACT_LINK = /^(tel:|mailto:|https:\/\/wa\.me\/)/;

/** A button that leaves the site leads to a service, for example for bookings or orders. */
const isExternal = (href: string) => href.startsWith("https:");
