import { z } from "zod";
import { findIcons } from "../model/form/icons.ts";
import { suggestionsFor, typedTarget } from "../model/form/suggestions.ts";
import { type Call, call } from "./call.ts";
import type { Studio } from "./studio.ts";

const knownIn = async (studio: Studio, page: string, names: string) => ({
  config: studio.config,
  page,
  pages: studio.pages().pages ?? [],
  media: names === "link" ? await studio.media.list() : [],
});

/** The calls of controls: what their fields may name, and how a value looks. */
export const FIELD_CALLS: Readonly<Record<string, Call>> = {
  suggestions: call(
    z.strictObject({ names: z.string(), page: z.string() }),
    async (studio, { names, page }) => suggestionsFor(names, await knownIn(studio, page, names)),
  ),
  typedTarget: call(
    z.strictObject({ text: z.string(), page: z.string() }),
    async (studio, { text, page }) => ({
      target: typedTarget(text, await knownIn(studio, page, "link")),
    }),
  ),
  tokens: call(z.strictObject({ page: z.string() }), (studio, { page }) => studio.tokens(page)),
  icons: call(z.strictObject({ words: z.string() }), (_, { words }) => findIcons(words)),
};
