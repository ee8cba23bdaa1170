import * as z from "zod";
import { business } from "./business.ts";
import { checks } from "./checks.ts";
import { list, literalText, object, ownName } from "./fields/fields.ts";
import { languageTag } from "./fields/language.ts";
import { naming } from "./fields/names.ts";
import { anySection } from "./fields/section.ts";
import { texts } from "./fields/texts.ts";
import { forms, map } from "./forms.ts";
import { languages } from "./languages.ts";
import { footer, header } from "./layout.ts";
import { locations } from "./locations.ts";
import { pageOf, type Template, templateOf } from "./page.ts";
import { publish } from "./publish.ts";
import { redirects } from "./redirects.ts";
import { search } from "./search.ts";
import { type LookChoice, type Theme, themeSchema } from "./theme.ts";

/** The version of the file's shape; a change that would break a file raises it. */
export const VERSION = 3;

/** The schemas of a site whose pages are made of sections of these types, in one of these looks. */
export function siteSchemas(
  sections: readonly z.ZodObject[],
  looks: readonly [LookChoice, ...LookChoice[]],
) {
  const section = anySection(sections);
  const [page, template] = [pageOf(section), templateOf(section)];
  return { section, page, template, site: siteOf(page, template, themeSchema(looks)) };
}

export type SiteSchemas = ReturnType<typeof siteSchemas>;

const siteOf = (
  page: ReturnType<typeof pageOf>,
  template: ReturnType<typeof templateOf>,
  theme: ReturnType<typeof themeSchema>,
) =>
  object("A whole website.", {
    $schema: literalText("Tells the editor how to help.", "./schema/site.schema.json").optional(),
    version: z
      .literal(VERSION)
      .meta({ description: "The version of this file's shape.", examples: [VERSION] }),
    language: naming(
      "language",
      languageTag.meta({
        description: "The language of the site, or the main one of several, by its tag.",
        examples: ["en-GB"],
      }),
    ),
    texts: texts.optional(),
    languages,
    business,
    locations,
    theme,
    header,
    footer,
    forms: forms.prefault({}),
    search: search.prefault({}),
    checks: checks.default([]),
    plugins: list(
      literalText("The name of a package, or the path of a folder.", "plumbline-plugin-italian"),
      "Packages with sections, checks, looks or languages that are added to those that there are.",
      ["plumbline-plugin-italian"],
      { min: 0 },
    ).default([]),
    map: map.optional(),
    publish: publish.optional(),
    templates: z
      .record(ownName, template)
      .default({})
      .meta({
        description: "Templates by name; `template` on a page picks one.",
        examples: [
          {
            localPage: {
              params: { location: { type: "text", description: "The name of the place" } },
              label: "{location}",
              title: "Web design in {location}",
              description: "Fast websites for the trades of {location}.",
              sections: [{ type: "hero", heading: "Get found in {location}" }],
            },
          },
        ],
      }),
    redirects,
    pages: list(page, "Every page of the site.", [
      {
        path: "/",
        title: "Home",
        description: "…",
        sections: [{ type: "hero", heading: "Hello" }],
      },
    ]),
  });

/** A site, a page and a template as an owner writes them, before any default is put in. */
export type SiteInput = z.input<SiteSchemas["site"]>;
export type PageInput = z.input<SiteSchemas["page"]>;
export type TemplateInput = z.input<SiteSchemas["template"]>;

/** A site as it stands in the file. */
export type WrittenSite = z.output<SiteSchemas["site"]>;

/** The same with all colours of its theme. */
export type ThemedSite = Omit<WrittenSite, "theme"> & { theme: Theme };

/** A site whose templates are ready to be filled. */
export type Site = Omit<ThemedSite, "templates"> & { templates: Record<string, Template> };
