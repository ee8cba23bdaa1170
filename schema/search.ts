import * as z from "zod";
import { choice, flag, object } from "./fields/fields.ts";

const code = (service: string, example: string) =>
  z
    .string()
    .regex(/^[\w.=+/-]+$/, "write only the code: what is between the quotes after `content=`")
    .optional()
    .meta({ description: `The code from ${service}.`, examples: [example] });

/** The names of the tags are in src/site/head/head.ts. */
export const ownership = object(
  "Codes by which services see that the site is yours; the home page has them as tags.",
  {
    google: code("Google Search Console", "rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ"),
    bing: code("Bing Webmaster Tools", "A1B2C3D4E5F6A7B8C9D0E1F2A3B4C5D6"),
    yandex: code("Yandex Webmaster", "5f3a9c1e7b2d4860"),
    naver: code("Naver Search Advisor", "3d6c0e1f9b8a7c5e2d4f6a8b0c1d3e5f"),
    pinterest: code("Pinterest", "0a1b2c3d4e5f60718293a4b5c6d7e8f9"),
    facebook: code("Meta Business Suite", "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5"),
  },
);

export const search = object("What search engines and AI services may do with the site.", {
  aiCrawlers: choice(
    ["all", "answers", "none"],
    "The AI crawlers that may read the site: `all`; `answers`, only those that answer people's questions with a link to the site; or `none`. Search engines always may.",
  ).default("all"),
  llmsTxt: flag(
    "Whether the site has llms.txt, a plain list of pages and facts for AI services.",
    false,
  ),
  ownership: ownership.optional(),
});

export type Search = z.output<typeof search>;
