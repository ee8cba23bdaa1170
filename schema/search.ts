import type { z } from "zod";
import { choice, flag, object } from "./fields/fields.ts";

export const search = object("What search engines and AI services may do with the site.", {
  aiCrawlers: choice(
    ["all", "answers", "none"],
    "The AI crawlers that may read the site: `all`; `answers`, only those that answer people's questions with a link to the site; or `none`. Search engines always may.",
  ).default("all"),
  llmsTxt: flag(
    "Whether the site has llms.txt, a plain list of pages and facts for AI services.",
    false,
  ),
});

export type Search = z.output<typeof search>;
