import type { Section } from "../../schema/fields/section.ts";
import type { PageFrame } from "../../schema/page.ts";
import type { ParsedPage } from "../config/parse/parsed-page.ts";
import { displayValue, pageScope, type Scope } from "../config/tokens/scope.ts";
import { singleToken } from "../lib/token.ts";
import { isGenericLabel } from "../locales/words/no-services.ts";
import { languageFor } from "../model/language-definition.ts";
import { definitionOf, type SectionKit } from "../model/section-kit.ts";
import { languageOf } from "./languages.ts";
import type { ResolveEnvironment } from "./resolve/environment.ts";
import { fillIn } from "./resolve/fill-in.ts";
import { parameterScope } from "./resolve/parameter-scope.ts";
import { servicesIn } from "./sections/section-addresses.ts";
import { pageFeatures } from "./sections/section-features.ts";
import { inLanguage, type LanguageContext, type SiteContext } from "./site-context.ts";
import { ASKS_NOTHING, type PageOutline } from "./site-index.ts";

/** The outline of a page. */
export function outlinePage(page: ParsedPage, context: SiteContext): PageOutline {
  const own = inLanguage(context, page.language);
  const {
    path,
    translationOf,
    label,
    parent,
    template,
    structuredData,
    areaServed,
    sections,
    description,
    picture,
    news: { date, updated },
  } = page;
  // Problems of these texts are reported when the page itself is compiled.
  const env = { ...own.environment, scope: scopeOf(page, own), uses: [], problems: [] };
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
  label: page.path,
  isService: false,
  features: [],
  foreign: [],
  asks: ASKS_NOTHING,
  parent:
    page.parent === undefined
      ? undefined
      : { value: page.parent, origin: ["pages", index, "parent"] },
});
