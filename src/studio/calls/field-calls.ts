import { z } from "zod";
import { contrastsAt } from "../model/contrasts.ts";
import { findIcons } from "../model/icons.ts";
import { suggestionsFor } from "../model/suggestions.ts";
import { type Call, call, path } from "./call.ts";

/** The calls of controls: what their fields may name, and how a value looks. */
export const FIELD_CALLS: Readonly<Record<string, Call>> = {
  suggestions: call(
    z.strictObject({ names: z.string(), page: z.string() }),
    async (studio, { names, page }) =>
      suggestionsFor(names, {
        config: studio.config,
        page,
        pages: studio.pages().pages ?? [],
        media: names === "link" ? await studio.media.list() : [],
      }),
  ),
  tokens: call(z.strictObject({ page: z.string() }), (studio, { page }) => studio.tokens(page)),
  icons: call(z.strictObject({ words: z.string() }), (_, { words }) => findIcons(words)),
  contrasts: call(z.strictObject({ path }), (studio, input) =>
    contrastsAt(input.path, studio.config, studio.kit.schemas.site.shape.theme),
  ),
};
