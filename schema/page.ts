import * as z from "zod";
import { path } from "./fields/addresses.ts";
import { words } from "./fields/blank.ts";
import { choice, flag, list, literalText, object, ownName, text } from "./fields/fields.ts";
import { languageTag } from "./languages.ts";
import { sectionSchema } from "./sections/index.ts";

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
const language = languageTag.meta({
  description: "The language of the page, if it is not the main one of the site.",
  examples: ["cy"],
});
const sections = list(sectionSchema, "The page's sections, from top to bottom.", [
  { type: "hero", heading: "Get found. Get hired." },
]);

const PARAM_TYPES = ["text", "markdown", "list"] as const;

const parameter = object("One thing that pages made from the template must say.", {
  type: choice(PARAM_TYPES, "A line of text, paragraphs in Markdown, or a list of short texts."),
  description: literalText("What to write here.", "The name of the place"),
  count: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "How many entries a list must have.", examples: [12] }),
});

export const template = object("A page that many pages are made from; `{name}` is a parameter.", {
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
  sections,
});

const paramValue = z.union([words(), z.array(words())], {
  error: "write a text in quotes, or a list of texts in square brackets",
});

/**
 * A page is written out (`title`, `description`, `sections`) or made from a template
 * (`template`, `params`), which may give these; which of the two it is, and that it is not both, is
 * checked after parsing (src/expand/expand.ts), where the message can name the missing key.
 */
export const page = object("One page of the site.", {
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
  structuredData: structuredData.optional(),
  areaServed: areaServed.optional(),
  sections: sections.optional(),
  template: literalText("The template that the page is made from.", "localPage").optional(),
  params: z
    .record(ownName, paramValue)
    .optional()
    .meta({
      description: "The page's own values for the template's parameters.",
      examples: [{ location: "Barry" }],
    }),
});

export type Page = z.output<typeof page>;
export type Template = z.output<typeof template>;
export type Parameter = z.output<typeof parameter>;
