import * as z from "zod";
import { analytics } from "./analytics.ts";
import { authors } from "./authors.ts";
import { business } from "./business.ts";
import { checks } from "./checks.ts";
import { customName, list, literalText, object } from "./fields/fields.ts";
import { languageTag } from "./fields/language.ts";
import { naming } from "./fields/names.ts";
import { type AnySection, anySection } from "./fields/section.ts";
import { type Texts, textsSchema } from "./fields/texts.ts";
import { forms, map } from "./forms.ts";
import { languagesSchema } from "./languages.ts";
import { footer, header } from "./layout.ts";
import { locations } from "./locations.ts";
import {
  expandedPageOf,
  type PageFrame,
  pageFrameOf,
  pageOf,
  type Template,
  templateFrameOf,
  templateOf,
} from "./page.ts";
import { publish } from "./publish.ts";
import { redirects } from "./redirects.ts";
import { search } from "./search.ts";
import { sharedSections } from "./shared.ts";
import { type LookChoice, type Theme, themeSchema } from "./theme.ts";

/** The version of the config's format; a breaking change raises it. */
export const VERSION = 4;

/** The schemas of a site with these section types and looks; the English texts are examples. */
export function siteSchemas(
  sections: readonly z.ZodObject[],
  looks: readonly [LookChoice, ...LookChoice[]],
  english: Texts,
) {
  const section = anySection(sections);
  const [page, template] = [pageOf(section), templateOf(section)];
  const texts = textsSchema(english);
  const site = siteOf(section, page, template, themeSchema(looks), texts);
  const frame = {
    site: siteFrameOf(site, texts),
    page: pageFrameOf(page),
    template: templateFrameOf(template),
  };
  return { section, page, template, site, frame, expandedPage: expandedPageOf(page) };
}

/** The site without the parts that are parsed page by page and template by template. */
const siteFrameOf = (site: ReturnType<typeof siteOf>, texts: ReturnType<typeof textsSchema>) =>
  site.extend({
    ...sharedSections(z.unknown()),
    languages: languagesSchema(texts, z.unknown()),
    templates: z.record(customName, z.unknown()).default({}),
    pages: z.array(z.unknown()).min(1),
  });

export type SiteSchemas = ReturnType<typeof siteSchemas>;

const siteOf = (
  section: AnySection,
  page: ReturnType<typeof pageOf>,
  template: ReturnType<typeof templateOf>,
  theme: ReturnType<typeof themeSchema>,
  texts: ReturnType<typeof textsSchema>,
) =>
  object("A whole website.", {
    $schema: literalText(
      "The JSON Schema that the editor takes its help from.",
      "./schema/site.schema.json",
    ).optional(),
    version: z
      .literal(VERSION)
      .meta({ description: "The version of this file's format.", examples: [VERSION] }),
    language: naming(
      "language",
      languageTag.meta({
        description: "The language tag of the site, or of its main language.",
        examples: ["en-GB"],
      }),
    ),
    texts: texts.optional(),
    languages: languagesSchema(texts, section),
    business,
    locations,
    authors,
    theme,
    header,
    footer,
    forms: forms.prefault({}),
    search: search.prefault({}),
    checks: checks.default([]),
    plugins: list(
      literalText("The name of a package or the path of a folder.", "plumbline-plugin-italian"),
      "Packages that add sections, checks, looks or languages.",
      ["plumbline-plugin-italian"],
      { min: 0 },
    )
      .meta({ title: "Extensions" })
      .default([]),
    analytics: analytics.optional(),
    map: map.optional(),
    publish: publish.optional(),
    ...sharedSections(section),
    templates: z
      .record(customName, template)
      .default({})
      .meta({
        description: "The templates by name; a page names one in `template`.",
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
    pages: list(page, "All pages of the site.", [
      {
        path: "/",
        title: "Home",
        description: "…",
        sections: [{ type: "hero", heading: "Hello" }],
      },
    ]),
  });

/** A site, a page and a template in the config, before defaults are applied. */
export type SiteInput = z.input<SiteSchemas["site"]>;
export type PageInput = z.input<SiteSchemas["page"]>;
export type TemplateInput = z.input<SiteSchemas["template"]>;

type SiteFrame = z.output<ReturnType<typeof siteFrameOf>>;

/** A site as parsed from the config, before its pages are expanded. */
export type Site = Omit<SiteFrame, "theme" | "templates" | "pages"> & {
  /** With all colours. */
  theme: Theme;
  templates: Record<string, Template>;
  pages: readonly PageFrame[];
};

/** The parsed site frame, with the theme as in the config. */
export type UnstyledSite = SiteFrame;
