import type { ColourName, Colours, Theme } from "../../schema/theme.ts";
import { contrast, MARK_CONTRAST } from "./contrast.ts";

/** What shows where something filled with the accent ends: the first of these that is seen on the page. */
function accentEdge(colours: Colours): ColourName {
  const isSeen = (name: ColourName) =>
    contrast(colours[name], colours.paper) >= MARK_CONTRAST &&
    contrast(colours[name], colours.card) >= MARK_CONTRAST;
  return (["accent", "onAccent"] as const).find(isSeen) ?? "ink";
}

const declarations = (colours: Colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join("") +
  `--accentEdge:var(--${accentEdge(colours)});` +
  "--bandCard:color-mix(in srgb,var(--band) 92%,var(--onBand));";

/** The colours as CSS variables, for light and for dark surroundings. */
export const colourCss = ({ light, dark }: Theme["colours"]): string =>
  `:root{color-scheme:light dark;${declarations(light)}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
