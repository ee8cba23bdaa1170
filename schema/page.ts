import * as z from "zod";
import { path } from "./fields/addresses.ts";
import { forAdministration } from "./fields/administration.ts";
import { date, publicationDates } from "./fields/dates.ts";
import {
  choice,
  customName,
  draft,
  flag,
  list,
  literalText,
  object,
  snippet,
  text,
} from "./fields/fields.ts";
import { languageTag } from "./fields/language.ts";
import { naming } from "./fields/names.ts";
import { picture } from "./fields/parts.ts";
import type { AnySection } from "./fields/section.ts";
import { parameter, paramValues } from "./parameters.ts";

const label = text("The short name of the page, for breadcrumbs and lists.", "Web design");
const title = snippet(
  "title",
  "The title of the page in browser tabs and search results.",
  "Web design in Barry",
);
const description = snippet(
  "description",
  "One or two sentences that search results show under the title.",
  "Fast websites for Barry's trades, from one person who answers the phone.",
);
const parent = path.meta({
  description: "The parent page; the breadcrumb at the top of the page follows the parents.",
  examples: ["/web-design"],
});
const structuredData = choice(
  ["business", "service"],
  "The subject of the page for search engines: the business itself, or one of its services.",
);
const areaServed = text(
  "The place that a page about a service is for, for search engines.",
  "Barry",
);
const language = naming(
  "language",
  languageTag.meta({
    description: "The language of the page, if it is not the main language of the site.",
    examples: ["cy"],
  }),
);
const author = naming(
  "author",
  text(
    "The author of the page: a name, or a key of `authors`. The page displays it, and search engines get it.",
    "Ines Marlow",
  ),
);
const tags = list(
  naming("tag", text("A tag: the subject as a word or two.", "Boilers")),
  "The subjects of the page. A `pageList` can list the pages of a tag; each of them then links to that page.",
  ["Boilers", "Advice"],
);
const series = naming("series", text("The series that the page belongs to.", "The winter check"));
const summary = text(
  "What lists of pages and feeds say about the page; default: `description`.",
  "Four things to look at before the first frost.",
);

/** What pages, and templates for all of their pages, may say for lists of pages. */
const listing = {
  author: author.optional(),
  tags: tags.optional(),
  series: series.optional(),
  summary: summary.optional(),
};

const sectionsOf = (section: AnySection) =>
  list(section, "The sections of the page, from top to bottom.", [
    { type: "hero", heading: "Get found. Get hired." },
  ]);

const without = (description: string) =>
  list(
    naming(
      "section",
      literalText(
        "The id of a section, its name in `shared`, or its number in the template.",
        "prices",
      ),
    ),
    description,
    ["prices"],
  );

/** The schema of a template with sections of these types. */
export const templateOf = (section: AnySection) =>
  object("A template for many pages; `{name}` is a parameter.", {
    params: z.record(customName, parameter).meta({
      title: "Parameters",
      description: "The parameters: values that each page from this template provides.",
      examples: [{ location: { type: "text", description: "The name of the place" } }],
    }),
    label: label.optional(),
    title: title.optional(),
    description: description.optional(),
    parent: parent.optional(),
    structuredData: structuredData.optional(),
    areaServed: areaServed.optional(),
    language: language.optional(),
    without: without("The sections of all pages that pages from this template omit.").optional(),
    ...listing,
    sections: sectionsOf(section),
  });

/**
 * A page has either `title`, `description` and `sections`, or a `template` and `params`. A page with both is
 * reported when it is expanded (src/config/expand/expand-page.ts), where the message can name the key.
 */
export const pageOf = (section: AnySection) =>
  object("One page of the site.", {
    path,
    label: label.optional(),
    title: title.optional(),
    description: description.optional(),
    parent: parent.optional(),
    language: language.optional(),
    translationOf: path.optional().meta({
      description: "The page in the main language that this page translates.",
      examples: ["/web-design"],
    }),
    oneLanguage: forAdministration(
      flag("Whether the page deliberately exists in one language only.", false),
    ),
    index: flag("Whether search engines may list the page.", true),
    draft: draft("page"),
    ...publicationDates("page"),
    date: date(
      "The date of a news page. The page displays it, a `newsList` or `pageList` lists the page, and the page is published from that day.",
      "2026-11-21",
    ).optional(),
    ...listing,
    updated: date("The date of the last change to a page with a `date`.", "2026-12-01").optional(),
    picture: picture.optional().meta({
      description: "The picture of the page when it is shared, and in lists of pages.",
    }),
    structuredData: structuredData.optional(),
    areaServed: areaServed.optional(),
    sections: sectionsOf(section).optional(),
    template: naming(
      "template",
      literalText("The name of the page's template.", "localPage"),
    ).optional(),
    params: paramValues.optional(),
    instead: z
      .record(z.string(), section)
      .optional()
      .meta({
        description:
          "Sections that replace sections of the template or of all pages, by the id of those, their name in `shared`, or their number in the template. Each takes over the id unless it has one.",
        examples: [{ intro: { type: "prose", text: "Barry is where we live." } }],
      }),
    without: without(
      "The sections of the template or of all pages that this page omits.",
    ).optional(),
  });

/** A section before its page is expanded. */
const rawSections = z.array(z.unknown()).min(1);

/** A template before its sections are parsed, as parts of the pages that use it. */
export const templateFrameOf = (template: ReturnType<typeof templateOf>) =>
  template.extend({ sections: rawSections });

/**
 * An entry of `pages` before it is expanded, with the fields that expanding needs and that other pages refer
 * to.
 */
export const pageFrameOf = ({ shape }: ReturnType<typeof pageOf>) =>
  z.looseObject({
    path: shape.path,
    parent: shape.parent,
    language: shape.language,
    translationOf: shape.translationOf,
    index: shape.index,
    from: shape.from,
    until: shape.until,
    sections: rawSections.optional(),
    template: shape.template,
    params: shape.params,
    instead: z.record(z.string(), z.unknown()).optional(),
    without: shape.without,
  });

/** An expanded page; its sections are parsed one by one. */
export const expandedPageOf = (page: ReturnType<typeof pageOf>) =>
  page.omit({ instead: true }).extend({ sections: z.array(z.unknown()).optional() });

export type Page = z.output<ReturnType<typeof pageOf>>;
export type PageFrame = z.output<ReturnType<typeof pageFrameOf>>;
export type Template = z.output<ReturnType<typeof templateFrameOf>>;
