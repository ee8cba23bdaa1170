import { type Section, type SectionType, sectionSchemas } from "../../schema/sections/index.ts";
import { type Diagnostic, PAGE_PATHS, type Path, problem } from "../diagnostics/diagnostic.ts";
import { type ExpandedPage, expandPage } from "../expand/expand.ts";
import { pageHead } from "../head/head.ts";
import type { RouteModel } from "../model/route.ts";
import type { Derive } from "../model/section-context.ts";
import type { ResolvedSection } from "../model/values.ts";
import { suggestion } from "../parse/suggest.ts";
import { fillIn, type ResolveEnvironment, resolveFields } from "../resolve/resolve.ts";
import type { Use } from "../resolve/uses.ts";
import { derivers } from "../sections/derivers.ts";
import { sectionContext } from "./section-context.ts";
import { type ShareImage, shareImage, sharePicture } from "./share-image.ts";
import type { SiteContext } from "./site-context.ts";
import { type SiteIndex, type Trail, trailOf } from "./site-index.ts";

/** A page that is ready to be rendered, with what the checks need to know of it. */
export interface CompiledPage {
  page: ExpandedPage;
  /** What its words, its template's among them, were used for. */
  uses: Use[];
  label: string;
  title: string;
  description: string;
  url: string;
  route: RouteModel;
  /** The image that is drawn for it; none where search engines may not list it. */
  share: ShareImage | undefined;
}

/**
 * Makes the route model of the page at an index of the config: all that it needs to be rendered, and
 * nothing of other pages. The page is undefined if it cannot be expanded.
 */
export function compilePage(index: number, context: SiteContext, siteIndex: SiteIndex) {
  const { page, problems } = expandPage(index, context.config, context.facts);
  const diagnostics = problems();
  if (!page) return { page: undefined, diagnostics };
  const uses: Use[] = [];
  const report = (diagnostic: Diagnostic) => diagnostics.push({ page: page.path, ...diagnostic });
  const record = (use: Use) => uses.push(use);
  // In a thread that makes some of the pages the context knows no others.
  const hasPage = (path: string) => siteIndex.byPath.has(path);
  const own = { scope: page.scope, report, record, hasPage };
  const env: ResolveEnvironment = { ...context.environment, ...own };
  const words = wordsOf(page, env);
  const route = routeOf({ page, ...words }, env, context, siteIndex);
  return { page: { page, uses, ...words, ...route }, diagnostics };
}

type Words = Pick<CompiledPage, "label" | "title" | "description">;

function wordsOf(page: ExpandedPage, env: ResolveEnvironment): Words {
  const fill = (key: keyof Words) => fillIn(page[key].value, page[key].origin, env);
  return { label: fill("label"), title: fill("title"), description: fill("description") };
}

function routeOf(
  { page, label, title, description }: Words & { page: ExpandedPage },
  env: ResolveEnvironment,
  context: SiteContext,
  siteIndex: SiteIndex,
): Pick<CompiledPage, "url" | "route" | "share"> {
  const { business, language } = context.config;
  const { images, shared } = context;
  const url = business.url + page.path;
  const trail = trailOf({ ...page, label, isService: false, features: [] }, siteIndex);
  reportTrail(trail, siteIndex, env.report);
  const share =
    context.share && page.index ? shareImage(context.share, page.path, title) : undefined;
  const searchPath = siteIndex.firstWith.search;
  const areaServed = page.areaServed && fillIn(page.areaServed.value, page.areaServed.origin, env);
  const head = pageHead({
    business,
    language,
    images,
    services: siteIndex.services,
    trail: trail.crumbs,
    title,
    search: searchPath && business.url + searchPath,
    picture: sharePicture(share, business) ?? { url: images.share },
    page: { url, label, description },
    index: page.index,
    structuredData: page.structuredData,
    areaServed,
  });
  // What a type derives from the rest of the site joins its own fields.
  const sections = page.sections.value.map((section, index) => {
    const path = [...page.sections.origin, index];
    const resolved = resolveSection(section, path, env, context.settled);
    const derive = (derivers as Partial<Record<Section["type"], Derive>>)[section.type];
    if (!derive) return resolved;
    const own = sectionContext(shared, siteIndex, page.template, path, env.report);
    return { ...resolved, ...derive(own, resolved) };
  });
  return { url, share, route: { path: page.path, head, trail: trail.crumbs, sections } };
}

/**
 * Resolves a section's own fields. A template's section that says nothing of the single page is the
 * same on each of thousands, so it is resolved once.
 */
function resolveSection(
  section: Section,
  path: Path,
  env: ResolveEnvironment,
  known: SiteContext["settled"],
): ResolvedSection<SectionType> {
  const found = known.get(section);
  if (found) {
    for (const use of found.uses) env.record(use);
    return found.resolved;
  }
  const uses: Use[] = [];
  let isFlawed = false;
  const resolved = resolveFields(sectionSchemas[section.type], section, path, {
    ...env,
    record: (use) => {
      uses.push(use);
      env.record(use);
    },
    report: (diagnostic) => {
      isFlawed = true;
      env.report(diagnostic);
    },
  });
  if (!isFlawed && !uses.some(isOfPage)) known.set(section, { resolved, uses });
  return resolved;
}

/** Facts of the business have a dot in their name, parameters of a page have none. */
const isOfPage = (use: Use) => use.kind === "token" && !use.name.includes(".");

function reportTrail({ fault }: Trail, { byPath }: SiteIndex, report: (found: Diagnostic) => void) {
  if (!fault?.at.parent) return;
  const { path, parent } = fault.at;
  const at = { page: path, basis: [PAGE_PATHS] };
  if (fault.kind === "parent-loop") {
    // A second page with a path is no part of the circle; that it is one is told elsewhere.
    if (byPath.get(path)?.parent?.value !== parent.value) return;
    // Of all pages that lead into the circle one is enough, best of all the home page.
    if (path !== [...fault.circle].sort()[0]) return;
    const message = `Going up from ${path} leads round in a circle.`;
    report({ ...problem(fault.kind, parent.origin, message, loopHint(fault.circle)), ...at });
  } else if (parent.value !== HOME) {
    const message = `There is no page ${parent.value} to stand above this one.`;
    const { hint } = suggestion(parent.value, byPath.keys(), "Name the path of a page.");
    report({ ...problem(fault.kind, parent.origin, message, hint), ...at });
  }
}

/** That there is no home page at all is told once, by a rule of its own. */
const HOME = "/";

function loopHint(circle: readonly string[]): string {
  if (circle.includes(HOME))
    return 'Take "parent" out of the home page; it stands above all others.';
  return circle.length === 1
    ? "A page cannot stand above itself; name the page above it."
    : `Take "parent" out of one of ${circle.join(", ")}, or name another page there.`;
}
