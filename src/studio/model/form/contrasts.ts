import type * as z from "zod";
import type { Colours, Scheme, ThemeInput } from "../../../../schema/theme.ts";
import { PAIRS } from "../../../checks/rules/looks/colour-contrast.ts";
import { completeColours } from "../../../looks/theme/complete-theme.ts";
import { contrast, TEXT_CONTRAST } from "../../../looks/theme/contrast.ts";
import type { ValuePath } from "../../protocol/edits.ts";
import type { Contrast } from "../../protocol/fields.ts";

/** A colour of the theme by its path: `theme`, `colours`, the scheme and its name. */
const isScheme = (name: unknown): name is Scheme => name === "light" || name === "dark";

/** How readable a colour of the theme is with those that it is used with; empty for any other value. */
export function contrastsAt(
  path: ValuePath,
  config: unknown,
  themeSchema: z.ZodType<ThemeInput>,
): Contrast[] {
  const [part, group, scheme, name] = path;
  if (part !== "theme" || group !== "colours" || !isScheme(scheme)) return [];
  const { success, data } = themeSchema.safeParse(Object(config).theme);
  if (!success) return [];
  const colours: Colours = completeColours(data.colours).colours[scheme];
  return PAIRS.flatMap(([text, ground, use]) => {
    if (text !== name && ground !== name) return [];
    const ratio = contrast(colours[text], colours[ground]);
    return [
      {
        colour: text === name ? colours[text] : colours[ground],
        text: colours[text],
        ground: colours[ground],
        use,
        // Truncated, so that 4.499 does not look sufficient.
        ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
        isEnough: ratio >= TEXT_CONTRAST,
      },
    ];
  });
}
