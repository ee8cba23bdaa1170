import type { SectionInput } from "../../../schema/fields/section.ts";
import { accentFor } from "../../commands/new/starter/looks.ts";
import { fixtureSurroundings } from "../../kit/conformance/surroundings.ts";
import type { Kit } from "../../kit/kit.ts";
import { isObject } from "../../lib/objects.ts";

type Json = Record<string, unknown>;

/** What differs from the site itself. */
export interface SampleView {
  look?: string | undefined;
  language?: string | undefined;
}

/** The parts of the site that a section may show. */
const PARTS = ["version", "business", "theme", "texts", "locations", "authors", "forms", "map"];

/** A site like that of a config, with one page for a section and what fixtures refer to. */
export async function sampleSite(config: unknown, kit: Kit, view: SampleView): Promise<string> {
  const site: Json = Object(config);
  const own = Object.fromEntries(PARTS.flatMap((key) => (key in site ? [[key, site[key]]] : [])));
  const { pages, ...around } = fixtureSurroundings(true);
  const language = view.language ?? String(site.language);
  const isOther = language !== site.language;
  return JSON.stringify({
    ...mergedParts(around, own),
    language,
    ...(isOther && { texts: {} }),
    theme: themeFor(kit, own.theme, view),
    header: { brand: "{business.name}", links: [{ label: "/", link: "/" }] },
    // So that the fonts have the letters of all samples.
    footer: { copyright: await lettersOf(kit) },
    pages: [samplePage(await firstSection(kit)), ...pages],
  });
}

/** The page of a section. */
export const samplePage = (section: SectionInput) => ({
  path: "/",
  title: "Sample",
  description: "Sample.",
  tags: ["Storms"],
  sections: [section],
});

/** The site's own parts, with the entries of others that they do not have. */
const mergedParts = (around: Json, own: Json): Json => ({
  ...around,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      isObject(value) && isObject(around[key]) ? { ...around[key], ...value } : value,
    ]),
  ),
});

/** The theme of the site, or a new site's theme with another look. */
function themeFor(kit: Kit, own: unknown, { look }: SampleView): unknown {
  const definition = look === undefined ? undefined : kit.looks.get(look);
  if (!definition || Object(own).look === look) return own;
  const accent = Object(Object(Object(own).colours).light).accent ?? accentFor("LocalBusiness");
  // The fonts are those of the look.
  return { look, colours: { light: { ...definition.ground, accent } } };
}

async function lettersOf(kit: Kit): Promise<string> {
  const all = await Promise.all([...kit.sections.values()].map((each) => each.fixtures()));
  const letters = new Set(JSON.stringify(all).replace(/[\s"\\{}[\]<>*_#|`~]/g, ""));
  return `A ${[...letters].sort().join("")}`;
}

async function firstSection(kit: Kit): Promise<SectionInput> {
  const [first] = kit.sections.values();
  if (!first) throw new Error("There are no section types.");
  return (await first.fixtures()).fixtures.minimal;
}
