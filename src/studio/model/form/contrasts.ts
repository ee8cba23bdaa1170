import type * as z from "zod";
import type { Colours, Scheme, ThemeInput } from "../../../../schema/theme.ts";
import { type ColourPair, PAIRS } from "../../../checks/rules/looks/colour-contrast.ts";
import { completeColours } from "../../../looks/theme/complete-theme.ts";
import { contrast, TEXT_CONTRAST } from "../../../looks/theme/contrast.ts";
import type { Contrast } from "../../protocol/fields.ts";

const SCHEMES: readonly Scheme[] = ["light", "dark"];

/**
 * How readable each colour of the theme is with those that it is used with, by the paths of the colours; undefined while
 * the theme has errors.
 */
export function themeContrasts(
  config: unknown,
  themeSchema: z.ZodType<ThemeInput>,
): Record<string, Contrast[]> | undefined {
  const { success, data } = themeSchema.safeParse(Object(config).theme);
  if (!success) return undefined;
  const { colours } = completeColours(data.colours);
  const found: Record<string, Contrast[]> = {};
  for (const scheme of SCHEMES)
    for (const pair of PAIRS)
      for (const name of [pair[0], pair[1]]) {
        const path = ["theme", "colours", scheme, name].join("/");
        found[path] = [...(found[path] ?? []), contrastOf(pair, name, colours[scheme])];
      }
  return found;
}

function contrastOf(
  [text, ground, use]: ColourPair,
  name: keyof Colours,
  colours: Colours,
): Contrast {
  const ratio = contrast(colours[text], colours[ground]);
  return {
    colour: colours[name],
    text: colours[text],
    ground: colours[ground],
    use,
    // Truncated, so that 4.499 does not look sufficient.
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
    isEnough: ratio >= TEXT_CONTRAST,
  };
}
