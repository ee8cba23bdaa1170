import { type Section, sectionSchemas } from "../../schema/sections/index.ts";
import type { Site } from "../../schema/site.ts";
import { type Path, problem } from "../diagnostics/diagnostic.ts";
import { pageHead } from "../head/head.ts";
import type { Crumb, RouteModel, SectionModel } from "../model/route.ts";
import type { Link } from "../model/values.ts";
import type { SectionContext } from "../sections/context.ts";
import { type Derive, derivers } from "../sections/derivers.ts";
import { sectionContext, sharedContext } from "./context.ts";
import type { ExpandedPage } from "./expand.ts";
import { fillIn, type ResolveEnvironment, resolveFields } from "./resolve.ts";
import { missingMedia } from "./resolve-problems.ts";
import { type ShareImage, shareImage, sharePicture, shareStyle } from "./share-image.ts";
import type { Use } from "./uses.ts";

type Environment = Omit<ResolveEnvironment, "scope">;

/** A page that is ready to be rendered, with what the checks need to know of it. */
export interface CompiledPage extends NamedPage {
  route: RouteModel;
  /** The image that is drawn for it; none where search engines may not list it. */
  share: ShareImage | undefined;
}

/** A page whose own words are filled in. */
interface NamedPage {
  page: ExpandedPage;
  env: ResolveEnvironment;
  /** What its words, its template's among them, were used for. */
  uses: Use[];
  label: string;
  title: string;
  description: string;
  url: string;
}

/** Makes each page's route model: all that it needs to be rendered, and nothing of other pages. */
export function compilePages(
  config: Site,
  pages: ExpandedPage[],
  environment: Environment,
  facts: ResolveEnvironment["scope"],
): CompiledPage[] {
  const shared = sharedContext(config, pages, { ...environment, scope: facts });
  const named = pages.map((page) => namePage(page, config.business.url, environment));
  const byPath = new Map(named.map((entry) => [entry.page.path, entry]));
  const siblings = siblingLinks(named);
  const services = named.filter(({ page }) => page.structuredData === "service");
  const images = sharedImages(config, environment);
  const style = shareStyle(config);
  const searchPath = shared.pageWith("siteSearch")?.href;
  const search = searchPath && config.business.url + searchPath;
  return named.map((entry) => {
    const { page, env, title } = entry;
    const trail = trailOf(entry, byPath);
    const share = style && page.index ? shareImage(style, page.path, title) : undefined;
    const head = pageHead({
      ...{ business: config.business, language: config.language, images, services, search, trail },
      picture: sharePicture(share, config.business) ?? { url: images.share },
      ...{ title, page: entry, index: page.index, structuredData: page.structuredData },
    });
    const neighbours = siblings.get(page.template) ?? new Map();
    const sections = page.sections.value.map((section, index) => {
      const path = [...page.sections.origin, index];
      return sectionModel(section, path, env, sectionContext(shared, neighbours, path, env.report));
    });
    return { ...entry, share, route: { path: page.path, head, trail, sections } };
  });
}

function namePage(page: ExpandedPage, siteUrl: string, environment: Environment): NamedPage {
  const uses: Use[] = [];
  const env: ResolveEnvironment = {
    ...environment,
    scope: page.scope,
    report: (diagnostic) => environment.report({ ...diagnostic, page: page.path }),
    record: (use) => uses.push(use),
  };
  const words = (key: "label" | "title" | "description") =>
    fillIn(page[key].value, page[key].origin, env);
  return {
    page,
    env,
    uses,
    label: words("label"),
    title: words("title"),
    description: words("description"),
    url: siteUrl + page.path,
  };
}

/** A section's own fields, resolved, with what its type derives from the rest of the site. */
function sectionModel(
  section: Section,
  path: Path,
  env: ResolveEnvironment,
  context: SectionContext,
): SectionModel {
  const resolved = resolveFields(sectionSchemas[section.type], section, path, env);
  const derive = (derivers as Partial<Record<Section["type"], Derive>>)[section.type];
  return { ...resolved, ...derive?.(context, resolved) } as SectionModel;
}

/** The pages of each template by their label. */
function siblingLinks(named: NamedPage[]): Map<string | undefined, Map<string, Link>> {
  const groups = new Map<string | undefined, Map<string, Link>>();
  for (const { page, label } of named) {
    if (page.template === undefined) continue;
    const group = groups.get(page.template) ?? new Map<string, Link>();
    groups.set(page.template, group.set(label, { href: page.path }));
  }
  return groups;
}

/** The way from the home page down to this one along `parent`; empty where there is none. */
function trailOf(entry: NamedPage, byPath: ReadonlyMap<string, NamedPage>): Crumb[] {
  const trail: Crumb[] = [];
  for (let at: NamedPage | undefined = entry; at; at = above(at, byPath)) {
    const crumb = { label: at.label, href: at.page.path };
    if (trail.some(({ href }) => href === crumb.href)) {
      entry.env.report(parentLoop(entry.page));
      return [];
    }
    trail.unshift(crumb);
  }
  return trail.length > 1 ? trail : [];
}

function above({ page, env }: NamedPage, byPath: ReadonlyMap<string, NamedPage>) {
  if (!page.parent) return undefined;
  const found = byPath.get(page.parent.value);
  if (!found) {
    const message = `There is no page ${page.parent.value} to stand above this one.`;
    env.report(problem("unknown-parent", page.parent.origin, message));
  }
  return found;
}

const parentLoop = ({ path, origin, parent }: ExpandedPage) =>
  problem(
    "parent-loop",
    parent?.origin ?? origin,
    `Going up from ${path} leads round in a circle.`,
  );

function sharedImages({ business }: Site, { media, report, record }: Environment) {
  const absolute = (name: string, ...path: Path) => {
    const found = media.get(name);
    if (found) record({ kind: "media", path, name, asItIs: true });
    else report(missingMedia(name, path, media.keys()));
    return business.url + (found?.url ?? "");
  };
  return {
    logo: absolute(business.logo, "business", "logo"),
    share: absolute(business.shareImage, "business", "shareImage"),
    photos: (business.photos ?? []).map((name, at) => absolute(name, "business", "photos", at)),
  };
}
