import { checkSite } from "../src/checks/check-site.ts";
import type { RouteModel, SectionModel } from "../src/model/route.ts";

/** The config of the site under test; named beside PLUMBLINE_BASE_URL when that is another one's. */
export const configFile = process.env.PLUMBLINE_CONFIG ?? "site.config.json";

const { site, diagnostics } = await checkSite(configFile);
if (!site) throw new Error(diagnostics.map(({ message }) => message).join("\n"));

export const { config, model, routes } = site;

export const home = firstOf(routes);

/** The pages that stand for a service each. */
export const services = routes.filter(({ path }) => pageOf(path)?.structuredData === "service");

/** One page of every kind; those made from one template are of one kind. */
export const kinds = [...new Map(routes.map((route) => [kindOf(route), route])).values()];

/** The page that searches the site, if there is one. */
export const searchPage = routes.find(({ sections }) =>
  sections.some(({ type }) => type === "siteSearch"),
);

export function pageOf(path: string) {
  return config.pages.find((page) => page.path === path);
}

function kindOf({ path }: RouteModel): string {
  const page = pageOf(path);
  return page?.template ?? page?.structuredData ?? path;
}

/** The first thing of a list that the tests cannot do without. */
export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error("The config has nothing of the kind to test.");
  return first;
}

/** The home page's section of a type, as the config has it. */
export function homeSection<T extends SectionModel["type"]>(type: T) {
  type Wanted = Extract<SectionModel, { type: T }>;
  return firstOf(home.sections.filter((section): section is Wanted => section.type === type));
}

/** What a `<meta>` of a page says; empty where the page has none by that name or property. */
export const metaOf = ({ head }: RouteModel, name: string): string =>
  head.tags.find(({ attributes }) => [attributes.name, attributes.property].includes(name))
    ?.attributes.content ?? "";
