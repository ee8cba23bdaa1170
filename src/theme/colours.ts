import type { Theme } from "../../schema/theme.ts";

type Colours = Theme["colours"]["light"];

/** Colours that follow from others: the edge of what is filled with the accent, boards on bands. */
const derived = (accentEdge: keyof Colours) =>
  `--accentEdge:var(--${accentEdge});` +
  "--bandCard:color-mix(in srgb,var(--band) 92%,var(--onBand));";

const declarations = (colours: Colours, accentEdge: keyof Colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join("") + derived(accentEdge);

/** The colours as CSS variables, for light and for dark surroundings. */
export const colourCss = ({ light, dark }: Theme["colours"]): string =>
  `:root{color-scheme:light dark;${declarations(light, "onAccent")}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations(dark, "accent")}}}`;
