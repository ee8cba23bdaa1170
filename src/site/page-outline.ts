import type * as z from "zod";
import type { Disclosure } from "../../schema/fields/disclosure.ts";
import { isFilm } from "../../schema/fields/frames.ts";
import { meaningOf } from "../../schema/fields/meaning.ts";
import type { Section } from "../../schema/fields/section.ts";
import { readUrl } from "../../schema/fields/urls.ts";
import type { PageFrame } from "../../schema/page.ts";
import type { Site } from "../../schema/site.ts";
import type { ParsedPage, WithOrigin } from "../config/parse/parsed-page.ts";
import { defOf } from "../config/parse/schema-at.ts";
import { displayValue, pageScope, type Scope } from "../config/tokens/scope.ts";
import { memoize } from "../lib/memoize.ts";
import { singleToken } from "../lib/token.ts";
import { isGenericLabel } from "../locales/words/no-services.ts";
import { languageFor } from "../model/kit/language-definition.ts";
import type { ThirdPartyService } from "../model/kit/section-context.ts";
import { definitionOf } from "../model/kit/section-kit.ts";
import type { PageCard, PageQuery } from "../model/page-list.ts";
import { languageOf } from "./languages.ts";
import { alternativeFor } from "./resolve/alternatives.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { fillIn } from "./resolve/fill-in.ts";
import { parameterScope } from "./resolve/parameter-scope.ts";
import { resolveFields } from "./resolve/resolve.ts";
import type { Use } from "./resolve/uses.ts";
import { pageFeatures } from "./sections/section-features.ts";
import { serviceUses } from "./sections/service-uses.ts";
import { inLanguage, type LanguageContext, type SiteContext } from "./site-context.ts";
import { ASKS_NOTHING, type PageOutline } from "./site-index.ts";

/** The outline of a page. */
export function outlinePage(page: ParsedPage, context: SiteContext): PageOutline {
  const own = inLanguage(context, page.language);
  const { path, translationOf, label, parent, template, structuredData, areaServed, sections } =
    page;
  // Problems of these texts are reported when the page itself is compiled.
  const env = { ...own.environment, scope: scopeOf(page, own), uses: [], problems: [] };
  const name = fillIn(label.value, label.origin, env);
  return {
    path,
    language: own.config.language,
    translationOf,
    parent,
    template,
    shared: page.shared,
    listed: page.index,
    label: name,
    isService:
      structuredData === "service" &&
      !areaServed &&
      !isGenericLabel(name, languageFor(own.kit.languages, own.config.language)),
    ...declaredOn(sections.value, own, env),
    card: cardOf(page, own, env),
  };
}

/** What lists of pages show of a page. */
export function cardOf(
  { description, picture, news, listing, origin }: ParsedPage,
  { config }: LanguageContext,
  env: ResolveEnvironment,
): PageCard {
  const fill = ({ value, origin }: WithOrigin<string>) => fillIn(value, origin, env);
  const { author, series, tags, summary = description } = listing;
  return {
    text: fill(summary),
    ...(news.date !== undefined && { date: news.date }),
    ...(news.updated !== undefined && { updated: news.updated }),
    ...(picture && {
      picture: {
        file: fillIn(picture.file, origin, env),
        alt:
          picture.alt === undefined
            ? alternativeFor(picture.file, { path: origin }, env)
            : fillIn(picture.alt, origin, env),
      },
    }),
    ...(author && { author: authorKey(fill(author), config) }),
    ...(series && { series: fill(series) }),
    ...(tags && { tags: tags.map(fill) }),
  };
}

/** The key of an author in the table `authors`, or the name of any other author. */
const authorKey = (author: string, { authors }: Pick<Site, "authors">): string =>
  Object.keys(authors).find((key) => authors[key]?.name === author) ?? author;

/** The tokens of a page in its language: the facts and its parameters. */
export const scopeOf = (
  { parameters, origin }: ParsedPage,
  { facts, shared }: LanguageContext,
): Scope =>
  parameters ? pageScope(facts, parameterScope(parameters, origin, facts, shared.locale)) : facts;

/** The features of a page's sections, and the other pages that they link to. */
export const declaredOn = (
  sections: readonly Section[],
  context: LanguageContext,
  env: ResolveEnvironment,
): Pick<PageOutline, "features" | "foreign" | "asks"> => ({
  features: pageFeatures(sections, context),
  foreign: sections.flatMap((section) => servicesIn(section, env, context)),
  asks: pagesAskedOn(sections, context, (label) =>
    labelsIn(label, { ...env, uses: [], problems: [] }),
  ),
});

/** The other pages that a page's sections link to by label or template. */
function pagesAskedOn(
  sections: readonly Section[],
  context: LanguageContext,
  labelsOf: (label: string) => readonly string[],
): PageOutline["asks"] {
  const asked = sections.map(
    (section) => definitionOf(context.kit, section).uses?.pages?.(section) ?? {},
  );
  const lists = sections.flatMap((section) => listOf(section, context) ?? []);
  const labels = asked.flatMap(({ labels = [] }) => labels.flatMap(labelsOf));
  const templates = asked.flatMap(({ template }) => template ?? []);
  const today = sections.some(({ type }) => definitionOf(context.kit, { type }).uses?.today);
  if (labels.length + templates.length + lists.length === 0 && !today) return ASKS_NOTHING;
  return {
    labels,
    templates,
    ...(lists.length > 0 && { lists }),
    ...(today && { today }),
  };
}

/** The list of pages that a section shows. */
export function listOf(
  section: Section,
  { kit, config }: Pick<LanguageContext, "kit" | "config">,
): PageQuery | undefined {
  const query = definitionOf(kit, section).uses?.pages?.(section).list;
  if (query?.author === undefined) return query;
  return { ...query, author: authorKey(query.author, config) };
}

/** The labels of an entry: those of a list parameter, or one. */
function labelsIn(label: string, env: ResolveEnvironment): readonly string[] {
  const name = singleToken(label);
  const token = name === undefined ? undefined : env.scope.get(name);
  return token?.type === "list" ? token.value : [fillIn(label, [], env, displayValue)];
}

/** The outline of an invalid page; links to it are still valid. */
export const bareOutline = (
  page: PageFrame,
  index: number,
  { config }: SiteContext,
): PageOutline => ({
  path: page.path,
  language: languageOf(page, config),
  translationOf: page.translationOf,
  listed: page.index,
  template: page.template,
  shared: [],
  label: page.path,
  isService: false,
  features: [],
  foreign: [],
  asks: ASKS_NOTHING,
  card: { text: "" },
  parent:
    page.parent === undefined
      ? undefined
      : { value: page.parent, origin: ["pages", index, "parent"] },
});

/** The third parties that visitors' browsers connect to because of a section, for the privacy notice. */
function servicesIn(
  section: Section,
  env: ResolveEnvironment,
  { kit, config }: LanguageContext,
): ThirdPartyService[] {
  const { schema, uses: { services } = {} } = definitionOf(kit, section);
  if (!services && !hasEndpoint(schema)) return [];
  const uses: Use[] = [];
  // Problems are reported when the page itself is compiled.
  const resolved = resolveFields(schema, section, [], { ...env, uses, problems: [] }) as Section;
  const all = [...uses, ...serviceUses(resolved, [], config.language, kit)];
  return all.flatMap((use) => {
    if (use.kind !== "endpoint" || !use.disclosure) return [];
    const { url, allows, disclosure } = use;
    return { host: readUrl(url)?.host ?? url, allows, about: aboutOf(url, disclosure) };
  });
}

function aboutOf(url: string, disclosure: "shown" | Disclosure): ThirdPartyService["about"] {
  if (disclosure !== "shown") return disclosure;
  return isFilm(url) ? "film" : "content";
}

/** Whether a schema contains such an address; sections of other types need not be resolved here. */
const hasEndpoint = memoize((schema: z.core.$ZodType): boolean => {
  if (meaningOf(schema)?.kind === "endpoint") return true;
  const { shape = {}, innerType, getter, element, valueType, options = [] } = defOf(schema);
  const inner = [...Object.values(shape), innerType ?? getter?.(), element, valueType, ...options];
  return inner.some((each) => each !== undefined && hasEndpoint(each));
});
