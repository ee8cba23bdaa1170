import type { ZodRawShape } from "zod";
import { dataUrl } from "../src/model/addresses.ts";
import type { Fields, SectionDefinition } from "../src/model/kit/section-definition.ts";
import type { RouteModel } from "../src/model/route.ts";
import { checkSite } from "../src/pipeline.ts";
import { hero } from "../src/sections/hero/section.ts";
import { isOf } from "../src/testing/pages/of-type.ts";

/** The config of the tested site. Set it together with PLUMBLINE_BASE_URL if that serves another site. */
export const configFile = process.env.PLUMBLINE_CONFIG ?? "site.config.json";

const { site, diagnostics } = await checkSite(configFile);
if (!site) throw new Error(diagnostics.map(({ message }) => message).join("\n"));

export const { config, model, routes } = site;

export const home = firstOf(routes.filter(({ path }) => path === "/"));

/** The page for unknown addresses, if the site has one. */
export const lost = routes.find(({ path }) => path === "/404.html");
export const NO_LOST = "The site has no page for unknown addresses.";

/** A menu's entries that are links, with those under them. */
const linksOf = (entries: typeof model.header.links) =>
  entries.flatMap(({ label, link, links = [] }) => [...given(link && { label, link }), ...links]);

/** The links of the header that need no sub-menu, its button last. */
export const headerLinks = [
  ...model.header.links.flatMap(({ label, link }) => given(link && { label, link })),
  ...given(model.header.action),
];

/** The first link of the header that leads to a section further down on a page. */
export const headerAnchor = headerLinks.flatMap(({ link: { href } }) => anchorsIn(href))[0];
export const NO_ANCHOR = "No link of the header leads to a section further down on a page.";

function anchorsIn(href: string) {
  const [path = "", id = ""] = href.split("#");
  const sections = routes.find((route) => route.path === path)?.sections ?? [];
  return sections.slice(1).some((section) => section.id === id) ? [{ href, path, id }] : [];
}

const { groups, smallLinks, action } = model.footer;
const menus = [
  ...linksOf(model.header.links),
  ...given(model.header.action),
  ...groups.flatMap(({ links }) => linksOf(links)),
  ...smallLinks,
  ...given(action),
];

/** The pages that every page leads to, the longest first; `linkTo` finds the link. */
export const linked = routes
  .filter(({ path }) => path !== home.path && menus.some(({ link }) => link.href === path))
  .sort((one, other) => other.sections.length - one.sections.length);

/** A page that every page links to; the home page if there is no other. */
export const other = linked[0] ?? home;
export const hasOther = other !== home;
export const NO_OTHER = "No menu of the site leads to a page other than the home page.";

/** One page of every kind. All pages of a template are of one kind. */
export const kinds = [...new Map(routes.map((route) => [kindOf(route), route])).values()];

/** The first page with a section of a type that satisfies a condition, if there is one. */
export function findSection<S extends ZodRawShape, Derived extends object>(
  definition: SectionDefinition<S, Derived>,
  isWanted = (_section: Fields<S> & Derived) => true,
) {
  const found = routes.flatMap((route) =>
    route.sections.filter(isOf(definition)).map((section) => ({ route, section })),
  );
  return found.find(({ section }) => isWanted(section));
}

/** The title of the page at an address; undefined if it is not a page of the site. */
export const titleAt = (href: string): string | RegExp =>
  routes.find(({ path }) => path === href)?.head.title ?? /./;

export function pageOf(path: string) {
  return site?.pages.find(({ page }) => page.path === path)?.page;
}

/** Its template, or else the kind in its structured data. */
export function kindOf({ path }: RouteModel): string {
  const page = pageOf(path);
  return page?.template ?? page?.structuredData ?? path;
}

/** An optional value of the config as a list, which is empty if the value is missing. */
export function given<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

/** The first item of a list that the tests require. */
export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error("The config has nothing of the kind to test.");
  return first;
}

/** A page's main heading. */
export const headingOf = ({ sections }: RouteModel): string =>
  firstOf(sections.filter(isOf(hero))).heading;

/** The address of a page's data, on any server. */
export const dataOf = ({ path }: RouteModel): string => `**${dataUrl(path)}`;

/** The content of a `<meta>` by name or property; empty if the page has none. */
export const metaOf = ({ head }: RouteModel, name: string): string =>
  head.tags.find(({ attributes }) => [attributes.name, attributes.property].includes(name))
    ?.attributes.content ?? "";
