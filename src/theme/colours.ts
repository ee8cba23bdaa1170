import type { ColourName, Colours, Theme } from "../../schema/theme.ts";
import { contrast, MARK_CONTRAST } from "./contrast.ts";
import { firstReadable, mixed, readable, toneOf } from "./tones.ts";

/** What shows where something filled with the accent ends: the first of these that is seen on the page. */
function accentEdge(colours: Colours): ColourName {
  const isSeen = (name: ColourName) =>
    contrast(colours[name], colours.paper) >= MARK_CONTRAST &&
    contrast(colours[name], colours.card) >= MARK_CONTRAST;
  return (["accent", "onAccent"] as const).find(isSeen) ?? "ink";
}

/** Boards on bands are of the first of these shares of the band's text on which all can be read. */
const BOARD_SHARES = [0.09, 0.06, 0.03, 0];

/** What only dark bands have, and follows from the colours that they share with the page. */
function bandColours({ band, onBand, mutedOnBand, accent, error, success }: Colours) {
  const boards = BOARD_SHARES.map((share) => mixed(band, onBand, share));
  const bandCard = firstReadable(boards, [onBand, mutedOnBand, accent]);
  const onBoth = (colour: string) => readable(toneOf(colour), [band, bandCard]);
  return { bandCard, errorOnBand: onBoth(error), successOnBand: onBoth(success) };
}

const declarations = (colours: Colours) =>
  Object.entries({
    ...colours,
    ...bandColours(colours),
    accentEdge: `var(--${accentEdge(colours)})`,
  })
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** The colours as CSS variables, for light and for dark surroundings. */
export const colourCss = ({ light, dark }: Theme["colours"]): string =>
  `:root{color-scheme:light dark;${declarations(light)}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
