import type { z } from "zod";
import { choice, flag, object } from "./fields/fields.ts";

export const search = object("What search engines and AI services may do with the site.", {
  aiCrawlers: choice(
    ["all", "answers", "none"],
    "Which robots of AI services may read the site: `all`; `answers`, only those that answer people's questions with a link to it; or `none`. Search engines always may.",
  ).default("all"),
  llmsTxt: flag("Writes llms.txt, a plain list of the pages and facts for AI services.", false),
});

export type Search = z.output<typeof search>;
