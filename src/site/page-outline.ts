import type { Page } from "../../schema/page.ts";
import { expandPage } from "../expand/expand.ts";
import { fillIn } from "../resolve/resolve-string.ts";
import { languageOf } from "./languages.ts";
import { featuresOn } from "./section-features.ts";
import { inLanguage, type SiteContext } from "./site-context.ts";
import type { PageOutline } from "./site-index.ts";

/** The outline of the page at an index of the config. */
export function outlinePage(index: number, context: SiteContext): PageOutline {
  const written = context.config.pages[index];
  const own = inLanguage(context, languageOf(written, context.config));
  const { page } = expandPage(index, context.config, own.facts);
  if (!page && written) return bareOutline(written, index, own.config.language);
  if (!page) throw new Error(`The config has no page ${index}.`);
  const {
    path,
    translationOf,
    label,
    parent,
    template,
    structuredData,
    areaServed,
    sections,
    scope,
  } = page;
  // What is wrong with these words is told where the page itself is compiled.
  const env = { ...own.environment, scope, uses: [], problems: [] };
  return {
    path,
    language: own.config.language,
    translationOf,
    parent,
    template,
    listed: page.index,
    label: fillIn(label.value, label.origin, env),
    isService: structuredData === "service" && !areaServed,
    features: featuresOn(sections.value, own.config),
  };
}

/** Of a page that cannot be expanded: links to it are right all the same. */
const bareOutline = (
  { path, parent, template, translationOf, index: listed }: Page,
  index: number,
  language: string,
): PageOutline => ({
  path,
  language,
  translationOf,
  listed,
  template,
  label: path,
  isService: false,
  features: [],
  parent: parent === undefined ? undefined : { value: parent, origin: ["pages", index, "parent"] },
});
