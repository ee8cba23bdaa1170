import * as z from "zod";
import { path } from "./fields/addresses.ts";
import { date, shownDays } from "./fields/dates.ts";
import { choice, draft, flag, list, literalText, object, ownName, text } from "./fields/fields.ts";
import { languageTag } from "./fields/language.ts";
import { naming } from "./fields/names.ts";
import { picture } from "./fields/parts.ts";
import type { AnySection } from "./fields/section.ts";
import { parameter, paramValues } from "./parameters.ts";

const label = text("The page's short name, for trails and lists.", "Web design");
const title = text("The page's title, in the browser's tab and in search.", "Web design in Barry");
const description = text(
  "One or two sentences that search engines show under the title.",
  "Fast websites for Barry's trades, from one person who answers the phone.",
);
const parent = path.meta({
  description:
    "The page above this one; the trail of links at the top of the page is made of these.",
  examples: ["/web-design"],
});
const structuredData = choice(
  ["business", "service"],
  "What the page tells search engines: about the business itself, or about one of its services.",
);
const areaServed = text(
  "The place that a page about a service is for, where it is for one place; search engines read it.",
  "Barry",
);
const language = naming(
  "language",
  languageTag.meta({
    description: "The language of the page, if it is not the main one of the site.",
    examples: ["cy"],
  }),
);
const sectionsOf = (section: AnySection) =>
  list(section, "The page's sections, from top to bottom.", [
    { type: "hero", heading: "Get found. Get hired." },
  ]);

/** A page that others are made from, of sections of these types. */
export const templateOf = (section: AnySection) =>
  object("A page that many pages are made from; `{name}` is a parameter.", {
    params: z.record(ownName, parameter).meta({
      description: "What each page made from this template says for itself.",
      examples: [{ location: { type: "text", description: "The name of the place" } }],
    }),
    label: label.optional(),
    title: title.optional(),
    description: description.optional(),
    parent: parent.optional(),
    structuredData: structuredData.optional(),
    areaServed: areaServed.optional(),
    language: language.optional(),
    sections: sectionsOf(section),
  });

/**
 * A page is written out (`title`, `description`, `sections`) or made from a template
 * (`template`, `params`), which may give these; which of the two it is, and that it is not both, is
 * checked after parsing (src/fill/fill-page.ts), where the message can name the missing key.
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
      description: "The page in the site's main language that this page is the translation of.",
      examples: ["/web-design"],
    }),
    oneLanguage: flag(
      "Says that the page is in one language on purpose, where the site has several.",
      false,
    ),
    index: flag("Whether search engines may list the page.", true),
    draft: draft(
      "Says that the page is not finished: `npm start` shows it, and visitors do not get it.",
    ),
    ...shownDays("page"),
    date: date(
      "The day that the page is of, where it is news: it stands at the top of the page, a `newsList` lists the page, and before that day visitors do not get it.",
      "2026-11-21",
    ).optional(),
    updated: date(
      "When a page with a date was last changed, where readers should know.",
      "2026-12-01",
    ).optional(),
    picture: picture.optional().meta({
      description:
        "The page's picture: shown where the page is shared, and in lists of news if it has a date.",
    }),
    structuredData: structuredData.optional(),
    areaServed: areaServed.optional(),
    sections: sectionsOf(section).optional(),
    template: naming(
      "template",
      literalText("The template that the page is made from.", "localPage"),
    ).optional(),
    params: paramValues.optional(),
    instead: z
      .record(z.string(), section)
      .optional()
      .meta({
        description:
          "Sections of the page's own in the place of some of its template's, by the id or the number of those; without an id of its own each has that of the other.",
        examples: [{ intro: { type: "prose", text: "Barry is where we live." } }],
      }),
    without: list(
      naming("section", literalText("The id or the number of a section.", "prices")),
      "Sections of the template that the page leaves out.",
      ["prices"],
    ).optional(),
  });

export type Page = z.output<ReturnType<typeof pageOf>>;
export type Template = z.output<ReturnType<typeof templateOf>> & {
  /**
   * Its sections as the file has them: what a page puts into them is parsed with them. In `sections` an
   * example stands wherever that is a parameter for something else than words.
   */
  plain: readonly unknown[];
};
