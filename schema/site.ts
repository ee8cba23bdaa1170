import * as z from "zod";
import { business } from "./business.ts";
import { checks } from "./checks.ts";
import { list, literalText, object } from "./fields/fields.ts";
import { texts } from "./fields/texts.ts";
import { forms, map } from "./forms.ts";
import { footer, header } from "./layout.ts";
import { page, template } from "./page.ts";
import { search } from "./search.ts";
import { theme } from "./theme.ts";

/** The version of the file's shape; a change that would break a file raises it. */
const VERSION = 1;

const LANGUAGES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const isLanguage = (tag: string) => LANGUAGES.of(tag) !== undefined;

/** A language as web pages name it (BCP 47), such as `en-GB`, `de` or `ar-EG`. */
const languageTag = (description: string, example: string) =>
  z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, {
      error: 'write the language as its tag, such as "en-GB", "de" or "ar-EG"',
      abort: true,
    })
    .refine(isLanguage, { error: "no language has this tag; write one such as en-GB, de or ar-EG" })
    .meta({ description, examples: [example] });

export const site = object("A whole website.", {
  $schema: literalText("Tells the editor how to help.", "./schema/site.schema.json").optional(),
  version: z
    .literal(VERSION)
    .meta({ description: "The version of this file's shape.", examples: [VERSION] }),
  language: languageTag("The language of the site, by its tag.", "en-GB"),
  texts: texts.optional(),
  business,
  theme,
  header,
  footer,
  forms: forms.prefault({}),
  search: search.prefault({}),
  checks: checks.default([]),
  map: map.optional(),
  templates: z
    .record(z.string().regex(/^[a-z][a-zA-Z0-9]*$/), template)
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
  pages: list(page, "Every page of the site.", [
    { path: "/", title: "Home", description: "…", sections: [{ type: "hero", heading: "Hello" }] },
  ]),
});

export type Site = z.output<typeof site>;
