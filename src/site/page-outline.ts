import type { Section } from "../../schema/fields/section.ts";
import type { Page } from "../../schema/page.ts";
import { fillPage } from "../fill/fill-page.ts";
import { isGenericLabel } from "../locales/no-services.ts";
import { languageFor } from "../model/language-definition.ts";
import { definitionOf, type SectionKit } from "../model/section-kit.ts";
import type { ResolveEnvironment } from "../resolve/environment.ts";
import { fillIn } from "../resolve/fill-in.ts";
import { displayValue } from "../tokens/scope.ts";
import { singleToken } from "../util/token.ts";
import { languageOf } from "./languages.ts";
import { servicesIn } from "./section-addresses.ts";
import { pageFeatures } from "./section-features.ts";
import { inLanguage, type LanguageContext, type SiteContext } from "./site-context.ts";
import { ASKS_NOTHING, type PageOutline } from "./site-index.ts";

/** The outline of the page at an index of the config. */
export function outlinePage(index: number, context: SiteContext): PageOutline {
  const written = context.config.pages[index];
  const own = inLanguage(context, languageOf(written, context.config));
  const { page } = fillPage(index, context, own.facts);
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
    description,
    picture,
    news: { date, updated },
  } = page;
  // Problems of these texts are reported when the page itself is compiled.
  const env = { ...own.environment, scope, uses: [], problems: [] };
  const name = fillIn(label.value, label.origin, env);
  return {
    path,
    language: own.config.language,
    translationOf,
    parent,
    template,
    listed: page.index,
    label: name,
    isService:
      structuredData === "service" &&
      !areaServed &&
      !isGenericLabel(name, languageFor(own.kit.languages, own.config.language)),
    ...declaredOn(sections.value, own, env),
    ...(date !== undefined && {
      news: {
        date,
        updated,
        description: fillIn(description.value, description.origin, env),
        picture: picture && {
          file: fillIn(picture.file, page.origin, env),
          alt: fillIn(picture.alt, page.origin, env),
        },
      },
    }),
  };
}

/** The features of a page's sections, and the other pages that they link to. */
export const declaredOn = (
  sections: readonly Section[],
  context: LanguageContext,
  env: ResolveEnvironment,
): Pick<PageOutline, "features" | "foreign" | "asks"> => ({
  features: pageFeatures(sections, context),
  foreign: sections.flatMap((section) => servicesIn(section, env, context.kit)),
  asks: pagesAskedOn(sections, context.kit, (label) =>
    labelsIn(label, { ...env, uses: [], problems: [] }),
  ),
});

/** The other pages that a page's sections link to by label or template. */
function pagesAskedOn(
  sections: readonly Section[],
  kit: SectionKit,
  labelsOf: (label: string) => readonly string[],
): PageOutline["asks"] {
  const asked = sections.map((section) => definitionOf(kit, section).uses?.pages?.(section) ?? {});
  const labels = asked.flatMap(({ labels = [] }) => labels.flatMap(labelsOf));
  const templates = asked.flatMap(({ template }) => template ?? []);
  return labels.length + templates.length === 0 ? ASKS_NOTHING : { labels, templates };
}

/** The labels of an entry: those of a list parameter, or one. */
function labelsIn(label: string, env: ResolveEnvironment): readonly string[] {
  const name = singleToken(label);
  const token = name === undefined ? undefined : env.scope.get(name);
  return token?.type === "list" ? token.value : [fillIn(label, [], env, displayValue)];
}

/** The outline of a page that cannot be filled; links to it are still valid. */
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
  foreign: [],
  asks: ASKS_NOTHING,
  parent: parent === undefined ? undefined : { value: parent, origin: ["pages", index, "parent"] },
});
