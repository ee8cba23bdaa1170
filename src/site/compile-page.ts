import type { Section } from "../../schema/fields/section.ts";
import type { Texts } from "../../schema/fields/texts.ts";
import type { ParsedPage } from "../config/parse/parsed-page.ts";
import type { Scope } from "../config/tokens/scope.ts";
import { hasErrors, type Path } from "../diagnostics/diagnostic.ts";
import { addAll } from "../lib/lists.ts";
import { singleLine } from "../lib/text.ts";
import { restrictsHours } from "../locales/words/limiting-notes.ts";
import { encodedPath } from "../model/addresses.ts";
import { definitionOf, type SectionKit } from "../model/kit/section-kit.ts";
import { feedUrl, type NewsFeed } from "../model/news.ts";
import type { PageCard } from "../model/page-list.ts";
import type { RouteModel } from "../model/route.ts";
import { articleOf } from "./head/article-data.ts";
import { pageHead } from "./head/head.ts";
import { type ShareImage, sharePicture } from "./head/share-image.ts";
import { lookAndShape } from "./look-and-shape.ts";
import { hreflangs, languageLinks, trailForSearch, trailOf, trailProblems } from "./navigation.ts";
import { cardOf, declaredOn, scopeOf } from "./page-outline.ts";
import {
  derivedSection,
  hoursElsewhere,
  type PageSurroundings,
  resolvedSection,
} from "./page-section.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { fillIn } from "./resolve/fill-in.ts";
import { parameterTokenProblems } from "./resolve/parameter-tokens.ts";
import type { Use } from "./resolve/uses.ts";
import { bylineOf } from "./sections/byline.ts";
import { feedOf } from "./sections/page-entries.ts";
import { inLanguage, type LanguageContext, type SiteContext } from "./site-context.ts";
import type { SiteIndex } from "./site-index.ts";

/** A page that is ready to be rendered, with what checks need to know about it. */
export interface CompiledPage {
  page: ScopedPage;
  /** The uses of its texts, including those of its template. */
  uses: Use[];
  label: string;
  title: string;
  description: string;
  url: string;
  route: RouteModel;
  /** The path of each section of its route. */
  origins: readonly Path[];
  /** The share image that is drawn for it, if any. */
  share: ShareImage | undefined;
  /** Other files beside it, from its sections. */
  files: readonly { url: string; content: string }[];
  /** Its feed, if it has a news list. */
  feed: NewsFeed | undefined;
}

/** A site that is ready to be rendered, with what checks need to know about it. */
export interface CompiledSite extends SiteContext {
  routes: RouteModel[];
  pages: CompiledPage[];
  siteIndex: SiteIndex;
}

/** A page with the tokens that its texts can use: the facts of the business and the page's parameters. */
export interface ScopedPage extends ParsedPage {
  scope: Scope;
}

/** Compiles a page to its route model. The page is undefined if its parameters have wrong tokens. */
export function compilePage(parsed: ParsedPage, context: SiteContext, siteIndex: SiteIndex) {
  const { unpublished, day } = context;
  const own = inLanguage(context, parsed.language);
  const { parameters, origin } = parsed;
  const diagnostics = parameters ? parameterTokenProblems(parameters, origin, own.facts) : [];
  if (hasErrors(diagnostics)) return { page: undefined, diagnostics };
  const page = { ...parsed, scope: scopeOf(parsed, own) };
  const env: ResolveEnvironment = {
    ...own.environment,
    scope: page.scope,
    // In a worker thread the context has only some of the pages.
    hasPage: (path) => siteIndex.byPath.has(path),
    isOmitted: (href) => own.environment.isOmitted(href.startsWith("#") ? page.path + href : href),
    valueOrigins: page.sections.valueOrigins,
    uses: [],
    problems: [],
  };
  const texts = textsOf(page, env);
  for (const { value, origin } of Object.values(page.listing).flat()) fillIn(value, origin, env);
  const card = cardOf(page, own, { ...env, uses: [], problems: [] });
  const compiled = { page, uses: env.uses, ...texts };
  const surroundings = { env, context: own, siteIndex, unpublished, day, feed: [] };
  const route = routeOf({ ...page, ...texts }, card, surroundings);
  const found = env.problems.map((each) => ({ page: page.path, ...each }));
  return { page: { ...compiled, ...route }, diagnostics: [...diagnostics, ...found] };
}

type PageTexts = Pick<CompiledPage, "label" | "title" | "description">;

function textsOf(page: ScopedPage, env: ResolveEnvironment): PageTexts {
  const fill = (key: keyof PageTexts) => singleLine(fillIn(page[key].value, page[key].origin, env));
  return { label: fill("label"), title: fill("title"), description: fill("description") };
}

/** A page whose texts have their tokens replaced. */
type FilledPage = Omit<ScopedPage, keyof PageTexts> & PageTexts;

function routeOf(
  page: FilledPage,
  card: PageCard,
  surroundings: PageSurroundings,
): Pick<CompiledPage, "url" | "route" | "origins" | "share" | "files" | "feed"> {
  const { env, context, siteIndex, feed } = surroundings;
  const { business, language } = context.config;
  const { path, label, title, description, areaServed, structuredData, index } = page;
  const url = business.url + encodedPath(path);
  const outline = {
    ...page,
    language,
    listed: index,
    isService: false,
    card,
    ...declaredOn(page.sections.value, context, env),
  };
  const trail = trailOf(outline, siteIndex);
  addAll(env.problems, trailProblems(trail, siteIndex, surroundings));
  const resolved = page.sections.value.flatMap((section, at) => {
    const origin = page.sections.origins[at] ?? [];
    const before = env.uses.length;
    const found = resolvedSection(section, origin, env, context);
    for (const use of env.uses.slice(before)) use.section = at;
    return found ? [{ section: found, written: section, path: origin }] : [];
  });
  const own = resolved.map(({ section }) => section);
  const parts = resolved.map((each, at) =>
    derivedSection(each, outline, {
      ...surroundings,
      hoursElsewhere: hoursElsewhere(own, at, context.kit),
      precedingOfType: own.slice(0, at).filter(({ type }) => type === own[at]?.type).length,
    }),
  );
  const sections = parts.map((part) => part.section);
  const byline = bylineOf(outline, context.shared, siteIndex.lists);
  const { share, picture } = sharePicture(page, surroundings);
  const { services = [], firstWith } = siteIndex.languages[language] ?? {};
  const searchPath = firstWith?.search;
  const head = pageHead({
    business,
    locale: context.shared.locale,
    translations: hreflangs(path, siteIndex, business.url),
    locations: context.locations,
    self: context.shared.self,
    images: context.images,
    texts: context.shared.texts.siteData,
    limits: (note) => restrictsHours(note, context.kit.languages),
    languages: context.languages,
    services,
    trail: trailForSearch(
      { path, label, index },
      trail.crumbs,
      siteIndex.languages[language]?.home,
    ),
    title,
    search: searchPath && business.url + encodedPath(searchPath),
    picture,
    page: { url, label, description },
    index,
    ownership: path === "/" ? context.config.search.ownership : undefined,
    structuredData,
    areaServed: areaServed && fillIn(areaServed.value, areaServed.origin, env),
    article: articleOf(card, byline, context),
    feed: feed.length > 0 ? business.url + encodedPath(feedUrl(path)) : undefined,
    described: parts.flatMap(({ described }) => described),
  });
  const texts = textsOn(sections, context.kit, context.shared.texts);
  const underHeader = byline === undefined && coverOf(sections, context);
  const languages = languageLinks(outline, context.languages, siteIndex);
  return {
    url,
    origins: resolved.map(({ path }) => path),
    share,
    files: parts.flatMap(({ files }) => files),
    feed: feedOf({ path, title }, context.config, feed),
    route: {
      path,
      language,
      ...lookAndShape(context.config.theme),
      texts,
      head,
      languages,
      trail: trail.crumbs.map((crumb) => ({
        ...crumb,
        label: context.shared.display(crumb.label),
      })),
      ...(path !== siteIndex.languages[language]?.home.href && { isInner: true }),
      ...(byline && { byline }),
      ...(underHeader && { underHeader }),
      sections,
    },
  };
}

/** What a header over the first section is over. */
function coverOf(
  [first]: readonly Section[],
  { config, kit }: LanguageContext,
): RouteModel["underHeader"] {
  if (config.header.layout !== "over" || !first) return undefined;
  const cover = definitionOf(kit, first).uses?.cover?.(first);
  return cover === "background" ? first.background : cover;
}

/** The messages that the components of these sections use, and those that any may use. */
function textsOn(
  sections: readonly Pick<Section, "type">[],
  kit: SectionKit,
  texts: Texts,
): Partial<Texts> {
  const groups = sections.flatMap((section) => definitionOf(kit, section).texts ?? []);
  return Object.fromEntries(
    [...new Set(["common" as const, "failure" as const, ...groups])].map((group) => [
      group,
      texts[group],
    ]),
  );
}
